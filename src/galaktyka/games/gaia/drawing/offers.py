"""What lies beside the boards: boosters and federation tokens, free factions, the Automa's cards."""

from typing import Final

from galaktyka.core.glance import as_number, count, numbers, table, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.games.gaia.automa_cards import AUTOMA_ACTION_IDS, SEARCH_RIGHT_DOWN
from galaktyka.games.gaia.drawing.scene import Scene
from galaktyka.games.gaia.drawing.symbols import DEFINITIONS, goods
from galaktyka.games.gaia.drawing.tiles import (
    BOOSTER_HEIGHT,
    BOOSTER_WIDTH,
    TOKEN_HEIGHT,
    TOKEN_WIDTH,
    booster_card,
    federation_token,
)
from galaktyka.games.gaia.ids import FACTION_IDS, FEDERATION_IDS, PLANET_IDS

WIDTH: Final = 390
LEFT: Final = 12


def _card(height: int) -> str:
    d = Drawing()
    d.rect(0, 0, WIDTH, height, 12, "card")
    return d.text()


def supply_panel(scene: Scene, style: str) -> Panel:
    d = Drawing()
    boosters = words(scene.view, "boosters")
    y = 10
    for place, booster in enumerate(boosters):
        x = LEFT + (BOOSTER_WIDTH + 7) * (place % 4)
        d.begin("booster-" + booster, "booster", scene.explain("gaia-booster-" + booster))
        booster_card(d, scene, booster, x, y + (BOOSTER_HEIGHT + 7) * (place // 4))
        d.end()
    y += (BOOSTER_HEIGHT + 7) * ((len(boosters) + 3) // 4) + 6
    piles = table(scene.view, "tokens_left")
    shown = 0
    for number_of_token, token in enumerate(FEDERATION_IDS):
        if token not in piles:
            continue
        left = as_number(piles[token])
        title = scene.tell("gaia-picture-pile", {"token": scene.explain("gaia-token-" + token), "n": left})
        x = LEFT + (TOKEN_WIDTH + 6) * (shown % 6)
        top = y + (TOKEN_HEIGHT + 24) * (shown // 6)
        d.begin("token-" + token, "token" if left else "token off", title)
        green = scene.box.token_green[number_of_token] != 0
        federation_token(d, scene.box, token, green, x, top, TOKEN_WIDTH, TOKEN_HEIGHT)
        d.words(x + TOKEN_WIDTH // 2, top + TOKEN_HEIGHT + 15, f"× {left}", "t13 s mid")
        d.end()
        shown += 1
    height = y + (TOKEN_HEIGHT + 24) * ((shown + 5) // 6) + 4
    return Panel(
        "supply", scene.say("gaia-picture-supply"), WIDTH, height, _card(height), d.text(), DEFINITIONS, style
    )


def factions_panel(scene: Scene, style: str) -> Panel:
    """The factions nobody has yet; those whose colour is taken are dimmed."""
    d = Drawing()
    taken = [word(player, "faction") for player in scene.players]
    homes = [word(player, "home") for player in scene.players]
    shown = 0
    for number_of_faction, faction in enumerate(FACTION_IDS):
        if faction in taken:
            continue
        free = PLANET_IDS[scene.box.factions[number_of_faction].home] not in homes
        _faction(d, scene, number_of_faction, free, LEFT + 186 * (shown % 2), 10 + 64 * (shown // 2))
        shown += 1
    height = 10 + 64 * ((shown + 1) // 2) + 4
    title = scene.say("gaia-picture-factions")
    return Panel("factions", title, WIDTH, height, _card(height), d.text(), DEFINITIONS, style)


def _faction(d: Drawing, scene: Scene, faction: int, free: bool, x: int, y: int) -> None:
    board = scene.box.factions[faction]
    key = "gaia-faction-" + FACTION_IDS[faction]
    home = PLANET_IDS[board.home]
    d.begin(
        "faction-" + FACTION_IDS[faction],
        "faction" if free else "faction off",
        f"{scene.say(key)}. {scene.say(key + '-ability')} {scene.say(key + '-institute')}",
    )
    d.rect(x, y, 180, 58, 8, "tile")
    d.use("planet-" + home, x + 21, y + 29, 34)
    d.words(x + 21, y + 35, scene.say("gaia-picture-letter-" + home), "t15 b mid ink")
    d.words(x + 43, y + 22, scene.say(key), "t15 b", 130, 15)
    at = goods(d, [*board.gain_start, 0, 0, 0], x + 43, y + 41, 18)
    d.use("sign-token", at + 8, y + 41, 14)
    d.words(at + 17, y + 45, "/".join([str(tokens) for tokens in board.bowls]), "t11 s", 36, 11)
    d.end()


def automa_panel(scene: Scene, style: str) -> Panel:
    """The solo opponent's cards in play."""
    d = Drawing()
    automa = table(scene.view, "automa")
    level = scene.say("gaia-difficulty-" + word(automa, "difficulty"))
    d.words(LEFT + 2, 28, level, "t18 b", 200, 18)
    d.words(WIDTH - 14, 28, scene.tell("gaia-picture-deck", {"n": count(automa, "deck_left")}), "mut end")
    for place, name in enumerate(("support", "action")):
        card = count(automa, name)
        x = LEFT + 186 * place
        d.words(x + 2, 52, scene.say("gaia-picture-" + name), "t11 s mut")
        d.begin("automa-" + name, "automa-card", _card_title(scene, card))
        d.rect(x, 58, 180, 76, 8, "tile" if card else "slot")
        if card:
            _automa_card(d, scene, card, x, 58)
        d.end()
    seen = numbers(automa, "seen")
    cards = " ".join([str(card) for card in seen]) if seen else scene.say("gaia-picture-none")
    d.words(LEFT + 2, 156, scene.tell("gaia-picture-seen", {"cards": cards}), "mut", WIDTH - 30)
    return Panel(
        "automa", scene.say("gaia-picture-automa"), WIDTH, 168, _card(168), d.text(), DEFINITIONS, style
    )


def _card_title(scene: Scene, card: int) -> str:
    return scene.tell("gaia-automa-card", {"n": card}) if card else scene.say("gaia-picture-none")


def _automa_card(d: Drawing, scene: Scene, number_of_card: int, x: int, y: int) -> None:
    card = scene.box.automa_cards[number_of_card - 1]
    d.words(x + 10, y + 21, str(number_of_card), "t15 b")
    if card.passes:
        d.use("sign-pass", x + 48, y + 16, 15)
    d.counter("sign-vp", str(card.vp), x + 164, y + 17, 22)
    action = scene.say("gaia-automa-action-" + AUTOMA_ACTION_IDS[card.action])
    d.words(x + 10, y + 44, action, "s", 162)
    d.words(x + 10, y + 66, scene.tell("gaia-picture-reach", {"n": card.reach}), "mut", 64)
    d.words(x + 84, y + 66, f"{'→' if card.from_left else '←'} {card.selection}", "t13 b")
    d.words(x + 122, y + 66, "↘" if card.direction == SEARCH_RIGHT_DOWN else "↖", "t13 b")
    d.words(x + 154, y + 66, ("–", "▲", "▼")[card.final_tile], "mut")
