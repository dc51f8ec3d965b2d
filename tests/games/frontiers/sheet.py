"""Reads `sheet.txt`, the second writing of every tile, and scores empires from it without the engine's help."""

from pathlib import Path

SHEET = Path(__file__).parent / "sheet.txt"
KINDS = ("novelty", "rare", "genes", "alien")


class Power:
    """One power as the sheet writes it: `settle.military n=1 vs=keyword:rebel`."""

    def __init__(self, text: str) -> None:
        self.name, *rest = text.split()
        self.params = dict([part.split("=", 1) for part in rest])

    def n(self, key: str = "n") -> int:
        return int(self.params[key])

    def word(self, key: str) -> str:
        return self.params[key]

    def filter(self, key: str = "filter") -> dict[str, str]:
        return dict([part.split(":") for part in self.params[key].split(",")])

    @property
    def phase(self) -> str:
        return self.name.split(".")[0]


class Tile:
    """A planet, a home colony or a technology."""

    def __init__(self, id_: str, section: str) -> None:
        self.id = id_
        self.section = section
        self.military = False
        self.cost = 0
        self.colonists = 0
        self.points = "0"
        self.kind = ""
        self.good = ""
        self.keywords: list[str] = []
        self.powers: list[Power] = []
        self.place = ""  # board and side, or slot and side

    @property
    def is_colony(self) -> bool:
        return self.section != "technologies"

    def fits(self, conditions: dict[str, str], kind: str | None = None) -> bool:
        return all(self.fits_one(key, value, kind) for key, value in conditions.items())

    def fits_one(self, key: str, value: str, kind: str | None) -> bool:
        if key == "keyword":
            return value in self.keywords
        if key == "not_keyword":
            return value not in self.keywords
        if key == "military":
            return self.is_colony and self.military == (value == "true")
        if key == "kind":
            return self.is_colony and (self.kind if kind is None else kind) == value
        if key == "good":
            return self.good == value
        if key == "size":
            return not self.is_colony and (self.cost == 9) == (value == "large")
        if key == "id":
            return self.id == value
        assert key == "power_phase"
        return any(power.phase == value for power in self.powers)


def read() -> tuple[dict[str, Tile], dict[str, list[str]]]:
    tiles: dict[str, Tile] = {}
    scoring: dict[str, list[str]] = {}
    section = ""
    for line in SHEET.read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            cells = [cell.strip() for cell in line.split("|")]
            if section == "scoring":
                scoring[cells[0]] = [part.strip() for part in cells[1].split(";")]
            else:
                tiles[cells[0]] = read_tile(cells, section)
    return tiles, scoring


def read_tile(cells: list[str], section: str) -> Tile:
    tile = Tile(cells[0], section)
    *numbers, keywords, powers = cells[1:]
    tile.keywords = [] if keywords == "-" else keywords.split()
    tile.powers = [] if powers == "-" else [Power(text.strip()) for text in powers.split(";")]
    if section == "technologies":
        tile.cost, tile.points, tile.place = int(numbers[0]), numbers[1], numbers[2]
        return tile
    if section == "homes":
        tile.place = numbers.pop(0)
    price, colonists, tile.points, good = numbers
    tile.military = price.startswith("def ")
    tile.cost = int(price.removeprefix("def ").removesuffix("$"))
    tile.colonists = int(colonists)
    if good != "gray":
        tile.kind, tile.good = good.split()
    return tile


TILES, SCORING = read()
PLANETS = [tile for tile in TILES.values() if tile.section == "planets"]
HOMES = [tile for tile in TILES.values() if tile.section == "homes"]
TECHNOLOGIES = [tile for tile in TILES.values() if tile.section == "technologies"]


# --- an independent count ---


def kind_in(tile: Tile, refinery: str) -> str:
    return refinery if tile.kind == "any" else tile.kind


def bonus(scorer: str, names: list[str], refinery: str) -> int:
    """What one tile of variable points is worth in an empire."""
    total = 0
    empire = [TILES[name] for name in names]
    for text in SCORING[scorer]:
        if text.startswith("count=colony_kinds"):
            steps = text.split("table=")[1].split("/")
            kinds = {kind_in(tile, refinery) for tile in empire if tile.is_colony} - {""}
            total += int(steps[len(kinds)])
        elif text.startswith("count=total_military"):
            total += sum([p.n() for tile in empire for p in tile.powers if is_plain_military(p)])
    for tile in empire:
        total += max([worth(text, tile, refinery) for text in SCORING[scorer]])
    return total


def is_plain_military(power: Power) -> bool:
    return power.name == "settle.military" and "vs" not in power.params


def worth(text: str, tile: Tile, refinery: str) -> int:
    if text.startswith("count="):
        return 0
    vp, _, per, *rest = text.split()
    conditions = dict([part.split("=") for part in rest])
    if per != "tile" and (per == "colony") != tile.is_colony:
        return 0
    return int(vp) if tile.fits(conditions, kind_in(tile, refinery)) else 0


def empire_points(names: list[str]) -> int:
    """Printed and variable points of an empire, with the best kind for the refinery."""
    totals: list[int] = []
    for refinery in KINDS:
        printed = sum([int(TILES[name].points) for name in names if TILES[name].points != "?"])
        totals.append(printed + sum([bonus(name, names, refinery) for name in names if name in SCORING]))
    return max(totals)
