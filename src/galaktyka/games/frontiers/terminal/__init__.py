"""New Frontiers as text for terminals."""
