"""Ascendancy for a terminal: the map, the systems, the consoles and the table as styled lines."""
