"""The pictures of New Frontiers: symbols, tiles, boards and mats. `picture.py` puts them together."""
