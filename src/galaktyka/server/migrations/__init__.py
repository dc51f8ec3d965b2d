"""How the store grew: one revision a file."""
