"""How players stand and where the game is, in a few numbers."""

from galaktyka.core.game import Gauge, Stage


def gauges(view: dict[str, object], seat: int) -> list[Gauge]:
    players = view["players"]
    assert isinstance(players, list)
    mine = players[seat]
    names = ("vp", "cp", "axinium", "phasium", "pool")
    return [Gauge(name, mine[name]) for name in names]


def stages(view: dict[str, object]) -> list[Stage]:
    turn, turns = view["turn"], view["turns"]
    assert isinstance(turn, int)
    assert isinstance(turns, int)
    return [Stage(str(n), -1 if n < turn else 0 if n == turn else 1) for n in range(1, turns + 1)]
