"""Every field of a position is cloned on its own and counts in the digest, those of players and battles too."""

from collections.abc import Callable

import pytest
from tests.games.ascendancy.saying import war
from tests.games.fields import check_fields, fields_of

from galaktyka.games.ascendancy.flow import Position

NOT_HASHED = {"box", "variant", "players", "combat", "chart", "power", "seats"}
"""The same for all clones, objects with fields of their own, or derived from the rest."""


def in_battle() -> Position:
    for seed in range(1, 40):
        for state, _ in war(seed):
            if state.combat is not None and state.combat.dice:
                return state.clone()
    raise AssertionError("no war came to a battle")


HOLDERS: dict[str, Callable[[Position], object]] = {
    "state:AscendancyState": lambda state: state,
    "players:Player": lambda state: state.players[0],
    "combat:Combat": lambda state: state.combat,
}
ALL_SHARED = "state:AscendancyState"
"""Clones share all lists of the table itself, which are replaced and never changed in place."""


@pytest.mark.parametrize("name", HOLDERS)
def test_every_field_of_a_clone_is_its_own_and_counts_in_the_digest(name: str) -> None:
    module, class_name = name.split(":")
    found = fields_of("ascendancy", class_name, module)
    fields = {
        field: replaced or name == ALL_SHARED for field, replaced in found.items() if field not in NOT_HASHED
    }
    assert len(fields) > 10
    check_fields(in_battle(), fields, HOLDERS[name])
