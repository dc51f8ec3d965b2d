"""The kernel: states, choices, chance, matches and records. It knows no game."""
