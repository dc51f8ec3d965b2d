"""Positions in the middle of a war, scattered at random, and random play from them under every check."""

from tests.games.ascendancy.scene import Scene

from galaktyka.cli.testers import CountingTable
from galaktyka.core.chance import Stream
from galaktyka.core.table import SearchTable
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.check import check_state
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.state import FACE_DOWN

MOST_ANSWERS = 400


def one_of(stream: Stream, things: list[str]) -> str:
    return things[stream.below(len(things))]


def scattered(seed: int) -> tuple[Scene, Stream]:
    stream = Stream(seed)
    options = {"round_cap": "4"}
    for option in GAME.options:
        if option.choices and option.name not in ("civilizations", "map_model") and not stream.below(4):
            options[option.name] = option.choices[stream.below(len(option.choices))]
    if options.get("random_turn_order") == "true":
        options["mystery_turn_order"] = "false"
    if options.get("more_starting_resources") == "true":
        options["humble_beginnings"] = "false"
    seats = 3 if stream.below(4) else 2
    first = stream.below(3)
    scene = Scene(seats, tuple((first + seat) % 3 for seat in range(seats)), **options)
    placed = lay_map(scene, stream)
    for seat in range(seats):
        arm(scene, stream, seat, placed)
    for word in placed[seats:]:
        develop(scene, stream, word)
    deal(scene, stream)
    return scene, stream


def has_room(scene: Scene, word: str) -> bool:
    disc = ids.SYSTEM_IDS.index(word)
    return len(scene.state.chart.lanes_of(disc)) < scene.state.box.lane_limit[disc]


def lay_map(scene: Scene, stream: Stream) -> list[str]:
    """Homes and some systems, most of them joined twice."""
    s = scene.state
    placed = [ids.SYSTEM_IDS[s.home(seat)] for seat in range(s.seats)]
    free = ids.SYSTEM_IDS[3:]
    for _ in range(3 + stream.below(6)):
        word = one_of(stream, [w for w in free if w not in placed])
        scene.link(one_of(stream, [w for w in placed if has_room(scene, w)]), word, 2 + stream.below(3))
        here = ids.SYSTEM_IDS.index(word)
        others = [
            w
            for w in placed
            if has_room(scene, w)
            and not s.chart.joined(here, ids.SYSTEM_IDS.index(w))
            and has_room(scene, word)
        ]
        if others and stream.below(3):
            scene.link(one_of(stream, others), word, 2 + stream.below(3))
        placed.append(word)
    return placed


def arm(scene: Scene, stream: Stream, seat: int, placed: list[str]) -> None:
    """Ships, fleets, weapons and reserves."""
    s = scene.state
    sectors = placed[:]
    for lane in range(len(s.chart.lane_length)):
        sectors += [f"L{lane + 1}.{k + 1}" for k in range(s.chart.lane_length[lane])]
    for _ in range(2 + stream.below(4)):
        word = one_of(stream, sectors)
        scene.ships(seat, word, scene.singles(seat, word) + 1 + stream.below(3))
    for number in (1, 2, 3):
        card = s.players[seat].civ * 3 + number - 1
        side = stream.below(2)
        most = min(6, s.box.fleet_most[s.box.card_side[card * 2 + side]])
        if stream.below(2) and scene.player(seat).pool > most:
            scene.fleet(seat, number, "ab"[side], 3 + stream.below(most - 2), one_of(stream, sectors))
    scene.give(seat, stream.below(6), stream.below(6), stream.below(6))
    scene.player(seat).ascendancy = stream.below(5)
    scene.player(seat).weapons = stream.below(4)
    scene.player(seat).shields = stream.below(4)


def develop(scene: Scene, stream: Stream, word: str) -> None:
    """A colony, an independent civilization, natives, or a card."""
    s = scene.state
    disc = ids.SYSTEM_IDS.index(word)
    if s.box.system_kind[disc] == ids.PHENOMENON:
        s.token[disc] = stream.below(2)
        return
    capacity = s.box.capacity[disc * 4 : disc * 4 + 4]
    what = stream.below(10)
    nodes = "".join(["PRC"[k] * stream.below(capacity[k] + 1) for k in range(3)])
    open_nodes = "PRC"[stream.below(3)] * capacity[3]
    if what < 5:
        scene.control(stream.below(s.seats), word, nodes, open_nodes)
        builder = stream.below(s.seats)
        if stream.below(2) and s.players[builder].bases:
            scene.base(builder, word)
    elif what < 7 and nodes:
        scene.independent(word, stream.below(4), nodes)
    elif what == 7:
        s.prewarp[disc] = 2
    elif what == 8 and s.bag[ids.AUTOMATED_DEFENSES]:
        scene.lay_card(word, "automated_defenses")
    else:
        s.lying[disc] = FACE_DOWN


def deal(scene: Scene, stream: Stream) -> None:
    """Advancements, some of them captured, and agreements."""
    s = scene.state
    for card in range(ids.ADVANCEMENTS):
        owner = s.seat_of(card // ids.ADVANCEMENTS_A_CIV)
        if owner >= 0 and card not in s.box.civ_starting and not stream.below(2):
            scene.teach(owner if stream.below(3) else stream.below(s.seats), ids.ADVANCEMENT_IDS[card])
    for owner in range(s.seats):
        for holder in range(s.seats):
            number = 1 + stream.below(3)
            if owner != holder and scene.holder(owner, number) < 0 and stream.below(2):
                scene.agree(owner, number, holder, stream.below(4) > 0)


def fight_on(seed: int, coverage: dict[str, int]) -> None:
    """Random answers, attacks more often than not; nothing may break."""
    scene, stream = scattered(seed)
    s, table = scene.state, CountingTable(seed, coverage)
    s.frames = []
    s.push(c.F_GAME, -1, c.STEP_ROUND)
    s.round = 0
    s.settle(table)
    given = 0
    while s.frames and given < MOST_ANSWERS:
        check_state(s)
        legal = s.legal()
        assert len(set(legal)) == len(legal) > 0
        if given % 10 == 0:
            look_closely(scene, given)
        hostile = [a for a in legal if c.A_ATTACK <= a < c.A_FLEET or c.A_INVADE <= a < c.A_STARBASE]
        choice = hostile if hostile and stream.below(2) else legal
        s.apply(choice[stream.below(len(choice))], table)
        given += 1


def look_closely(scene: Scene, given: int) -> None:
    """Redaction, packing, notation and words of the position."""
    s = scene.state
    for seat in range(s.seats):
        other = GAME.resample(s, seat, SearchTable(Stream(given)))
        assert GAME.view(other, seat) == GAME.view(s, seat)
        check_state(other)
    assert GAME.restore(scene.setting, s.packed()).digest() == s.clone().digest()
    legal = s.legal()
    assert set(legal) <= set(GAME.candidates(s))
    assert len({GAME.notation(s, answer) for answer in legal}) == len(legal)
    for answer in legal:
        GAME.describe(s, s.actor(), answer)
    for answer in GAME.candidates(s)[:: max(1, len(GAME.candidates(s)) // 40)]:
        if answer not in s.allowed(s.actor()):
            GAME.why_not(s, s.actor(), answer)
    GAME.prompt(s, s.actor())
