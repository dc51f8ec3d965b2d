"""Why a good or a power cannot be named now."""

from galaktyka.core.words import Text
from galaktyka.games.frontiers.choices import (
    F_CONSUME,
    F_FORCE,
    F_FORCE_GOOD,
    F_GOODS,
    F_PLACE,
    F_SELL,
    F_SHORT,
    F_STOCK,
)
from galaktyka.games.frontiers.ids import (
    ANY,
    CONSUME,
    KINDS,
    NO_GOOD,
    PRODUCE,
    PRODUCTION,
    SETTLE,
    WINDFALL,
    X_CONSUME_GAIN,
    X_CONVERT,
    X_CONVERT_EACH_DISTINCT,
    X_PER_GOOD_CONSUMED,
    X_SELL_AGAIN,
    X_TEMP_MILITARY,
    X_WINDFALL,
)
from galaktyka.games.frontiers.powers import Power
from galaktyka.games.frontiers.rules.consuming import eligible
from galaktyka.games.frontiers.rules.producing import place_kind
from galaktyka.games.frontiers.speech.phrases import GENITIVE, amount, kind_name, tile_name
from galaktyka.games.frontiers.state import FrontiersState


def good_reason(s: FrontiersState, seat: int, kind: int, tile: int) -> Text:
    """A colony named for its good, or for the good that it should get."""
    p = s.players[seat]
    name = tile_name(tile)
    if kind not in (F_PLACE, F_SHORT, F_SELL, F_STOCK, F_GOODS, F_FORCE_GOOD):
        return Text("frontiers-refusal-not-asked")
    if tile not in p.colonies:
        return Text("frontiers-refusal-not-colony", {"tile": name})
    good = p.goods[p.colonies.index(tile)]
    if kind in (F_PLACE, F_SHORT):
        return placing_reason(s, seat, kind, tile, good)
    if good == NO_GOOD:
        return Text("frontiers-refusal-no-good", {"tile": name})
    if kind == F_SELL:
        return Text("frontiers-refusal-refinery", {"tile": name})
    if kind == F_GOODS and s.box.power(s.arg(0)).means(good):
        return Text("frontiers-refusal-kind-taken", {"kind": kind_name(good)})
    return Text("frontiers-refusal-good-kind", {"tile": name, "kind": kind_name(good)})


def placing_reason(s: FrontiersState, seat: int, kind: int, tile: int, good: int) -> Text:
    """R62, R64"""
    p = s.players[seat]
    name = tile_name(tile)
    own = s.kind_of(p, tile)
    face = s.box.face[tile]
    if kind == F_SHORT and (face.good != PRODUCTION or own != s.arg(0)):
        return Text("frontiers-refusal-not-production", {"tile": name})
    if kind == F_PLACE and face.good != WINDFALL:
        return Text("frontiers-refusal-not-windfall", {"tile": name})
    if good != NO_GOOD:
        return Text("frontiers-refusal-full", {"tile": name})
    wanted = place_kind(s, s.arg(0))
    if own >= KINDS or (wanted != ANY and own != wanted):
        return Text("frontiers-refusal-other-kind", {"tile": name})
    return Text("frontiers-refusal-supply", {"kind": kind_name(own, GENITIVE)})


def power_reason(s: FrontiersState, seat: int, kind: int, number: int) -> Text:
    """A power that cannot be used in this question."""
    p = s.players[seat]
    power = s.box.power_by_number[number]
    if power is None or not p.has(power.tile):
        return Text("frontiers-refusal-power-missing")
    name = tile_name(power.tile)
    phase = CONSUME if kind == F_CONSUME else (SETTLE if kind == F_FORCE else PRODUCE)
    if power not in p.powers[power.phase]:
        return Text("frontiers-refusal-power-new", {"tile": name})
    if power.phase != phase:
        return Text("frontiers-refusal-power-phase", {"tile": name})
    if number in s.used:
        return Text("frontiers-refusal-power-used", {"tile": name})
    if kind == F_CONSUME:
        return consume_reason(s, seat, power)
    if kind == F_FORCE:
        return force_reason(s, seat, power)
    if power.effect != X_WINDFALL:
        return Text("frontiers-refusal-power-phase", {"tile": name})
    return Text("frontiers-refusal-no-windfall", {"tile": name})


def consume_reason(s: FrontiersState, seat: int, power: Power) -> Text:
    """R73, R74, R76, R78"""
    name = tile_name(power.tile)
    if power.effect in (X_CONSUME_GAIN, X_PER_GOOD_CONSUMED):
        return Text("frontiers-refusal-power-always", {"tile": name})
    if power.effect == X_SELL_AGAIN:
        return Text("frontiers-refusal-nothing-to-sell")
    need = amount("goods", power.goods if power.effect == X_CONVERT else 1, GENITIVE)
    if power.effect == X_CONVERT_EACH_DISTINCT or power.kind == ANY:
        have = s.players[seat].goods_count()
        return Text("frontiers-refusal-power-goods", {"tile": name, "need": need, "have": have})
    return goods_of_kind(s, seat, power, need)


def goods_of_kind(s: FrontiersState, seat: int, power: Power, need: Text) -> Text:
    return Text(
        "frontiers-refusal-power-goods-kind",
        {
            "tile": tile_name(power.tile),
            "need": need,
            "kind": kind_name(power.kind),
            "have": eligible(s.players[seat], power.kind),
        },
    )


def force_reason(s: FrontiersState, seat: int, power: Power) -> Text:
    """R46"""
    if power.effect != X_TEMP_MILITARY:
        return Text("frontiers-refusal-power-phase", {"tile": tile_name(power.tile)})
    if power.kind not in s.players[seat].goods:
        return goods_of_kind(s, seat, power, amount("goods", 1, GENITIVE))
    return Text("frontiers-refusal-force-short", {"tile": tile_name(power.tile)})
