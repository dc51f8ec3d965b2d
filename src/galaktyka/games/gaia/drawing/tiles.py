"""What is printed on the tiles, boosters and tokens, as rows of signs."""

from typing import Final

from galaktyka.core.svg import Drawing
from galaktyka.games.gaia.components import Box, Effect
from galaktyka.games.gaia.drawing.scene import Scene
from galaktyka.games.gaia.drawing.symbols import effect_signs, effect_width, goods, goods_width
from galaktyka.games.gaia.ids import (
    ADVANCED_IDS,
    BOOSTER_IDS,
    FEDERATION_IDS,
    ON_BIG,
    ON_FEDERATION,
    ON_GAIA_MINE,
    ON_MINE,
    ON_NOTHING,
    ON_RESEARCH,
    ON_TERRAFORM_STEP,
    ON_TRADING_STATION,
    PER_NOTHING,
    TECH_BIG_VALUE4,
    TECH_IDS,
)

TILE_WIDTH: Final = 58
TILE_HEIGHT: Final = 44
BOOSTER_WIDTH: Final = 86
BOOSTER_HEIGHT: Final = 56
TOKEN_WIDTH: Final = 56
TOKEN_HEIGHT: Final = 42


def tech_key(tile: str) -> str:
    return ("gaia-advanced-" if tile.startswith("adv_") else "gaia-tech-") + tile


def tech_tile(d: Drawing, scene: Scene, tile: str, x: int, y: int) -> None:
    """A standard or advanced tech tile with its upper left corner at (x, y)."""
    box = scene.box
    advanced = tile.startswith("adv_")
    d.rect(x, y, TILE_WIDTH, TILE_HEIGHT, 6, "tile advanced" if advanced else "tile")
    middle = x + TILE_WIDTH // 2
    if advanced:
        number = ADVANCED_IDS.index(tile)
        if box.advanced_pass[number].per_count != PER_NOTHING:
            _marked_effect(d, "pass", box.advanced_pass[number], middle, y)
        else:
            _tech(d, box.advanced_income[number], box.advanced_action[number], box.advanced_once[number],
                  box.advanced_trigger[number], box.advanced_trigger_vp[number], middle, y)  # fmt: skip
    elif tile == TECH_IDS[TECH_BIG_VALUE4]:
        d.use("piece-planetary_institute", middle - 14, y + 22, 22, "neutral")
        d.words(middle - 1, y + 27, f"= {box.tech_big_value}", "t15 b")
    else:
        number = TECH_IDS.index(tile)
        _tech(d, box.tech_income[number], box.tech_action[number], box.tech_once[number],
              box.tech_trigger[number], box.tech_trigger_vp[number], middle, y)  # fmt: skip


def _tech(
    d: Drawing, income: list[int], action: list[int], once: Effect, trigger: int, vp: int, x: int, y: int
) -> None:
    if any(income):
        d.use("sign-income", x, y + 11, 14)
        goods(d, income, x - goods_width(income, 21) // 2, y + 30, 21)
    elif any(action):
        frame(d, x - 26, y + 5, 52, TILE_HEIGHT - 10)
        goods(d, action, x - goods_width(action, 21) // 2, y + 22, 21)
    elif trigger != ON_NOTHING:
        trigger_sign(d, trigger, x - 17, y + 22, 20)
        d.use("sign-arrow", x - 1, y + 22, 10)
        d.counter("sign-vp", str(vp), x + 17, y + 22, 21)
    else:
        effect_signs(d, once, x - effect_width(once, 20) // 2, y + 22, 20)


def _marked_effect(d: Drawing, mark: str, effect: Effect, x: int, y: int) -> None:
    d.use("sign-" + mark, x, y + 12, 14)
    effect_signs(d, effect, x - effect_width(effect, 18) // 2, y + 29, 18)


def frame(d: Drawing, x: int, y: int, width: int, height: int) -> None:
    """The frame of what can be done once a round."""
    cut = 7
    right = x + width
    low = y + height
    d.path(
        f"M{x + cut} {y}H{right - cut}L{right} {y + cut}V{low - cut}L{right - cut} {low}"
        f"H{x + cut}L{x} {low - cut}V{y + cut}Z",
        "frame",
    )


def trigger_sign(d: Drawing, trigger: int, x: int, y: int, size: int) -> None:
    if trigger == ON_MINE:
        d.use("piece-mine", x, y, size, "neutral")
    elif trigger == ON_TRADING_STATION:
        d.use("piece-trading_station", x, y, size, "neutral")
    elif trigger == ON_BIG:
        d.use("piece-planetary_institute", x, y, size, "neutral")
    elif trigger == ON_GAIA_MINE:
        d.use("planet-gaia", x, y, size)
        d.use("piece-mine", x, y, size * 2 // 3, "neutral")
    elif trigger == ON_RESEARCH:
        d.use("sign-advance", x, y, size)
    elif trigger == ON_FEDERATION:
        d.use("sign-federation", x, y, size)
    elif trigger == ON_TERRAFORM_STEP:
        d.use("sign-step", x, y, size)


def booster_card(d: Drawing, scene: Scene, booster: str, x: int, y: int) -> None:
    box = scene.box
    number = BOOSTER_IDS.index(booster)
    d.rect(x, y, BOOSTER_WIDTH, BOOSTER_HEIGHT, 8, "tile")
    d.use("sign-income", x + 14, y + 16, 15)
    at = x + 26
    for line in box.booster_income[number]:
        at = goods(d, line, at, y + 16, 21)
    low = y + 41
    if box.booster_steps[number]:
        _booster_action(d, "step", str(box.booster_steps[number]), x, low)
    elif box.booster_reach[number]:
        _booster_action(d, "range", f"+{box.booster_reach[number]}", x, low)
    elif box.booster_pass[number].per_count != PER_NOTHING:
        d.use("sign-pass", x + 14, low, 15)
        effect_signs(d, box.booster_pass[number], x + 26, low, 19)


def _booster_action(d: Drawing, name: str, amount: str, x: int, y: int) -> None:
    frame(d, x + 16, y - 12, 54, 24)
    d.use("sign-" + name, x + 32, y, 17)
    d.words(x + 44, y + 5, amount, "t13 b")


def federation_token(
    d: Drawing, box: Box, token: str, green: bool, x: int, y: int, width: int, height: int
) -> None:
    number = FEDERATION_IDS.index(token)
    right = x + width
    low = y + height
    point = height // 5
    middle = y + height // 2
    d.path(
        f"M{x + point} {y}H{right - point}L{right} {middle}L{right - point} {low}H{x + point}L{x} {middle}Z",
        "green" if green else "grey",
    )
    gain = box.token_gain[number]
    size = min(22, height - 2)
    if goods_width(gain, size) > width - 6:
        size = 15
    goods(d, gain, x + width // 2 - (goods_width(gain, size) - 2) // 2, middle, size)
