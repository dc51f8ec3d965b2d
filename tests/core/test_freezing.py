"""A match that was frozen and thawed goes on exactly like one that never stopped."""

import json

import pytest
from tests.core.playing import after_bidding, start, trace
from tests.core.tiny_game import COMET

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.core.freezing import (
    entries_seen_by,
    forget_events,
    freeze,
    nothing_to_undo,
    sealed_from,
    steps_of,
    thaw,
)
from galaktyka.core.match import Match
from galaktyka.core.words import Illegal
from galaktyka.games import game as find_game

EVENTS = 6
"""Where `trace` holds the events, which are not kept."""


def thawed(match: Match) -> Match:
    frozen = json.loads(json.dumps(freeze(match)))
    return thaw(match.game, frozen)


def seen(match: Match) -> tuple[object, ...]:
    """All that can be seen of a match, without the events."""
    whole = trace(match)
    views = [match.view(seat) for seat in range(-1, match.state.seats)]
    history = [[vars_of(entry) for entry in match.history(seat)] for seat in range(-1, match.state.seats)]
    return (*whole[:EVENTS], *whole[EVENTS + 1 :], views, history)


def vars_of(entry: object) -> list[object]:
    return [getattr(entry, name) for name in ("seat", "answer", "chance", "auto", "time")]


@pytest.mark.parametrize("explicit", [False, True])
@pytest.mark.parametrize(
    ("game", "players", "seed"), [("comet", 2, 1), ("comet", 3, 2), ("gaia", 2, 5), ("gaia", 1, 6)]
)
def test_it_goes_on_alike(game: str, players: int, seed: int, explicit: bool) -> None:
    """Random play with every step that a person may take; one match is thawed anew again and again."""
    rules = COMET if game == "comet" else find_game(game)
    setting = rules.setting(players, seed, {})
    plain = Match(rules, setting, explicit_commit=explicit)
    other = Match(rules, setting, explicit_commit=explicit)
    stream = Stream(seed)
    for step in range(150):
        if plain.over:
            break
        choice = stream.below(100)
        for match in (plain, other):
            act(match, choice)
        if step % 7 == 0 or plain.holder >= 0:
            other = thawed(other)
        assert seen(other) == seen(plain)


def act(match: Match, choice: int) -> None:
    try:
        if choice < 10:
            match.undo()
        elif choice < 18:
            match.redo()
        elif choice < 22:
            match.reset()
        elif choice < 40 or match.holder not in (-1, match.state.actor()):
            match.commit()
        else:
            legal = match.state.legal()
            match.answer(legal[choice % len(legal)], match.state.actor(), choice)
    except Illegal:
        pass


def test_what_is_taken_back_after_thawing_was_answered_before() -> None:
    match = start(automate=False)
    match.answer("bid 1", 0)
    match.answer("bid 0", 1)
    match.answer("sell") if "sell" in names(match) else match.answer("pass")
    before = match.record.entries[-1].answer
    again = thawed(match)
    again.undo()
    assert len(again.record.entries) == len(match.record.entries) - 1
    again.redo()
    assert again.record.entries[-1].answer == before
    assert again.state.digest() == match.state.digest()


def names(match: Match) -> list[str]:
    return [match.game.notation(match.state, answer) for answer in match.state.legal()]


def test_policies_and_the_holder_are_kept() -> None:
    match = after_bidding(explicit_commit=True)
    match.set_policy(1, "block", "never")
    match.answer("pass")
    again = thawed(match)
    assert (again.holder, again.policies) == (0, match.policies)
    assert again.view(1) == match.view(1) != again.view(0)


def test_how_much_a_seat_has_been_shown() -> None:
    match = start(explicit_commit=True)
    match.answer("bid 1", 1)
    assert [entries_seen_by(match, seat) for seat in (-1, 0, 1)] == [1, 1, 1]
    assert sealed_from(match, 0) == 0  # the line of seat 1 is closed for seat 0
    match.answer("bid 0", 0)
    shown = entries_seen_by(match, -1)
    assert sealed_from(match, -1) == shown
    match.answer(match.state.legal()[-1])
    assert entries_seen_by(match, -1) == shown
    assert entries_seen_by(match, match.holder) > shown


def test_events_are_forgotten_only_where_nothing_can_be_undone() -> None:
    match = galaktyka.new_match("gaia", players=2, seed=1, options={})
    seat = match.state.actor()
    match.answer(match.state.legal()[0], seat)
    assert (steps_of(match, seat), steps_of(match, seat + 1)) == ((True, False), (False, False))
    kept = len(match.table.events)
    forget_events(match)
    assert len(match.table.events) == kept
    match.commit()
    assert nothing_to_undo(match)
    forget_events(match)
    assert match.table.events == []
