"""Eclipse as text for terminals."""
