"""Eclipse as pictures."""
