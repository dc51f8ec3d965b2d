"""The pictures of Exodus: symbols, tiles, boards, mats and the map. `picture.py` puts them together."""
