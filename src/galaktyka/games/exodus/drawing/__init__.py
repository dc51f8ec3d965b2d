"""Exodus drawn as SVG: the map, the boards, the mats."""
