"""The closed vocabulary of powers and of scoring conditions, as typed tables.

A power is an effect with its parameters; the rules run every effect in one place and know no tile by name.
Whatever the data say outside this vocabulary is refused when a box is read.
"""

from collections.abc import Mapping
from typing import Final

from galaktyka.core.data import Item, Value
from galaktyka.games.frontiers.ids import (
    ANY,
    EFFECT_IDS,
    GOOD_WORDS,
    GRAY,
    KEYWORD_IDS,
    KIND_WORDS,
    KINDS,
    PHASE_IDS,
    TILE_IDS,
)

# What every effect must say; `vs` alone may be left out.
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "explore.draw_bag": ("n",),
    "explore.gain_colonists": ("n",),
    "develop.discount": ("n",),
    "develop.gain_credits_start": ("n",),
    "develop.gain_credits_after": ("n",),
    "settle.military": ("n",),
    "settle.discount": ("n", "kind"),
    "settle.cost_or_military": ("n", "kind"),
    "settle.temp_military": ("n", "good"),
    "settle.after_settle": ("gain", "n"),
    "settle.pay_for_military": ("discount", "filter"),
    "settle.settle_second": (),
    "settle.upgrade_colony": ("min_diff", "max_diff"),
    "settle.replace_this": ("filter",),
    "produce.gain_credits": ("n",),
    "produce.credits_per_colony": ("n", "filter"),
    "produce.credits_if_produced_here": ("n",),
    "produce.windfall": ("kind",),
    "produce.credits_if_most": ("n", "kind"),
    "produce.credits_per_good_produced": ("n", "kind"),
    "trade.bonus": ("n", "kind"),
    "consume.convert": ("goods", "kind", "vp", "credits"),
    "consume.convert_each": ("max", "kind", "vp", "credits"),
    "consume.convert_each_distinct": ("max", "vp", "credits"),
    "consume.gain": ("vp", "credits"),
    "consume.per_good_consumed": ("vp", "bonus_tile", "bonus_vp"),
    "consume.sell_again": (),
}
POWER_FILTERS: Final = ("keyword", "not_keyword", "military", "kind")
SCORING_FILTERS: Final = (*POWER_FILTERS, "good", "size", "id", "power_phase")
GAIN_WORDS: Final = ("credits", "draw_bag")
GAIN_CREDITS: Final = 0
GAIN_DRAW: Final = 1
MOST_POWERS: Final = 4
"""A tile has no more powers than this, so that each has a number of its own: tile * MOST_POWERS + place."""

PER_WORDS: Final = ("tile", "colony", "tech")
PER_TILE: Final = 0
PER_COLONY: Final = 1
PER_TECH: Final = 2
PER_KINDS: Final = 3
PER_MILITARY: Final = 4
COUNT_WORDS: Final = ("colony_kinds", "total_military")

NOT_ASKED: Final = -1
LARGE: Final = 1


class Face:
    """What filters look at on a tile. `kind` is GRAY for technologies and for the refinery until it has one."""

    __slots__ = ("good", "keywords", "kind", "large", "military", "phases", "tile")

    def __init__(self, tile: int) -> None:
        self.tile = tile
        self.kind = GRAY
        self.good = 0
        self.keywords = 0  # bit mask
        self.military = NOT_ASKED  # -1: a technology, which is neither
        self.large = 0
        self.phases = 0  # bit mask of the phases in which it has a power


class Filter:
    """Which tiles a power or a condition means; all that is asked must hold."""

    __slots__ = ("good", "kind", "large", "military", "phase", "tile", "with_word", "without_word")

    def __init__(self) -> None:
        self.with_word = 0
        self.without_word = 0
        self.military = NOT_ASKED
        self.kind = NOT_ASKED
        self.good = NOT_ASKED
        self.large = NOT_ASKED
        self.tile = NOT_ASKED
        self.phase = NOT_ASKED

    def asks(self) -> bool:
        """Whether some tiles do not fit."""
        return (
            self.with_word + self.without_word > 0
            or max(self.military, self.kind, self.good, self.large, self.tile, self.phase) >= 0
        )

    def fits(self, face: Face, kind: int) -> bool:
        """Whether the tile fits; `kind` is its kind at this moment."""
        if self.with_word and face.keywords & self.with_word == 0:
            return False
        if face.keywords & self.without_word:
            return False
        if self.military >= 0 and face.military != self.military:
            return False
        if self.kind >= 0 and kind != self.kind:
            return False
        if self.good >= 0 and face.good != self.good:
            return False
        if self.large >= 0 and face.large != self.large:
            return False
        if self.tile >= 0 and face.tile != self.tile:
            return False
        return self.phase < 0 or face.phases >> self.phase & 1 == 1


class Power:
    """One power of a tile. Parameters that its effect does not know are 0, kinds ANY, the filter lets all pass."""

    __slots__ = (
        "bonus_tile",
        "bonus_vp",
        "credits",
        "effect",
        "filter",
        "gain",
        "goods",
        "kind",
        "max_diff",
        "min_diff",
        "n",
        "number",
        "phase",
        "tile",
        "vp",
    )

    def __init__(self, number: int, phase: int, effect: int) -> None:
        self.number = number
        self.tile = number // MOST_POWERS
        self.phase = phase
        self.effect = effect
        self.n = 0  # also the discount of pay_for_military
        self.kind = ANY  # also the kind of good of temp_military
        self.goods = 0  # exactly so many, or at most
        self.vp = 0
        self.credits = 0
        self.gain = GAIN_CREDITS
        self.min_diff = 0
        self.max_diff = 0
        self.bonus_tile = NOT_ASKED
        self.bonus_vp = 0
        self.filter = Filter()

    def means(self, kind: int) -> bool:
        """Whether the power is about this kind."""
        return self.kind == ANY or self.kind == kind


class Condition:
    """An entry of a tile's variable points."""

    __slots__ = ("filter", "per", "table", "vp")

    def __init__(self, per: int, vp: int) -> None:
        self.per = per
        self.vp = vp
        self.filter = Filter()
        self.table: list[int] = []  # points by the number of kinds, for PER_KINDS


def read_powers(item: Item, tile: int) -> list[Power]:
    parts = item.sequence("powers")
    if len(parts) > MOST_POWERS:
        raise item.wrong("powers", f"a tile has at most {MOST_POWERS} powers")
    return [_power(item, tile * MOST_POWERS + place, part) for place, part in enumerate(parts)]


def _power(item: Item, number: int, value: Value) -> Power:
    table = item.as_table("powers", value)
    phase = item.as_place("powers", _word(item, table.get("phase", "")), PHASE_IDS)
    name = f"{PHASE_IDS[phase]}.{_word(item, table.get('effect', ''))}"
    power = Power(number, phase, item.as_place("powers", name, EFFECT_IDS))
    given = {key for key in table if key not in ("phase", "effect")}
    wanted = set(PARAMETERS[name])
    optional = {"vs"} if name == "settle.military" else set()
    if not wanted <= given <= wanted | optional:
        raise item.wrong("powers", f"{name} takes {', '.join(PARAMETERS[name]) or 'nothing'}")
    for key in given:
        _set_parameter(item, power, key, table[key])
    return power


def _set_parameter(item: Item, power: Power, key: str, value: Value) -> None:
    if key == "n" or key == "discount":
        power.n = item.as_number("powers", value)
    elif key == "kind":
        power.kind = _kind(item, value, True)
    elif key == "good":
        power.kind = _kind(item, value, False)
    elif key == "goods" or key == "max":
        power.goods = item.as_number("powers", value)
        if not power.goods:
            raise item.wrong("powers", f"{key} must be at least 1")
    elif key == "vp":
        power.vp = item.as_number("powers", value)
    elif key == "credits":
        power.credits = item.as_number("powers", value)
    elif key == "gain":
        power.gain = item.as_place("powers", _word(item, value), GAIN_WORDS)
    elif key == "min_diff":
        power.min_diff = item.as_number("powers", value)
    elif key == "max_diff":
        power.max_diff = item.as_number("powers", value)
    elif key == "bonus_tile":
        power.bonus_tile = item.as_place("powers", _word(item, value), TILE_IDS)
    elif key == "bonus_vp":
        power.bonus_vp = item.as_number("powers", value)
    else:
        power.filter = read_filter(item, "powers", value, POWER_FILTERS)


def _kind(item: Item, value: Value, or_any: bool) -> int:
    kind = item.as_place("powers", _word(item, value), KIND_WORDS)
    if kind == GRAY or (kind == ANY and not or_any):
        raise item.wrong("powers", f'"{KIND_WORDS[kind]}" is no kind of good')
    return kind


def _word(item: Item, value: Value) -> str:
    if not isinstance(value, str):
        raise item.wrong("powers", "expected a text")
    return value


def read_filter(item: Item, field: str, value: Value, allowed: tuple[str, ...]) -> Filter:
    found = Filter()
    for key, part in item.as_table(field, value).items():
        if key not in allowed:
            raise item.wrong(field, f'"{key}" cannot be asked here, only {", ".join(allowed)}')
        if key == "military":
            if not isinstance(part, bool):
                raise item.wrong(field, "military is true or false")
            found.military = 1 if part else 0
            continue
        word = _word(item, part)
        if key == "keyword":
            found.with_word = 1 << item.as_place(field, word, KEYWORD_IDS)
        elif key == "not_keyword":
            found.without_word = 1 << item.as_place(field, word, KEYWORD_IDS)
        elif key == "kind":
            found.kind = item.as_place(field, word, KIND_WORDS[:KINDS])
        elif key == "good":
            found.good = item.as_place(field, word, GOOD_WORDS)
        elif key == "size":
            found.large = item.as_place(field, word, ("small", "large"))
        elif key == "id":
            found.tile = item.as_place(field, word, TILE_IDS)
        else:
            found.phase = item.as_place(field, word, PHASE_IDS)
    return found


def read_scoring(item: Item) -> list[Condition]:
    return [_condition(item, item.as_table("scoring", part)) for part in item.sequence("scoring")]


def _condition(item: Item, row: Mapping[str, Value]) -> Condition:
    if "count" in row:
        return _counted(item, row)
    per = item.as_place("scoring", _word(item, row.get("per", "")), PER_WORDS)
    condition = Condition(per, item.as_number("scoring", row.get("vp", "")))
    rest: dict[str, Value] = {key: part for key, part in row.items() if key not in ("vp", "per")}
    condition.filter = read_filter(item, "scoring", rest, SCORING_FILTERS)
    return condition


def _counted(item: Item, row: Mapping[str, Value]) -> Condition:
    """Points by a number: a table by kinds of colony, or so many a point of military."""
    count = item.as_place("scoring", _word(item, row["count"]), COUNT_WORDS)
    wanted = {"count", "table"} if count == 0 else {"count", "vp"}
    if set(row) != wanted:
        raise item.wrong("scoring", f"{COUNT_WORDS[count]} takes {', '.join(sorted(wanted - {'count'}))}")
    if count:
        return Condition(PER_MILITARY, item.as_number("scoring", row["vp"]))
    condition = Condition(PER_KINDS, 0)
    condition.table = item.as_numbers("scoring", row["table"])
    if len(condition.table) != KINDS + 1:
        raise item.wrong("scoring", f"the table must have {KINDS + 1} entries, from no kind to all")
    return condition
