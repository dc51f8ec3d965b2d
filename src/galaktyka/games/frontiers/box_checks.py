"""What must come out right in every box of New Frontiers, ours or an owner's.

The rulebook prints no list of tiles but sums them up: how many planets there are of each defence, cost, kind and
keyword. Single values may be corrected; a box whose sums no longer fit is refused.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Limits

LIMITS: Final[Limits] = {
    "planet.colonists": (1, 2),
    "home.colonists": (1, 1),
    "home.board": (1, 8),
    "kind.price": (1, 9),
    "players.credits": (0, 20),
    "players.pawns": (1, 2),
    "players.stack": (1, 3),
    "board.planets": (9, 9),
    "action.planets": (6, 7),
    "action.second": (1, 1),
    "action.windfalls": (1, 1),
    "action.places": (1, 1),
    "action.goals": (3, 3),
}

# The summary of the planets: military, then others. Two figures of the scan are mended: one planet of cost 7 is
# missing from its row, and the windfall planets must be 11 for the row to add up to 34.
DEFENCES: Final = {1: 5, 2: 6, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2}
COSTS: Final = {0: 1, 1: 3, 2: 12, 3: 5, 4: 4, 5: 6, 6: 2, 7: 1}
MILITARY: Final = {
    "colonists": {"1": 18, "2": 8},
    "good": {"none": 8, "production": 6, "windfall": 12},
    "kind": {"alien": 5, "genes": 6, "none": 8, "novelty": 3, "rare": 4},
    "keywords": {"imperium": 3, "rebel": 11, "uplift": 6},
}
PEACEFUL: Final = {
    "colonists": {"1": 21, "2": 13},
    "good": {"none": 3, "production": 20, "windfall": 11},
    "kind": {"alien": 4, "any": 1, "genes": 5, "none": 3, "novelty": 12, "rare": 9},
    "keywords": {"imperium": 4, "uplift": 4},
}
MOST_VP: Final = (6, 9)
SCORED_WORDS: Final = (["imperium", "uplift"], ["rebel", "uplift"])
KINDS: Final = ("novelty", "rare", "genes", "alien")
COPIES: Final = 3
HOME_SIDES: Final = ("A", "B")
LARGE_COST: Final = 9
SMALL_COSTS: Final = (1, 5)


def check_box(document: Document) -> None:
    check_tiles(document)
    check_summary(document, True, DEFENCES, MILITARY)
    check_summary(document, False, COSTS, PEACEFUL)
    check_single_planets(document)
    check_technologies(document)
    check_homes(document)
    check_supply(document)
    check_players(document)
    check_goals(document)


def check_tiles(document: Document) -> None:
    """Points are printed or scored by conditions; a military tile has a defence, others a cost."""
    for section in ("planet", "home", "technology"):
        for item in document.section(section):
            if ("vp" in item.values) == bool(item.sequence("scoring")):
                raise item.wrong("vp", "a tile has either printed points or conditions that score")
            if section == "technology":
                continue
            military = item.flag("military")
            if ("defence" in item.values) != military or ("cost" in item.values) == military:
                raise item.wrong("military", "a military tile has a defence, any other a cost")
            if (item.word("kind") == "none") != (item.word("good") == "none"):
                raise item.wrong("good", "gray tiles, and no others, never hold a good")
            if item.word("kind") == "any" and (section == "home" or item.word("good") != "windfall"):
                raise item.wrong("kind", "only a windfall planet can be of any kind")


def check_summary(
    document: Document, military: bool, numbers: dict[int, int], rows: dict[str, dict[str, int]]
) -> None:
    planets = [item for item in document.section("planet") if item.flag("military") == military]
    field = "defence" if military else "cost"
    for number in range(max(numbers) + 1):
        _total(planets, field, str(number), numbers.get(number, 0))
    for name, row in rows.items():
        for word, wanted in row.items():
            _total(planets, name, word, wanted)
    for item in planets:
        if item.number(field) not in numbers:
            raise item.wrong(field, f"no such planet is in the box; the highest is {max(numbers)}")
    if not military:
        for item in planets:
            if "rebel" in item.words("keywords"):
                raise item.wrong("keywords", "every planet of the Rebels is military")


def _total(planets: list[Item], field: str, word: str, wanted: int) -> None:
    found = [item for item in planets if _has(item, field, word)]
    if len(found) != wanted:
        blamed = found[-1] if found else planets[0]
        what = f"{field} {word}" if field not in ("keywords",) else f"the keyword {word}"
        side = "military" if planets[0].flag("military") else "non-military"
        raise blamed.wrong(field, f"{len(found)} {side} planets have {what}, the rulebook says {wanted}")


def _has(item: Item, field: str, word: str) -> bool:
    if field == "keywords":
        return word in item.words(field)
    return str(item.values.get(field, "")) == word


def check_single_planets(document: Document) -> None:
    """Remarks under the summary: one gray planet is Alien, one of the Rebels uplifted; what the others score."""
    planets = document.section("planet")
    gray = [p for p in planets if p.word("kind") == "none" and "alien" in p.words("keywords")]
    if len(gray) != 1:
        raise (gray or list(planets))[-1].wrong("keywords", f"{len(gray)} gray planets are Alien, not 1")
    both = [p for p in planets if {"rebel", "uplift"} <= set(p.words("keywords"))]
    if len(both) != 1:
        raise (both or list(planets))[-1].wrong(
            "keywords", f"{len(both)} planets are rebel and uplift, not 1"
        )
    for military in (False, True):
        words: set[str] = set()
        for item in planets:
            if item.flag("military") == military:
                if item.number("vp") > MOST_VP[military]:
                    raise item.wrong("vp", f"no such planet gives more than {MOST_VP[military]}")
                for part in item.sequence("scoring"):
                    words.add(str(item.as_table("scoring", part).get("keyword", "")))
                    blamed = item
        if sorted(words) != SCORED_WORDS[military]:
            raise blamed.wrong("scoring", f"variable points go by {', '.join(SCORED_WORDS[military])}")


def check_technologies(document: Document) -> None:
    sides: dict[str, list[str]] = {}
    tiles = 0
    for item in document.section("technology"):
        slot, cost = item.word("slot"), item.number("cost")
        if slot not in sides:
            tiles += COPIES if item.word("size") == "small" else 1
        sides.setdefault(slot, []).append(item.word("side"))
        if (item.word("size") == "large") != slot.startswith("l"):
            raise item.wrong("size", f"slot {slot} is for the other size")
        large = item.word("size") == "large"
        if large != (cost == LARGE_COST) or not (large or SMALL_COSTS[0] <= cost <= SMALL_COSTS[1]):
            raise item.wrong("cost", "large technologies cost 9, small ones 1 to 5")
        if large != bool(item.sequence("scoring")):
            raise item.wrong("scoring", "large technologies, and no others, give variable points")
    for item in document.section("technology"):
        found = sorted(sides[item.word("slot")])
        if found not in (["fixed"], ["A", "B"]):
            raise item.wrong("side", f"slot {item.word('slot')} has the sides {', '.join(found)}")
    _supply(document, "technology_tiles", tiles)


def check_homes(document: Document) -> None:
    found = sorted([f"{item.number('board')}{item.word('side')}" for item in document.section("home")])
    boards = document.item("supply", "empire_boards")
    if found != [f"{board}{side}" for board in range(1, boards.number("count") + 1) for side in HOME_SIDES]:
        raise boards.wrong("count", "every Empire board has a side A and a side B")


def check_supply(document: Document) -> None:
    """The rulebook's list of the box against what the tables add up to; goods enough for every colony."""
    _supply(document, "planet_tiles", len(document.ids("planet")))
    _supply(document, "military_planets", len([p for p in document.section("planet") if p.flag("military")]))
    _supply(document, "goods", sum(document.column("kind", "goods")))
    _supply(document, "goal_tiles", len(document.ids("goal")))
    _supply(document, "action_tiles", len(document.ids("action")) - 1)
    for name in KINDS:
        item = document.item("kind", name)
        planets = [p for p in document.section("planet") if p.word("kind") in (name, "any")]
        boards = {h.number("board") for h in document.section("home") if h.word("kind") == name}
        if len(planets) + len(boards) > item.number("goods"):
            raise item.wrong("goods", f"{len(planets) + len(boards)} colonies can hold one")


def check_players(document: Document) -> None:
    for seats, item in enumerate(document.section("players"), 2):
        if len(item.numbers("credits")) != seats:
            raise item.wrong("credits", f"the list must have {seats} entries")
        if item.number("colonists") > document.item("supply", "colonists").number("count"):
            raise item.wrong("colonists", "the box has fewer")


def check_goals(document: Document) -> None:
    for item in document.section("goal"):
        tiers = item.pairs("tiers")
        if not tiers or sorted(tiers) != tiers or len({count for count, _ in tiers}) != len(tiers):
            raise item.wrong("tiers", "counts must rise from step to step")


def _supply(document: Document, name: str, found: int) -> None:
    item = document.item("supply", name)
    if item.number("count") != found:
        raise item.wrong("count", f"the box holds {item.number('count')}, but the tables add up to {found}")
