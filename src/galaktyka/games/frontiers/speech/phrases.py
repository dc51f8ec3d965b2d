"""Parts of sentences: names, amounts, and what a tile does, told from its powers. Keys only, no language."""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.frontiers.components import Box
from galaktyka.games.frontiers.ids import (
    ACTION_IDS,
    ANY,
    BARREN,
    EFFECT_IDS,
    FIRST_TECH,
    GOAL_IDS,
    GOOD_WORDS,
    KEYWORD_IDS,
    KIND_WORDS,
    PHASE_IDS,
    TILE_IDS,
    TILES,
    X_AFTER_SETTLE,
    X_CONSUME_GAIN,
    X_CONVERT,
    X_CONVERT_EACH,
    X_CONVERT_EACH_DISTINCT,
    X_COST_OR_MILITARY,
    X_CREDITS_IF_MOST,
    X_CREDITS_PER_COLONY,
    X_CREDITS_PER_GOOD_PRODUCED,
    X_MILITARY,
    X_PAY_FOR_MILITARY,
    X_PER_GOOD_CONSUMED,
    X_REPLACE_THIS,
    X_SETTLE_DISCOUNT,
    X_TEMP_MILITARY,
    X_TRADE_BONUS,
    X_UPGRADE_COLONY,
    X_WINDFALL,
)
from galaktyka.games.frontiers.powers import (
    GAIN_WORDS,
    NOT_ASKED,
    PER_COLONY,
    PER_KINDS,
    PER_MILITARY,
    PER_TILE,
    PER_WORDS,
    Condition,
    Filter,
    Power,
)

LETTERS: Final = "ABCDE"
ACCUSATIVE: Final = ".accusative"
GENITIVE: Final = ".genitive"
INSTRUMENTAL: Final = ".instrumental"
UNASKED: Final = "any"

# Effects about goods or planets of one kind, and the form of the kind's name that they take in Polish.
KIND_FORM: Final[dict[int, str]] = {
    X_SETTLE_DISCOUNT: INSTRUMENTAL,
    X_COST_OR_MILITARY: INSTRUMENTAL,
    X_WINDFALL: INSTRUMENTAL,
    X_TEMP_MILITARY: GENITIVE,
    X_CREDITS_IF_MOST: GENITIVE,
    X_CREDITS_PER_GOOD_PRODUCED: GENITIVE,
    X_TRADE_BONUS: GENITIVE,
    X_CONVERT: "",
    X_CONVERT_EACH: "",
}


# --- names and amounts ---


def tile_name(tile: int) -> Text:
    return Text("frontiers-tile-" + TILE_IDS[tile])


def action_name(action: int) -> Text:
    return Text("frontiers-action-" + ACTION_IDS[action])


def goal_name(goal: int) -> Text:
    return Text("frontiers-goal-" + GOAL_IDS[goal])


def kind_name(kind: int, form: str = "") -> Text:
    return Text("frontiers-kind-" + KIND_WORDS[kind] + form)


def keyword_name(keyword: int) -> Text:
    return Text("frontiers-keyword-" + KEYWORD_IDS[keyword])


def phase_name(phase: int) -> Text:
    return Text("frontiers-phase-" + PHASE_IDS[phase])


def amount(thing: str, n: int, form: str = "") -> Text:
    """So many credits, vp, colonists, goods, planets or spaces."""
    return Text("frontiers-amount-" + thing + form, {"n": n})


def credits(n: int, form: str = ACCUSATIVE) -> Text:
    return amount("credits", n, form)


def together(parts: list[Text]) -> Text:
    """One or more phrases as a list."""
    if len(parts) == 1:
        return parts[0]
    return Text("frontiers-list", {"first": parts[0], "rest": together(parts[1:])})


def gain_text(vp: int, money: int) -> Text:
    """Points and credits: at least one of them."""
    if vp and money:
        return Text("frontiers-both", {"first": amount("vp", vp), "second": credits(money)})
    return amount("vp", vp) if vp or not money else credits(money)


# --- what tiles do ---


def power_text(power: Power) -> Text:
    """A power with the phase in which it works."""
    return Text("frontiers-power", {"phase": phase_name(power.phase), "power": effect_text(power)})


def effect_text(power: Power) -> Text:
    effect = power.effect
    key = "frontiers-power-" + EFFECT_IDS[effect].replace(".", "-")
    params: dict[str, Param] = {"n": power.n, "credits": credits(power.n)}
    if effect in KIND_FORM:
        if power.kind == ANY:
            key += "-any"
        else:
            params["kind"] = kind_name(power.kind, KIND_FORM[effect])
    if effect == X_AFTER_SETTLE:
        key += "-" + GAIN_WORDS[power.gain]
    elif effect == X_MILITARY and power.filter.with_word:
        key += "-vs"
        params["keyword"] = keyword_name(keyword_in(power.filter.with_word))
    elif effect in (X_PAY_FOR_MILITARY, X_REPLACE_THIS):
        params["filter"] = filter_text(power.filter)
        if effect == X_PAY_FOR_MILITARY and not power.n:
            key += "-full"
    elif effect == X_UPGRADE_COLONY:
        params = {"least": power.min_diff, "most": power.max_diff}
    elif effect == X_CREDITS_PER_COLONY:
        params["colony"] = each_text(PER_COLONY, power.filter)
    elif effect in (X_CONVERT, X_CONVERT_EACH, X_CONVERT_EACH_DISTINCT, X_CONSUME_GAIN):
        form = ACCUSATIVE if effect == X_CONVERT else GENITIVE
        params["goods"] = amount("goods", power.goods, form)
        params["gain"] = gain_text(power.vp, power.credits)
    elif effect == X_PER_GOOD_CONSUMED:
        params = {"vp": amount("vp", power.vp)}
        if power.bonus_tile >= 0:
            key += "-bonus"
            params["bonus"] = amount("vp", power.bonus_vp)
            params["tile"] = tile_name(power.bonus_tile)
    return Text(key, params)


def keyword_in(mask: int) -> int:
    """The keyword of a mask that holds one."""
    for keyword in range(len(KEYWORD_IDS)):
        if mask >> keyword & 1:
            return keyword
    raise AssertionError("a mask without a keyword")


def filter_text(filter_: Filter) -> Param:
    """What a filter asks for, in brackets; nothing when all pass."""
    parts: list[Text] = []
    if filter_.military >= 0:
        parts.append(
            Text("frontiers-filter-military" if filter_.military else "frontiers-filter-not_military")
        )
    if filter_.kind >= 0:
        parts.append(Text("frontiers-filter-kind", {"kind": kind_name(filter_.kind, INSTRUMENTAL)}))
    if filter_.with_word:
        word = keyword_name(keyword_in(filter_.with_word))
        parts.append(Text("frontiers-filter-keyword", {"keyword": word}))
    if filter_.without_word:
        word = keyword_name(keyword_in(filter_.without_word))
        parts.append(Text("frontiers-filter-not_keyword", {"keyword": word}))
    return Text("frontiers-filter", {"list": together(parts)}) if parts else ""


def each_text(per: int, filter_: Filter, other: bool = False) -> Text:
    """The sort of tile that is counted; `other` where some of them already count for more."""
    params: dict[str, Param] = {
        "other": "yes" if other else "no",
        "military": UNASKED if filter_.military < 0 else ("yes" if filter_.military else "no"),
        "kind": kind_name(filter_.kind, INSTRUMENTAL) if filter_.kind >= 0 else UNASKED,
        "good": GOOD_WORDS[filter_.good] if filter_.good >= 0 else UNASKED,
        "size": UNASKED if filter_.large < 0 else ("large" if filter_.large else "small"),
        "keyword": keyword_name(keyword_in(filter_.with_word)) if filter_.with_word else UNASKED,
        "phase": phase_name(filter_.phase) if filter_.phase >= 0 else UNASKED,
    }
    return Text("frontiers-each-" + PER_WORDS[per], params)


def meets(box: Box, tile: int, condition: Condition) -> bool:
    """Whether the tile, by what is printed on it, scores by this line."""
    if condition.per != PER_TILE and (condition.per == PER_COLONY) != (tile < FIRST_TECH):
        return False
    return condition.filter.fits(box.face[tile], box.face[tile].kind)


def counts_what_is_left(box: Box, conditions: list[Condition], place: int) -> bool:
    """R103 Whether some tiles that this line means score more by another one, and then not by this one."""
    mine = conditions[place]
    for line in conditions:
        if line.vp > mine.vp:
            for tile in range(TILES):
                if meets(box, tile, line) and meets(box, tile, mine):
                    return True
    return False


def condition_text(box: Box, conditions: list[Condition], place: int) -> Text:
    condition = conditions[place]
    if condition.per == PER_MILITARY:
        return Text("frontiers-score-military", {"vp": amount("vp", condition.vp)})
    if condition.per == PER_KINDS:
        points = "/".join([str(vp) for vp in condition.table[1:]])
        counts = "/".join([str(kinds) for kinds in range(1, len(condition.table))])
        return Text("frontiers-score-table", {"points": points, "counts": counts})
    if condition.filter.tile >= 0:
        tile = tile_name(condition.filter.tile)
        return Text("frontiers-score-tile", {"vp": amount("vp", condition.vp), "tile": tile})
    what = each_text(condition.per, condition.filter, counts_what_is_left(box, conditions, place))
    return Text("frontiers-score-each", {"vp": amount("vp", condition.vp), "what": what})


def tile_text(box: Box, tile: int) -> Text:
    """All that a tile does: its powers, and what its question mark counts."""
    parts = [power_text(power) for power in box.powers[tile]]
    parts += [condition_text(box, box.scoring[tile], place) for place in range(len(box.scoring[tile]))]
    if not parts:
        return Text("frontiers-powers-none")
    return Text("frontiers-powers", {"list": chain(parts)})


def tile_sentence(box: Box, tile: int) -> Text:
    """All that is printed on a tile, in words."""
    face = box.face[tile]
    params: dict[str, Param] = {
        "name": tile_name(tile),
        "n": box.cost[tile],
        "vp": "?" if box.scoring[tile] else str(box.vp[tile]),
        "text": tile_text(box, tile),
        "colonists": box.colonists[tile],
        "kind": kind_name(box.kind[tile]),
        "keywords": keywords_text(face.keywords),
    }
    if face.military == NOT_ASKED:
        return Text("frontiers-sentence-technology", params)
    key = "frontiers-sentence-military" if face.military else "frontiers-sentence-planet"
    if face.good != BARREN:
        key += "-" + GOOD_WORDS[face.good]
    return Text(key, params)


def keywords_text(mask: int) -> Param:
    """The keywords of a tile, behind its name."""
    found = [keyword_name(keyword) for keyword in range(len(KEYWORD_IDS)) if mask >> keyword & 1]
    return Text("frontiers-keywords", {"list": together(found)}) if found else ""


def goal_text(box: Box, goal: int) -> Text:
    """What a goal counts, and its points by how many."""
    tiers = [
        Text("frontiers-tier", {"n": least, "vp": amount("vp", points)})
        for least, points in box.goal_tiers[goal]
    ]
    what = Text("frontiers-goal-" + GOAL_IDS[goal] + ".description")
    return Text("frontiers-goal-text", {"what": what, "tiers": together(tiers)})


def chain(parts: list[Text]) -> Text:
    """Phrases that hold commas of their own."""
    if len(parts) == 1:
        return parts[0]
    return Text("frontiers-chain", {"first": parts[0], "rest": chain(parts[1:])})
