"""Positions of the solo game for tests: pieces laid by coordinates, the Automa's cards dictated."""

from tests.games.gaia.scene import HearingTable

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import PHASE_ACTIONS
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import MINE
from galaktyka.games.gaia.rules.automa import act, begin_round, take_turn
from galaktyka.games.gaia.rules.automa_moves import cards_of
from galaktyka.games.gaia.rules.ground import settle_on

Cell = tuple[int, int]
HUMAN = 0
AUTOMA_SEAT = 1
TILES = "custom:0|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|{rounds}|{finals}|0.1.2.3.4"


class Ear(HearingTable):
    """Also picks out what was told."""

    def told(self, kind: int) -> list[tuple[int, int, int]]:
        """Seat and first two arguments of the events of a kind."""
        return [(event.seat, event.a, event.b) for event in self.events if event.kind == kind]


def opened(
    automa: str = "taklons",
    human: str = "hadsch_hallas",
    difficulty: str = "automa",
    rounds: str = "0.1.2.3.4.5",
    finals: str = "0.1",
    setup: str = "advanced",
) -> Position:
    """A solo game on the default board before its first answer; final tiles by number, the first on top."""
    options = {"automa": automa, "difficulty": difficulty, "setup": setup}
    options["tiles"] = TILES.format(rounds=rounds, finals=finals)
    if setup == "advanced":
        options["factions"] = human
    return GAME.new_state(GAME.setting(1, 1, options), Ear([]))


def scene(
    own: list[Cell],
    human_at: list[Cell],
    automa: str = "taklons",
    human: str = "hadsch_hallas",
    difficulty: str = "automa",
    rounds: str = "0.1.2.3.4.5",
    finals: str = "0.1",
) -> Position:
    """The action phase of round 1 with mines of the Automa and the human on these planets."""
    s = opened(automa, human, difficulty, rounds, finals)
    for cell in own:
        put(s, AUTOMA_SEAT, cell)
    for cell in human_at:
        put(s, HUMAN, cell)
    for seat in (AUTOMA_SEAT, HUMAN):
        s.players[seat].booster = s.boosters.pop(0)
    s.set_arg(0, PHASE_ACTIONS)
    go_to_round(s, 1)
    return s


def go_to_round(s: Position, number: int) -> None:
    while s.round < number:
        s.round += 1
        begin_round(s, Table())


def at(s: Position, cell: Cell) -> int:
    return s.board.grid.find(*cell)


def put(s: Position, seat: int, cell: Cell, kind: int = MINE) -> None:
    settle_on(s, seat, at(s, cell), kind, False, Table())


def structures(s: Position, seat: int = AUTOMA_SEAT) -> dict[Cell, int]:
    """What stands where."""
    return {s.board.grid.cells[hex_]: s.structure[hex_] for hex_ in s.players[seat].planets}


def script_for(s: Position, cards: list[int]) -> list[int]:
    """What chance must give so that these cards are turned up next, by their printed numbers."""
    deck, unseen = cards_of(s).deck[:], cards_of(s).unseen[:]
    script: list[int] = []
    for number in cards:
        if number in deck:
            script.append(deck.index(number))
            deck.remove(number)
        else:
            script += [len(deck), unseen.index(number)]
            unseen.remove(number)
    return script


def play(s: Position, card: int, support: int) -> Ear:
    """One action card carried out with a support card."""
    table = Ear([])
    cards = s.box.automa_cards
    act(s, AUTOMA_SEAT, cards[card - 1], cards[support - 1], table)
    GAME.check(s)
    return table


def turn(s: Position, cards: list[int]) -> Ear:
    """One turn of the Automa in which exactly these cards are turned up."""
    table = Ear(script_for(s, cards))
    take_turn(s, AUTOMA_SEAT, table)
    assert table.script == []
    GAME.check(s)
    return table


def vp(s: Position) -> int:
    return s.players[AUTOMA_SEAT].vp
