"""Whole solo games: every faction of the Automa at every difficulty, checked after each answer."""

import pytest

from galaktyka.core.chance import Stream
from galaktyka.core.game import Setting
from galaktyka.core.match import Match
from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.core.table import LiveTable
from galaktyka.games.gaia.automa_cards import DIFFICULTY_IDS
from galaktyka.games.gaia.components import standard_box
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import FACTION_IDS

AUTOMA_FACTIONS = [card.faction for card in standard_box().automa_factions]


class Counting(LiveTable):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rules: set[str] = set()

    def rule(self, name: str) -> None:
        self.rules.add(name)


def solo_setting(faction: int, difficulty: str, seed: int) -> Setting:
    factions = standard_box().factions
    humans = [f for f in range(14) if factions[f].home != factions[faction].home]
    options = {"automa": FACTION_IDS[faction], "difficulty": difficulty}
    options["factions"] = FACTION_IDS[humans[seed % len(humans)]]
    options["board"] = "random" if seed % 2 else "default"
    return GAME.setting(1, seed, options)


def play_out(setting: Setting, table: LiveTable) -> Position:
    s = GAME.new_state(setting, table)
    s.settle(table)
    stream = Stream(setting.seed)
    while not s.over:
        GAME.check(s)
        legal = s.legal()
        s.apply(legal[stream.below(len(legal))], table)
    GAME.check(s)
    return s


@pytest.mark.parametrize("difficulty", DIFFICULTY_IDS)
@pytest.mark.parametrize("faction", AUTOMA_FACTIONS)
def test_random_solo_games_end_in_order(faction: int, difficulty: str) -> None:
    for seed in range(3):
        setting = solo_setting(faction, difficulty, seed * 5 + faction + DIFFICULTY_IDS.index(difficulty))
        s = play_out(setting, LiveTable(setting.seed))
        assert s.round == 6
        assert s.scored
        assert GAME.restore(setting, s.packed()).digest() == s.digest()


def test_a_clone_stays_as_it_was_while_the_game_goes_on() -> None:
    for seed in range(14):
        setting = solo_setting(AUTOMA_FACTIONS[seed % 7], DIFFICULTY_IDS[seed % 5], seed)
        table = LiveTable(seed)
        s = GAME.new_state(setting, table)
        s.settle(table)
        stream = Stream(seed)
        while not s.over:
            clone, digest = s.clone(), s.digest()
            legal = s.legal()
            s.apply(legal[stream.below(len(legal))], table)
            assert clone.digest() == digest


def test_every_rule_of_the_automa_is_at_work_in_random_games() -> None:
    rules: set[str] = set()
    for i in range(21):
        setting = solo_setting(AUTOMA_FACTIONS[i % 7], DIFFICULTY_IDS[i % 5], i)
        table = Counting(i)
        play_out(setting, table)
        rules |= table.rules
    assert {f"A{n}" for n in range(1, 19)} <= rules


def test_a_solo_game_replays_from_its_record() -> None:
    setting = GAME.setting(1, 11, {"automa": "firaks", "difficulty": "ultoma"})
    match = Match(GAME, setting)
    stream = Stream(11)
    while not match.over:
        legal = match.state.legal()
        match.answer(legal[stream.below(len(legal))])
    again = replay(GAME, loads(match.dumps()))
    assert again.state.digest() == match.state.digest()
    assert again.scores == match.scores
