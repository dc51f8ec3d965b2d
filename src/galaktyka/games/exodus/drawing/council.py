"""The High Council: titles, the cards to vote on, how all voted and bid, what is in force, the bonus actions."""

from typing import Final

from galaktyka.core.glance import number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.exodus.drawing.boards import NARROW, board
from galaktyka.games.exodus.drawing.scene import Scene, folded
from galaktyka.games.exodus.ids import BONUS_CARD_IDS, POLITICAL_IDS
from galaktyka.games.exodus.speech.phrases import (
    effect_text,
    political_effect,
    political_kind,
    political_name,
)

LEFT: Final = 12
WIDTH: Final = NARROW - 2 * LEFT
THIRD: Final = 124  # from one of three things in a row to the next
TALLY_HEIGHT: Final = 44
BALLOT_STEP: Final = 39
LETTERS_OF_CARDS: Final = "ABC"


def council_panel(scene: Scene) -> Panel:
    """Titles on top, then the cards to vote on, those in force, and the bonus actions."""
    d = Drawing()
    council = table(scene.view, "council")
    y = _seats(d, scene)
    agenda = words(council, "agenda")
    for k in range(len(agenda)):
        y = _proposal(d, scene, agenda[k], LETTERS_OF_CARDS[k], y)
    if tables(table(council, "vote"), "ballots"):
        y = _tallies(d, scene, y)
    elif agenda:
        _ballot(d, scene, y)
        y += 26
    d.words(LEFT + 2, y + 14, scene.say("exodus-picture-in-force"), "t11 s mut")
    y += 22
    laws = words(council, "in_force")
    if not laws:
        d.words(LEFT + 2, y + 13, scene.say("exodus-picture-none"), "mut")
        y += 22
    for law in laws:
        y = _law(d, scene, law, y)
    d.words(LEFT + 2, y + 16, scene.say("exodus-picture-bonus"), "t11 s mut")
    y = _bonus(d, scene, [*words(council, "offered"), word(council, "bonus")], y + 22)
    title = scene.say("exodus-picture-council")
    return board("council", title, NARROW, y + 6, Drawing(), d)


def _seats(d: Drawing, scene: Scene) -> int:
    """The turn-order cards, three in a row, with the bids of the last election; gives the y below them."""
    order = numbers(scene.view, "order")
    bids = numbers(scene.view, "bids")
    for k in range(len(order)):
        seat = order[k]
        x, y = LEFT + THIRD * (k % 3), 10 + 50 * (k // 3)
        name = scene.title_of(scene.players[seat])
        params: dict[str, Param] = {"owner": scene.owners[seat], "title": name, "n": k + 1}
        key = "exodus-picture-seat"
        if bids:
            key = "exodus-picture-seat-bid"
            params["cp"] = bids[seat]
        d.begin(f"seat-{seat}", "seat", scene.tell(key, params))
        d.rect(x, y, THIRD - 6, 44, 8, "tile")
        d.owner(seat, x + 20, y + 22, 30)
        d.words(x + 40, y + 18, f"{k + 1}", "t15 b")
        d.words(x + 40, y + 36, name, "t11 mut", THIRD - 50, 11)
        if bids:
            d.use("sign-cp", x + 74, y + 13, 17)
            d.words(x + 86, y + 18, str(bids[seat]), "t13 b")
        d.end()
    return 18 + 50 * ((len(order) + 2) // 3)


def _begin_card(d: Drawing, scene: Scene, id_: str, y: int, height: int) -> None:
    """Open the group of a political card: its ground, and a title that tells all about it."""
    card = POLITICAL_IDS.index(id_)
    name = scene.speak(political_name(card))
    kind = political_kind(scene.box, card)
    effect = scene.speak(political_effect(scene.box, card))
    lasting = scene.say(kind.key + ".description")
    d.begin("political-" + id_, "political", f"{name}: {effect}. {scene.speak(kind)}: {lasting}")
    d.rect(LEFT, y, WIDTH, height, 8, "tile")


def _proposal(d: Drawing, scene: Scene, id_: str, letter: str, y: int) -> int:
    """A card on the agenda with its letter; gives the y below it."""
    card = POLITICAL_IDS.index(id_)
    lines = folded(scene.speak(political_effect(scene.box, card)), 12, WIDTH - 66, 3)
    height = 44 + 15 * len(lines)
    _begin_card(d, scene, id_, y, height)
    d.disc(LEFT + 22, y + 22, 14, "strong")
    d.words(LEFT + 22, y + 28, letter, "t15 b mid inverse")
    d.words(LEFT + 46, y + 18, scene.speak(political_name(card)), "t13 b", WIDTH - 56, 13)
    d.words(LEFT + 46, y + 33, scene.speak(political_kind(scene.box, card)), "t11 mut", WIDTH - 56, 11)
    for k in range(len(lines)):
        d.words(LEFT + 46, y + 51 + 15 * k, lines[k], "", WIDTH - 56, 12)
    d.end()
    return y + height + 6


def _law(d: Drawing, scene: Scene, id_: str, y: int) -> int:
    """A card in force: what it still does, since what was done at once is past; gives the y below it."""
    card = POLITICAL_IDS.index(id_)
    now = scene.speak(effect_text(scene.box.political_effect[card]))
    lines = folded(f"{scene.speak(political_kind(scene.box, card))}: {now}", 11, WIDTH - 24, 2)
    height = 28 + 14 * len(lines)
    _begin_card(d, scene, id_, y, height)
    d.words(LEFT + 10, y + 18, scene.speak(political_name(card)), "t13 b", WIDTH - 20, 13)
    for k in range(len(lines)):
        d.words(LEFT + 10, y + 34 + 14 * k, lines[k], "t11 mut", WIDTH - 20, 11)
    d.end()
    return y + height + 6


def _ballot(d: Drawing, scene: Scene, y: int) -> None:
    """The viewer's own ballot as far as it is given; nobody else's is in the view."""
    secret = words(scene.view, "secret")
    if word(scene.view, "question") != "ballot" or not secret:
        d.words(LEFT + 2, y + 15, scene.say("exodus-picture-vote"), "t11 mut")
        return
    cp = secret[0].removeprefix("bid ")
    option = secret[1].removeprefix("vote ") if len(secret) > 1 else "?"
    params: dict[str, Param] = {"cp": cp, "option": option if option in "ABC?" else "–"}
    d.begin("ballot", "ballot", scene.tell("exodus-picture-ballot", params))
    d.words(LEFT + 2, y + 15, scene.tell("exodus-picture-ballot", params), "t13 s")
    d.end()


def _tallies(d: Drawing, scene: Scene, y: int) -> int:
    """How all voted, letter by letter, with void ballots below; gives where the next thing goes."""
    vote = table(table(scene.view, "council"), "vote")
    d.words(LEFT + 2, y + 14, scene.say("exodus-picture-ballots"), "t11 s mut")
    y += 22
    cards, totals = words(vote, "cards"), numbers(vote, "totals")
    for k in range(len(cards)):
        _tally(d, scene, k, cards[k], totals[k], y)
        y += TALLY_HEIGHT + 6
    if [1 for ballot in tables(vote, "ballots") if word(ballot, "letter") not in LETTERS_OF_CARDS]:
        d.words(LEFT + 2, y + 15, scene.say("exodus-picture-void"), "t11 mut")
        _cast(d, scene, "", LEFT + 74, y + 11)
        y += 28
    return y


def _tally(d: Drawing, scene: Scene, k: int, card: str, total: int, y: int) -> None:
    """A card that was voted on: its letter, its name, its total, and who voted for it with how much."""
    adopted = word(table(table(scene.view, "council"), "vote"), "adopted") == card
    name = political_name(POLITICAL_IDS.index(card))
    params: dict[str, Param] = {"option": LETTERS_OF_CARDS[k], "card": name, "n": total}
    key = "exodus-picture-tally-adopted" if adopted else "exodus-picture-tally"
    d.begin(f"tally-{LETTERS_OF_CARDS[k]}", "tally", scene.tell(key, params))
    d.rect(LEFT, y, WIDTH, TALLY_HEIGHT, 8, "chosen" if adopted else "tile")
    d.words(LEFT + 10, y + 17, LETTERS_OF_CARDS[k], "t13 b")
    d.words(LEFT + 28, y + 17, scene.speak(name), "s" if adopted else "", WIDTH - 76, 12)
    d.words(LEFT + WIDTH - 12, y + 17, str(total), "t13 b end")
    d.end()
    _cast(d, scene, LETTERS_OF_CARDS[k], LEFT + 28, y + 32)


def _cast(d: Drawing, scene: Scene, letter: str, x: int, y: int) -> None:
    """The ballots for a letter, or the void ones, side by side."""
    for ballot in tables(table(table(scene.view, "council"), "vote"), "ballots"):
        given = word(ballot, "letter")
        if (given if given in LETTERS_OF_CARDS else "") != letter:
            continue
        seat, cp = number(ballot, "seat"), number(ballot, "cp")
        params: dict[str, Param] = {"owner": scene.owners[seat], "option": letter, "cp": cp}
        key = "exodus-picture-cast" if letter else "exodus-picture-cast-void"
        d.begin(f"ballot-{seat}", "ballot", scene.tell(key, params))
        d.owner(seat, x + 9, y, 18)
        d.words(x + 21, y + 4, str(cp), "b")
        d.end()
        x += BALLOT_STEP


def _bonus(d: Drawing, scene: Scene, chosen: list[str], y: int) -> int:
    """The six bonus cards; those on offer, then the one that was taken, stand out. Gives the y below them."""
    for k in range(len(BONUS_CARD_IDS)):
        id_ = BONUS_CARD_IDS[k]
        x, top = LEFT + THIRD * (k % 3), y + 38 * (k // 3)
        action = scene.speaker.say(Text("exodus-action-" + _action_of(id_)))
        told = scene.say("exodus-action-" + _action_of(id_) + ".description")
        d.begin("bonus-" + id_, "bonus", f"{action}. {told}")
        d.rect(x, top, THIRD - 6, 32, 8, "chosen" if id_ in chosen else "tile")
        d.words(x + 59, top + 20, action, "b mid" if id_ in chosen else "mid", THIRD - 16, 12)
        d.end()
    return y + 76


def _action_of(bonus: str) -> str:
    name = bonus.removeprefix("bonus_")
    return "extra_conquest_phase" if name == "movement" else name
