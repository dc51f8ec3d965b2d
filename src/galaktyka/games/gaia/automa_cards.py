"""Cards of the solo opponent: what they do (A5-A16), as typed records."""

from typing import Final

from galaktyka.core.data import Item, Value

# What an Automa card or a step of a faction card does.
AUTOMA_UPGRADE: Final = 0
AUTOMA_BUILD_MINE: Final = 1
AUTOMA_POWER_QIC: Final = 2
AUTOMA_RESEARCH_HIGHEST: Final = 3
AUTOMA_RESEARCH_RANDOM: Final = 4
AUTOMA_RESEARCH_SPECIFIC: Final = 5
AUTOMA_FACTION: Final = 6
AUTOMA_ACTION_IDS: Final = (
    "upgrade",
    "build_mine",
    "power_qic",
    "research_highest",
    "research_random",
    "research_specific",
    "faction",
)
TILE_NONE: Final = 0
TILE_TOP: Final = 1
TILE_BOTTOM: Final = 2
TIEBREAK_NONE: Final = 0
TIEBREAK_TRANSDIM: Final = 1
TIEBREAK_CLOSEST: Final = 2
TIEBREAK_IDS: Final = ("none", "transdim_planet", "closest_to_a_human_planet")
SEARCH_RIGHT_DOWN: Final = 0
SEARCH_LEFT_UP: Final = 1
AUTOMALEIN: Final = 0
AUTOMA: Final = 1
AUTOMAECHTIG: Final = 2
ULTOMA: Final = 3
ALPTRAUMA: Final = 4
DIFFICULTY_IDS: Final = ("automalein", "automa", "automaechtig", "ultoma", "alptrauma")


class AutomaCard:
    """One decision card: action and points, red X, and what it says as the support card."""

    __slots__ = (
        "action",
        "booster_pass",
        "booster_start",
        "direction",
        "final_tile",
        "from_left",
        "number",
        "passes",
        "reach",
        "selection",
        "vp",
    )

    def __init__(self, item: Item, number: int) -> None:
        self.number: int = number  # 1 to 17 as printed
        self.action: int = item.place("action", AUTOMA_ACTION_IDS)
        self.vp: int = item.number("vp")
        self.passes: bool = item.flag("pass")
        self.final_tile: int = item.place("final_tile", ("none", "top", "bottom"))
        self.reach: int = item.number("reach")
        self.direction: int = item.place("direction", ("rd", "lu"))
        self.selection: int = item.number("number")
        self.from_left: bool = item.place("arrow", ("left", "right")) == 1
        # Places in the row of boosters, from 0.
        self.booster_pass: int = item.place("booster_pass", ("left", "middle", "right"))
        self.booster_start: int = item.number("booster_start") - 1


class AutomaStep:
    """One step of a faction card."""

    __slots__ = ("action", "fallback_reach", "reach", "tiebreak", "track")

    def __init__(self, action: int, track: int, reach: int, tiebreak: int, fallback_reach: int) -> None:
        self.action = action
        self.track = track  # of AUTOMA_RESEARCH_SPECIFIC, else -1
        self.reach = reach  # 0: that of the support card
        self.tiebreak = tiebreak
        self.fallback_reach = fallback_reach  # of a mine instead of an impossible upgrade; 0: no mine


class AutomaFaction:
    """A faction card: start, lasting bonuses, and the steps of its action."""

    __slots__ = (
        "double_power_qic",
        "faction",
        "lab_research",
        "mines",
        "new_type_vp",
        "research",
        "steps",
        "trading_vp",
        "upgrade_from",
        "upgrade_to",
        "vp",
    )

    def __init__(
        self,
        item: Item,
        faction: int,
        tracks: tuple[str, ...],
        upgrade_from: list[int],
        upgrade_to: list[int],
    ) -> None:
        self.faction: int = faction
        self.research: list[int] = item.amounts("research", tracks)
        self.mines: int = item.number("mines")
        self.steps: list[AutomaStep] = [_step(item, part, tracks) for part in item.sequence("steps")]
        self.vp: int = item.number("vp")
        self.new_type_vp: int = item.number("new_type_vp")
        self.trading_vp: int = item.number("trading_vp")
        self.double_power_qic: bool = item.flag("double_power_qic")
        self.lab_research: bool = item.flag("lab_research")
        # Upgrades in order of preference; ACADEMY_KNOWLEDGE stands for either academy.
        self.upgrade_from: list[int] = upgrade_from
        self.upgrade_to: list[int] = upgrade_to


class AutomaDifficulty:
    __slots__ = ("added", "bonus_vp", "removed", "start_vp")

    def __init__(self, item: Item) -> None:
        self.start_vp: int = item.number("start_vp")
        self.removed: list[int] = item.numbers("removed")  # numbers of cards that go to the reserve
        self.added: list[int] = item.numbers("added")
        self.bonus_vp: int = item.number("bonus_vp")  # on every gain of points


def _step(item: Item, value: Value, tracks: tuple[str, ...]) -> AutomaStep:
    step = AutomaStep(-1, -1, 0, TIEBREAK_NONE, 0)
    for key, part in item.as_table("steps", value).items():
        if key == "do" and isinstance(part, str):
            step.action = item.as_place("steps", part, AUTOMA_ACTION_IDS)
        elif key == "track" and isinstance(part, str):
            step.track = item.as_place("steps", part, tracks)
        elif key == "tiebreak" and isinstance(part, str):
            step.tiebreak = item.as_place("steps", part, TIEBREAK_IDS)
        elif key == "reach" and isinstance(part, int):
            step.reach = part
        elif key == "else_mine_reach" and isinstance(part, int):
            step.fallback_reach = part
        else:
            raise item.wrong("steps", f"a step has no {key} of that type")
    if step.action < 0 or step.action == AUTOMA_FACTION:
        raise item.wrong("steps", "every step needs a do, an action other than faction")
    if (step.action == AUTOMA_RESEARCH_SPECIFIC) != (step.track >= 0):
        raise item.wrong("steps", "research_specific, and nothing else, needs a track")
    return step
