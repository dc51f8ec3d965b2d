"""The pictures of Gaia Project: symbols, tiles, boards, mats and the map. `picture.py` puts them together."""
