"""Parts of the picture of Ascendancy: signs, the map, the mats, what is under way."""
