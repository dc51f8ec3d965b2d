"""Powers and bonuses as signs: what a tile does, at the size of a tile."""

from galaktyka.games.frontiers.drawing.signs import Signs
from galaktyka.games.frontiers.ids import (
    ANY,
    KEYWORD_IDS,
    KIND_WORDS,
    PHASE_IDS,
    X_AFTER_SETTLE,
    X_CONSUME_GAIN,
    X_CONVERT,
    X_CONVERT_EACH,
    X_CONVERT_EACH_DISTINCT,
    X_COST_OR_MILITARY,
    X_CREDITS_IF_MOST,
    X_CREDITS_IF_PRODUCED_HERE,
    X_CREDITS_PER_COLONY,
    X_CREDITS_PER_GOOD_PRODUCED,
    X_DEVELOP_DISCOUNT,
    X_DRAW_BAG,
    X_GAIN_COLONISTS,
    X_GAIN_CREDITS_AFTER,
    X_GAIN_CREDITS_START,
    X_MILITARY,
    X_PAY_FOR_MILITARY,
    X_PER_GOOD_CONSUMED,
    X_PRODUCE_CREDITS,
    X_REPLACE_THIS,
    X_SELL_AGAIN,
    X_SETTLE_DISCOUNT,
    X_SETTLE_SECOND,
    X_TEMP_MILITARY,
    X_TRADE_BONUS,
    X_UPGRADE_COLONY,
    X_WINDFALL,
)
from galaktyka.games.frontiers.powers import (
    GAIN_DRAW,
    PER_COLONY,
    PER_KINDS,
    PER_MILITARY,
    PER_TECH,
    Condition,
    Filter,
    Power,
)


def good_sign(kind: int) -> str:
    return "sign-good" if kind == ANY else "good-" + KIND_WORDS[kind]


def ball_sign(kind: int) -> str:
    return "sign-planet" if kind == ANY else "planet-" + KIND_WORDS[kind]


def power_signs(power: Power) -> Signs:
    """The phase, then what happens."""
    line = Signs().sign("phase-" + PHASE_IDS[power.phase])
    if power.effect <= X_GAIN_CREDITS_AFTER:
        _early(line, power)
    elif power.effect <= X_REPLACE_THIS:
        _settle(line, power)
    elif power.effect <= X_TRADE_BONUS:
        _produce(line, power)
    else:
        _consume(line, power)
    return line


def _early(line: Signs, power: Power) -> None:
    """Explore and Develop."""
    if power.effect == X_DRAW_BAG:
        line.word(f"+{power.n}").sign("sign-planet").sign("sign-bag")
    elif power.effect == X_GAIN_COLONISTS:
        line.word(f"+{power.n}").sign("sign-colonist")
    elif power.effect == X_DEVELOP_DISCOUNT:
        line.sign("sign-technology").word(f"−{power.n}").sign("sign-credits")
    elif power.effect == X_GAIN_CREDITS_START:
        line.sign("sign-credits", str(power.n)).sign("sign-arrow").sign("sign-technology")
    else:
        line.sign("sign-technology").sign("sign-arrow").sign("sign-credits", str(power.n))


def _settle(line: Signs, power: Power) -> None:
    effect = power.effect
    if effect == X_MILITARY:
        line.word(f"+{power.n}").sign("sign-military")
        filter_signs(line, power.filter)
    elif effect == X_SETTLE_DISCOUNT:
        line.sign(ball_sign(power.kind)).word(f"−{power.n}").sign("sign-credits")
    elif effect == X_COST_OR_MILITARY:
        line.sign(ball_sign(power.kind)).word(f"−{power.n}").sign("sign-credits")
        line.word(f"+{power.n}").sign("sign-military")
    elif effect == X_TEMP_MILITARY:
        line.sign(good_sign(power.kind)).sign("sign-arrow").word(f"+{power.n}").sign("sign-military")
    elif effect == X_AFTER_SETTLE:
        line.sign("sign-settled").sign("sign-arrow")
        if power.gain == GAIN_DRAW:
            line.word(f"+{power.n}").sign("sign-planet").sign("sign-bag")
        else:
            line.sign("sign-credits", str(power.n))
    elif effect == X_PAY_FOR_MILITARY:
        line.sign("sign-military").sign("sign-arrow")
        if power.n:
            line.word(f"−{power.n}")
        line.sign("sign-credits")
        filter_signs(line, power.filter)
    elif effect == X_SETTLE_SECOND:
        line.word("2 ×").sign("sign-settled")
    elif effect == X_UPGRADE_COLONY:
        line.sign("sign-planet").sign("sign-swap").sign("sign-planet")
        line.word(f"+{power.min_diff}–{power.max_diff}")
    else:
        line.sign("sign-settled").sign("sign-swap").sign("sign-planet")
        filter_signs(line, power.filter)


def _produce(line: Signs, power: Power) -> None:
    """Produce and Trade."""
    effect = power.effect
    money = str(power.n)
    if effect == X_PRODUCE_CREDITS:
        line.sign("sign-credits", money)
    elif effect == X_CREDITS_PER_COLONY:
        line.sign("sign-credits", money).word("×")
        sort_signs(line, PER_COLONY, power.filter)
    elif effect == X_CREDITS_IF_PRODUCED_HERE:
        line.sign("sign-good").sign("sign-arrow").sign("sign-credits", money)
    elif effect == X_WINDFALL:
        line.sign("halo-" + KIND_WORDS[power.kind]).sign("sign-arrow").sign(good_sign(power.kind))
    elif effect == X_CREDITS_IF_MOST:
        line.sign("sign-most").sign(good_sign(power.kind)).sign("sign-arrow").sign("sign-credits", money)
    elif effect == X_CREDITS_PER_GOOD_PRODUCED:
        line.sign("sign-credits", money).word("×").sign(good_sign(power.kind))
    else:
        line.sign(good_sign(power.kind)).word(f"+{money}").sign("sign-credits")


def _consume(line: Signs, power: Power) -> None:
    effect = power.effect
    if effect == X_CONVERT:
        for _ in range(power.goods):
            line.sign(good_sign(power.kind))
        line.sign("sign-arrow")
        _gain(line, power.vp, power.credits)
    elif effect == X_CONVERT_EACH:
        line.word(f"≤{power.goods}×").sign(good_sign(power.kind)).sign("sign-arrow")
        _gain(line, power.vp, power.credits)
    elif effect == X_CONVERT_EACH_DISTINCT:
        line.word(f"≤{power.goods}×").sign("sign-differ").sign("sign-good").sign("sign-arrow")
        _gain(line, power.vp, power.credits)
    elif effect == X_CONSUME_GAIN:
        _gain(line, power.vp, power.credits)
    elif effect == X_PER_GOOD_CONSUMED:
        line.sign("sign-vp", str(power.vp)).word("×").sign("sign-good")
        if power.bonus_vp:
            line.word("+").sign("sign-vp", str(power.bonus_vp))
    else:
        assert effect == X_SELL_AGAIN
        line.sign("sign-good").sign("sign-arrow").sign("sign-credits")


def _gain(line: Signs, vp: int, money: int) -> None:
    if vp:
        line.sign("sign-vp", str(vp))
    if money:
        line.sign("sign-credits", str(money))


def filter_signs(line: Signs, filter_: Filter) -> None:
    for keyword in range(len(KEYWORD_IDS)):
        if filter_.with_word >> keyword & 1:
            line.sign("keyword-" + KEYWORD_IDS[keyword])
        if filter_.without_word >> keyword & 1:
            line.word("≠").sign("keyword-" + KEYWORD_IDS[keyword])


def sort_signs(line: Signs, per: int, filter_: Filter) -> None:
    """The sort of tile that is counted."""
    if filter_.military > 0:
        line.sign("sign-military")
    for keyword in range(len(KEYWORD_IDS)):
        if filter_.with_word >> keyword & 1:
            line.sign("keyword-" + KEYWORD_IDS[keyword])
    if filter_.phase >= 0:
        line.sign("phase-" + PHASE_IDS[filter_.phase])
    if filter_.kind >= 0:
        line.sign("planet-" + KIND_WORDS[filter_.kind])
    if filter_.good == 1:
        line.sign("sign-production")
    elif filter_.good == 2:
        line.sign("sign-windfall")
    if per == PER_TECH:
        line.sign("sign-large" if filter_.large > 0 else "sign-technology")
    elif per == PER_COLONY and filter_.kind < 0:
        line.sign("sign-settled")


def condition_signs(condition: Condition, tile_word: str) -> Signs:
    """Points and what they are for; `tile_word` names the one tile that a condition may mean."""
    line = Signs()
    if condition.per == PER_KINDS:
        for vp in condition.table[1:]:
            line.sign("sign-vp", str(vp))
        return line.word("×").sign("sign-differ").sign("sign-settled")
    line.sign("sign-vp", str(condition.vp)).word("×")
    if condition.per == PER_MILITARY:
        return line.sign("sign-military")
    if condition.filter.tile >= 0:
        return line.word(tile_word)
    sort_signs(line, condition.per, condition.filter)
    return line
