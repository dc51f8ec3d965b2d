"""New Frontiers in a terminal."""
