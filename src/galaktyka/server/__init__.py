"""The web table: tables that many people and bots play at, stored as journals, shown live in browsers."""
