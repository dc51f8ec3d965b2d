"""How long a question about the map of Star Trek: Ascendancy takes while nothing is known about it yet.

Maps grow at random until the stack of systems is laid out; on each of the fullest, every disc is asked every
question once, each time on a fresh copy without anything kept. Times are microseconds of the processor, so
that other work on the machine does not count.

Usage: python -m benchmarks.ascendancy_map [--maps 40] [--model polar]
"""

import argparse
import json
import random
from collections.abc import Callable
from time import thread_time_ns

import galaktyka
from galaktyka.games.ascendancy.components import standard_box
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.geometry.layout import SIDE_B
from galaktyka.games.ascendancy.ids import FIRST_PLANET, MAP_MODEL_IDS, SPOTS, SYSTEMS

TRIES = 400
LENGTHS = (2, 3, 4)


def full_map(model: int, seed: int) -> Chart:
    """A map on which all systems are laid out, or as many as found a place."""
    chance = random.Random(seed)
    chart = Chart(standard_box(), model, 3, [0, 1, 2])
    system = FIRST_PLANET
    for _ in range(TRIES):
        if system == SYSTEMS:
            break
        places = [disc for disc in range(SYSTEMS) if chart.is_placed(disc) and chart.free_place(disc)]
        disc, length = chance.choice(places), chance.choice(LENGTHS)
        trial = chart.clone()
        if not extend(trial, disc, length, system, chance):
            continue
        chart = trial
        if chart.is_placed(system):
            system += 1
    return chart


def extend(chart: Chart, disc: int, length: int, system: int, chance: random.Random) -> bool:
    """A connection where there is one, else a new system."""
    if not chart.connections(disc, length) and chance.random() < 0.5:
        turns = chart.turn_list(disc, length)
        if turns:
            turn = chance.choice(turns)
            chart.turn_disc(turn // SPOTS, turn % SPOTS)
    codes = chart.connections(disc, length)
    if codes:
        code = chance.choice(codes)
        chart.connect(disc, length, code // 2, code % 2)
        return True
    spots = chart.open_list(disc, length)
    if not spots:
        return False
    lane = chart.lay_open(disc, length, chance.choice(spots))
    places = chart.discover_list(lane, SIDE_B)
    if places:
        chart.place_disc(lane, SIDE_B, places[0], system)
    return bool(places)


def ask(chart: Chart, name: str, disc: int, length: int) -> None:
    if name == "may announce":
        chart.may_announce(disc)
    elif name == "open lanes":
        chart.open_spots(disc, length)
    elif name == "bounded open lanes":
        chart.open_list(disc, length)
    elif name == "connections":
        chart.connections(disc, length)
    elif name == "turns":
        chart.turn_list(disc, length)
    else:
        chart.disc_arc(disc)


QUESTIONS = ["may announce", "open lanes", "bounded open lanes", "connections", "turns", "arc"]


def times(maps: list[Chart], name: str, asked: Callable[[Chart, str, int, int], None]) -> list[int]:
    found: list[int] = []
    for chart in maps:
        for disc in range(SYSTEMS):
            if chart.is_placed(disc) and (chart.free_place(disc) or name == "arc"):
                for length in LENGTHS:
                    fresh = chart.clone()
                    before = thread_time_ns()
                    asked(fresh, name, disc, length)
                    found.append(thread_time_ns() - before)
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ascendancy_map", description=__doc__)
    parser.add_argument("--maps", type=int, default=40, help="maps to grow (default 40)")
    parser.add_argument("--model", choices=MAP_MODEL_IDS, default="polar", help="model of the map")
    wanted = parser.parse_args()
    maps = [full_map(MAP_MODEL_IDS.index(wanted.model), seed) for seed in range(wanted.maps)]
    report: dict[str, object] = {"compiled": galaktyka.COMPILED, "maps": len(maps)}
    report["systems"] = sum([chart.placed.bit_count() for chart in maps]) / len(maps)
    for name in QUESTIONS:
        spent = times(maps, name, ask)
        middle, most = spent[len(spent) // 2], spent[int(len(spent) * 0.999)]
        report[name] = {
            "p50": middle / 1000,
            "p999": most / 1000,
            "most": spent[-1] / 1000,
            "asked": len(spent),
        }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
