"""The High Council: titles, the cards to vote on, how all voted and bid, what is in force, the bonus actions."""

from typing import Final

from galaktyka.core.glance import number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.exodus.drawing.boards import WIDE, board
from galaktyka.games.exodus.drawing.scene import Scene, folded
from galaktyka.games.exodus.ids import BONUS_CARD_IDS, POLITICAL_IDS
from galaktyka.games.exodus.speech.phrases import (
    effect_text,
    political_effect,
    political_kind,
    political_name,
)

CARD_WIDTH: Final = 250
CARD_STEP: Final = 261
CARD_HEIGHT: Final = 104
LAW_HEIGHT: Final = 40
TALLY_HEIGHT: Final = 50
BALLOT_STEP: Final = 39
LETTERS_OF_CARDS: Final = "ABC"


def council_panel(scene: Scene) -> Panel:
    """Titles on top, then the cards to vote on, those in force, and the bonus actions."""
    d = Drawing()
    council = table(scene.view, "council")
    _seats(d, scene)
    y = 76
    agenda = words(council, "agenda")
    if agenda:
        for k in range(len(agenda)):
            _political(d, scene, agenda[k], LETTERS_OF_CARDS[k], 12 + CARD_STEP * k, y, CARD_HEIGHT)
        y += CARD_HEIGHT + 4
    if tables(table(council, "vote"), "ballots"):
        y = _tallies(d, scene, y)
    elif agenda:
        _ballot(d, scene, y)
        y += 26
    d.words(14, y + 14, scene.say("exodus-picture-in-force"), "t11 s mut")
    y += 22
    laws = words(council, "in_force")
    if not laws:
        d.words(14, y + 13, scene.say("exodus-picture-none"), "mut")
        y += 22
    for k in range(len(laws)):
        _political(d, scene, laws[k], "", 12 + 391 * (k % 2), y + (LAW_HEIGHT + 6) * (k // 2), LAW_HEIGHT)
    y += (LAW_HEIGHT + 6) * ((len(laws) + 1) // 2) + 4
    d.words(14, y + 12, scene.say("exodus-picture-bonus"), "t11 s mut")
    _bonus(d, scene, [*words(council, "offered"), word(council, "bonus")], y + 18)
    title = scene.say("exodus-picture-council")
    return board("council", title, WIDE, y + 62, Drawing(), d)


def _seats(d: Drawing, scene: Scene) -> None:
    """The turn-order cards from left to right, with the bids of the last election."""
    order = numbers(scene.view, "order")
    bids = numbers(scene.view, "bids")
    room = (WIDE - 24) // len(order)
    for k in range(len(order)):
        seat = order[k]
        x = 12 + room * k
        name = scene.title_of(scene.players[seat])
        params: dict[str, Param] = {"owner": scene.owners[seat], "title": name, "n": k + 1}
        key = "exodus-picture-seat"
        if bids:
            key += "-bid"
            params["cp"] = bids[seat]
        d.begin(f"seat-{seat}", "seat", scene.tell(key, params))
        d.rect(x, 10, room - 6, 54, 8, "tile")
        d.owner(seat, x + 24, 37, 34)
        d.words(x + 46, 33, f"{k + 1}", "t15 b")
        d.words(x + 46, 52, name, "t11 mut", room - 58, 11)
        if bids:
            d.use("sign-cp", x + room - 46, 28, 18)
            d.words(x + room - 33, 33, str(bids[seat]), "t13 b")
        d.end()


def _political(d: Drawing, scene: Scene, id_: str, letter: str, x: int, y: int, height: int) -> None:
    """A card on the agenda with its letter, or one in force as a flat strip."""
    card = POLITICAL_IDS.index(id_)
    name = scene.speak(political_name(card))
    kind = scene.speak(political_kind(scene.box, card))
    effect = scene.speak(political_effect(scene.box, card))
    width = CARD_WIDTH if letter else 381
    lasting = scene.say(political_kind(scene.box, card).key + ".description")
    d.begin("political-" + id_, "political", f"{name}: {effect}. {kind}: {lasting}")
    d.rect(x, y, width, height, 8, "tile")
    left = x + 10
    if letter:
        d.disc(x + 22, y + 22, 14, "strong")
        d.words(x + 22, y + 28, letter, "t15 b mid inverse")
        left = x + 44
    d.words(left, y + 17, name, "t13 b", width - (left - x) - 10, 13)
    if letter:
        d.words(left, y + 33, kind, "t11 mut", width - 54, 11)
        lines = folded(effect, 12, width - 24, 4)
        for k in range(len(lines)):
            d.words(x + 10, y + 52 + 15 * k, lines[k], "", width - 20, 12)
    else:
        now = scene.speak(effect_text(scene.box.political_effect[card]))  # what was done at once is past
        d.words(left, y + 33, f"{kind}: {now}", "t11 mut", width - 20, 11)
    d.end()


def _ballot(d: Drawing, scene: Scene, y: int) -> None:
    """The viewer's own ballot as far as it is given; nobody else's is in the view."""
    secret = words(scene.view, "secret")
    if word(scene.view, "question") != "ballot" or not secret:
        d.words(14, y + 15, scene.say("exodus-picture-vote"), "t11 mut")
        return
    cp = secret[0].removeprefix("bid ")
    option = secret[1].removeprefix("vote ") if len(secret) > 1 else "?"
    params: dict[str, Param] = {"cp": cp, "option": option if option in "ABC?" else "–"}
    d.begin("ballot", "ballot", scene.tell("exodus-picture-ballot", params))
    d.words(14, y + 15, scene.tell("exodus-picture-ballot", params), "t13 s")
    d.end()


def _tallies(d: Drawing, scene: Scene, y: int) -> int:
    """How all voted, letter by letter, with void ballots below; gives where the next thing goes."""
    vote = table(table(scene.view, "council"), "vote")
    d.words(14, y + 14, scene.say("exodus-picture-ballots"), "t11 s mut")
    y += 22
    cards, totals = words(vote, "cards"), numbers(vote, "totals")
    for k in range(len(cards)):
        _tally(d, scene, k, cards[k], totals[k], y)
    y += TALLY_HEIGHT + 6
    if [1 for ballot in tables(vote, "ballots") if word(ballot, "letter") not in LETTERS_OF_CARDS]:
        d.words(14, y + 15, scene.say("exodus-picture-void"), "t11 mut")
        _cast(d, scene, "", 84, y + 11)
        y += 28
    return y


def _tally(d: Drawing, scene: Scene, k: int, card: str, total: int, y: int) -> None:
    """A card that was voted on: its letter, its name, its total, and who voted for it with how much."""
    x = 12 + CARD_STEP * k
    adopted = word(table(table(scene.view, "council"), "vote"), "adopted") == card
    name = political_name(POLITICAL_IDS.index(card))
    params: dict[str, Param] = {"option": LETTERS_OF_CARDS[k], "card": name, "n": total}
    key = "exodus-picture-tally-adopted" if adopted else "exodus-picture-tally"
    d.begin(f"tally-{LETTERS_OF_CARDS[k]}", "tally", scene.tell(key, params))
    d.rect(x, y, CARD_WIDTH, TALLY_HEIGHT, 8, "chosen" if adopted else "tile")
    d.words(x + 10, y + 18, LETTERS_OF_CARDS[k], "t13 b")
    d.words(x + 28, y + 18, scene.speak(name), "s" if adopted else "", CARD_WIDTH - 76, 12)
    d.words(x + CARD_WIDTH - 12, y + 18, str(total), "t13 b end")
    d.end()
    _cast(d, scene, LETTERS_OF_CARDS[k], x + 10, y + 36)


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


def _bonus(d: Drawing, scene: Scene, chosen: list[str], y: int) -> None:
    """The six bonus cards; those on offer, then the one that was taken, stand out."""
    for k in range(len(BONUS_CARD_IDS)):
        id_ = BONUS_CARD_IDS[k]
        x = 12 + 129 * k
        action = scene.speaker.say(Text("exodus-action-" + _action_of(id_)))
        told = scene.say("exodus-action-" + _action_of(id_) + ".description")
        d.begin("bonus-" + id_, "bonus", f"{action}. {told}")
        d.rect(x, y, 123, 32, 8, "chosen" if id_ in chosen else "tile")
        d.words(x + 61, y + 20, action, "b mid" if id_ in chosen else "mid", 113, 12)
        d.end()


def _action_of(bonus: str) -> str:
    name = bonus.removeprefix("bonus_")
    return "extra_conquest_phase" if name == "movement" else name
