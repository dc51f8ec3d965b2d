"""Ascendancy behind the match: answers beyond the bounded list, policies, records."""

from galaktyka.core.match import Match
from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME


def begin(seed: int = 3, **options: str) -> Match:
    return Match(GAME, GAME.setting(3, seed, {"round_cap": "3", **options}))


def state_of(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def leave_home(match: Match) -> None:
    """The first player's ship goes out by a new lane, which waits to be placed."""
    state = state_of(match)
    home = GAME.notation(state, c.A_SHIP + state.home(state.actor()))
    match.answer("done")
    match.answer(home)
    match.answer("impulse")
    if state_of(match).top() != c.F_PLACE:
        match.answer("new lane")
    assert state_of(match).top() == c.F_PLACE


def test_people_may_lay_a_lane_at_any_degree() -> None:
    match = begin()
    leave_home(match)
    state = state_of(match)
    seat = state.actor()
    listed = [answer for answer in state.legal() if c.A_ANGLE <= answer < c.A_CONNECT]
    spots = state.chart.open_spots(state.arg(0), state.arg(1))
    odd = next(spot for spot in spots if c.A_ANGLE + spot not in listed)
    assert len(spots) > len(listed)
    assert c.A_ANGLE + odd in state.further(seat)
    assert f"open {odd}" in [answer.notation for answer in match.answers(seat)]
    match.answer(f"open {odd}")
    assert state_of(match).chart.spot[0] == odd


def test_a_line_of_notation_finds_what_only_people_are_offered() -> None:
    match = begin()
    leave_home(match)
    state = state_of(match)
    odd = next(s for s in state.chart.open_spots(state.arg(0), state.arg(1)) if s % 15 not in (0,))
    match.answer(f"open {odd} stop")
    assert state_of(match).top() == c.F_COMMAND


def test_an_only_listed_answer_is_not_forced_while_people_have_more() -> None:
    match = begin()
    leave_home(match)
    state = state_of(match)
    match.answer(GAME.notation(state, state.legal()[0]))
    while state_of(match).top() == c.F_MOVE:
        texts = [GAME.notation(state_of(match), answer) for answer in state_of(match).legal()]
        if "discover" in texts:
            match.answer("discover")
            assert state_of(match).top() == c.F_ANGLE
            assert len(state_of(match).legal()) == 1
            return
        match.answer(next(text for text in reversed(texts) if text.startswith("go L")))
        if state_of(match).top() == c.F_COMMAND:
            sector = next(
                t
                for t in [GAME.notation(state_of(match), a) for a in state_of(match).legal()]
                if t.startswith("ship L")
            )
            match.answer(sector)
            match.answer("impulse")


def test_a_slide_is_offered_to_people_only_and_recorded() -> None:
    match = begin()
    leave_home(match)
    state = state_of(match)
    match.answer(GAME.notation(state, state.legal()[0]))
    match.answer("stop")
    state = state_of(match)
    slides = [a for a in state.further(state.actor()) if c.A_SLIDE <= a < c.A_BUILD]
    assert slides
    assert not [a for a in state.legal() if c.A_SLIDE <= a < c.A_BUILD]
    match.answer(slides[0])
    spot = state_of(match).legal()[3]
    match.answer(spot)
    assert state_of(match).chart.spot[0] == spot - c.A_ANGLE
    again = replay(GAME, loads(match.dumps()))
    assert again.state.digest() == match.state.digest()


def test_policies_answer_windows_offers_and_passage() -> None:
    match = begin()
    for seat in range(3):
        match.set_policy(seat, "trade", "skip")
        match.set_policy(seat, "offers", "decline")
        match.set_policy(seat, "passage", "allow")
    state = state_of(match)
    everyone = match.policies
    state.push(c.F_WINDOW, 0)
    assert GAME.automatic(state, 0, everyone[0]) == c.PASS_VERB
    state.pop()
    state.push(c.F_CONSENT, 1, 0, 0, 3)
    assert GAME.automatic(state, 1, everyone[1]) == c.DECLINE_VERB
    state.pop()
    state.push(c.F_PASSAGE, 2, 0, 0, 0)
    assert GAME.automatic(state, 2, everyone[2]) == c.ALLOW_VERB
    assert GAME.automatic(state, 2, {**everyone[2], "passage": "refuse"}) == c.REFUSE_VERB
