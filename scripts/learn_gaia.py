"""Learns the weights of Gaia Project's judge from self-play, and writes `judge_weights.py`.

    python -m scripts.learn_gaia prior --out WEIGHTS.json
    python -m scripts.learn_gaia play --weights WEIGHTS.json --games K --seed S --out ROWS.npz [--nodes N] [--stray P]
    python -m scripts.learn_gaia fit ROWS.npz … --out WEIGHTS.json [--trust T] [--rest R]
    python -m scripts.learn_gaia rounds --rounds N --games K --seed S --folder FOLDER
    python -m scripts.learn_gaia write WEIGHTS.json

`play` lets four bots with the present weights play and keeps the traits of a position each time a seat has
finished its turn, with the score that the seat ended with. `fit` finds the weights that foretell the rest of the
points best: stage by stage from the end, each stage aiming half at the final score and half at what the next
round's weights said, and pulled towards `PRIOR`, what a player would say without any data. numpy is needed here
and nowhere else.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

from galaktyka.bots.lookahead import Search
from galaktyka.core.chance import Stream
from galaktyka.core.table import LiveTable
from galaktyka.games import game as find_game
from galaktyka.games.gaia import judge as judging
from galaktyka.games.gaia.judge_weights import WEIGHTS
from galaktyka.games.gaia.state import GaiaState

SEATS = 4
NOBODY = -1  # is asked when the game is over
MOST_LEFT = 6
REMEMBERED = 4  # rounds of play that a fit sees
SEEDS_A_ROUND = 10_000
WEIGHTS_FILE = Path("src/galaktyka/games/gaia/judge_weights.py")

# Worth in hundredths of a point: in the last round, and with five rounds left; straight in between.
GOODS = {0: (30, 45), 1: (75, 150), 2: (85, 170), 3: (130, 250)}
GAINS = [(30, 40), (75, 130), (85, 150), (130, 230), (14, 24), (5, 25)]  # by resource, once
LEVELS = [
    [150, 350, 650, 900, 700],
    [150, 350, 450, 750, 500],
    [80, 160, 300, 450, 300],
    [250, 300, 550, 750, 500],
    [100, 150, 250, 300, 200],
    [100, 150, 250, 300, 200],
]
BUILT = [100, 150, 200, 500, 100, 0, 350, 100, 0]
NEAR = [80, 50, 25, 10, 50, 30]
SPECIALS = [(110, 180), (100, 150), (55, 80), (150, 300), (150, 250), (200, 300), (100, 150)]


def prior() -> np.ndarray:
    """What a player would say: weights by stage and trait."""
    late = np.zeros(judging.TRAITS)
    early = np.zeros(judging.TRAITS)
    a_round = np.zeros(judging.TRAITS)  # times the rounds left
    for i, (end, start) in GOODS.items():
        late[judging.T_GOODS + i], early[judging.T_GOODS + i] = end, start
        early[judging.T_MANY + i] = -start // 3
    late[judging.T_BOWL : judging.T_BOWL + 3] = 2, 12, 33
    early[judging.T_BOWL : judging.T_BOWL + 3] = 22, 45, 68
    early[judging.T_FEW_TOKENS] = -40
    for i, (end, start) in enumerate(GAINS):
        a_round[judging.T_INCOME + i] = start * 0.8
        late[judging.T_NEXT + i], early[judging.T_NEXT + i] = end, start
    late[judging.T_PASS], early[judging.T_PASS] = 100, 100
    late[judging.T_PASS_ADVANCED], early[judging.T_PASS_ADVANCED] = 100, 100
    for area, worths in enumerate(LEVELS):
        early[judging.T_LEVEL + area * 5 : judging.T_LEVEL + area * 5 + 5] = worths
    early[judging.T_BUILT : judging.T_BUILT + 9] = BUILT
    a_round[judging.T_BUILT + 5] = 150
    early[judging.T_FORMER] = 150
    early[judging.T_TECH : judging.T_TECH + 9] = 100
    a_round[judging.T_TECH + 8] = 70
    early[judging.T_ADVANCED] = 0
    late[judging.T_TRIGGER], early[judging.T_TRIGGER] = 60, 60
    late[judging.T_GREEN], early[judging.T_GREEN] = 60, 350
    late[judging.T_READY], early[judging.T_READY] = 650, 700
    late[judging.T_LINKS], early[judging.T_LINKS] = -40, -60
    late[judging.T_LOOSE], early[judging.T_LOOSE] = 40, 70
    late[judging.T_SPREAD], early[judging.T_SPREAD] = -10, -25
    late[judging.T_SPARE], early[judging.T_SPARE] = 10, 50
    early[judging.T_NEAR : judging.T_NEAR + 6] = NEAR
    early[judging.T_COMPANY] = 30
    early[judging.T_TYPES] = 60
    for i, (end, start) in enumerate(SPECIALS):
        late[judging.T_SPECIAL + i], early[judging.T_SPECIAL + i] = end, start
    early[judging.T_FINAL_COUNT] = 20
    late[judging.T_NOW], early[judging.T_NOW] = 30, 30
    late[judging.T_SOON], early[judging.T_SOON] = 15, 15
    late[judging.T_KEYS], early[judging.T_KEYS] = 100, 200
    table = np.zeros((judging.STAGES, judging.TRAITS))
    for stage in range(judging.STAGES):
        left = stage // 2
        share = min(1.0, left / 5)
        table[stage] = late + (early - late) * share + a_round * left
    return table


def turn_of(state: GaiaState, seat: int, stream: Stream, nodes: int, stray: int) -> list[int]:
    """The answers of the best turn; once in a while (`stray` in a hundred) those of another good one."""
    lines = Search(GAME, seat, stream, 5, nodes).turns(state.clone(), 4)
    if len(lines) > 1 and stream.below(100) < stray:
        firsts: list[list[int]] = []
        for line in lines:
            if all(line.answers[0] != other[0] for other in firsts):
                firsts.append(line.answers)
        return firsts[stream.below(min(4, len(firsts)))]
    return lines[0].answers


GAME = find_game("gaia")


def play_one(seed: int, nodes: int, stray: int) -> tuple[list[list[int]], list[int]]:
    """Rows of seat, stage, certain points (hundredths) and traits, and the final scores."""
    table = LiveTable(seed)
    state = GAME.new_state(GAME.setting(SEATS, seed, {"board": "random"}), table)
    assert isinstance(state, GaiaState)
    state.settle(table)
    stream = Stream(seed)
    rows: list[list[int]] = []
    while not state.over:
        seat = state.actor()
        legal = state.legal()
        answers = legal if len(legal) == 1 else turn_of(state, seat, stream, nodes, stray)
        for answer in answers:
            if state.actor() != seat or answer not in state.legal():
                break
            state.apply(answer, table)
        if state.actor() not in (seat, NOBODY) and state.players[seat].faction >= 0:
            left = min(MOST_LEFT, MOST_LEFT - state.round)
            stage = 2 * left + (0 if state.players[seat].passed else 1)
            rows.append([seat, stage, judging.certain(state, seat, left), *judging.traits(state, seat)])
    return rows, GAME.scores(state)


def play(asked: argparse.Namespace) -> None:
    if asked.weights:
        WEIGHTS[:] = json.loads(Path(asked.weights).read_text())["weights"]
    kept: list[np.ndarray] = []
    means: list[float] = []
    until = time.monotonic() + asked.seconds
    for number in range(asked.games):
        if time.monotonic() > until:
            break
        rows, scores = play_one(asked.seed + number, asked.nodes, asked.stray)
        data = np.array(rows, dtype=np.int32)
        ends = np.array([scores[seat] for seat in data[:, 0]], dtype=np.int32)
        game = np.full(len(data), asked.seed + number, dtype=np.int32)
        kept.append(np.column_stack([game, ends, data]))
        means.append(sum(scores) / SEATS)
        print(f"\r{len(means)} games, mean {np.mean(means):.1f} ", end="", flush=True, file=sys.stderr)
        if number % 10 == 9:
            np.savez_compressed(asked.out, rows=np.concatenate(kept))
    print(file=sys.stderr)
    np.savez_compressed(asked.out, rows=np.concatenate(kept))


def ridge(x: np.ndarray, y: np.ndarray, centre: np.ndarray, trust: float) -> np.ndarray:
    """Weights near `centre` that fit y; `trust` is the number of rows that the centre counts as."""
    scale = np.maximum(x.std(axis=0), 0.05)
    scale[judging.T_ONE] = 10.0  # the constant is free
    z = x / scale
    gram = z.T @ z + trust * np.eye(x.shape[1])
    change = np.linalg.solve(gram, z.T @ (y - x @ centre))
    return np.asarray(centre + change / scale)


def fit(asked: argparse.Namespace) -> None:
    rows = np.concatenate([np.load(name)["rows"] for name in asked.files]).astype(np.float64)
    game, ends, seat, stage, certain = (rows[:, i] for i in range(5))
    x = rows[:, 5:]
    weights = prior()
    centre = weights.copy()
    aim = 100 * ends
    said = np.zeros(len(rows))
    order = np.lexsort((np.arange(len(rows)), seat, game))
    for now in range(1, judging.STAGES):
        # What the weights of a later round, fitted already, said of the same seat's first position there.
        later = np.full(len(rows), np.nan)
        ahead, ahead_of = np.nan, (-1.0, -1.0)
        for i in order[::-1]:
            if (game[i], seat[i]) != ahead_of:
                ahead, ahead_of = np.nan, (game[i], seat[i])
            later[i] = ahead
            if stage[i] < now - now % 2 and stage[i] > 0:
                ahead = said[i]
        here = stage == now
        target = np.where(np.isnan(later), aim, asked.rest * aim + (1 - asked.rest) * later)
        near = centre[now] + (weights[now - 1] - centre[now - 1] if now > 2 else 0)
        if here.sum() > 50:
            weights[now] = ridge(x[here], target[here] - certain[here], near, asked.trust)
        else:
            weights[now] = near
        said[here] = certain[here] + x[here] @ weights[now]
        wrong = aim[here] - said[here]
        print(
            f"stage {now:2}: {here.sum():7} rows, error {np.std(wrong) / 100:5.1f}, "
            f"bias {np.mean(wrong) / 100:5.1f}, spread {np.std(aim[here] - certain[here]) / 100:5.1f}"
        )
    store(weights, f"{len(np.unique(game))} games, trust {asked.trust:g}", asked.out)


def rounds(asked: argparse.Namespace) -> None:
    """Play and fit in turn, from the prior on; each fit sees the games of the last few rounds."""
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    store(prior(), "no games: the prior alone", str(folder / "weights-0.json"))
    for number in range(1, asked.rounds + 1):
        asked.weights = str(folder / f"weights-{number - 1}.json")
        asked.out = str(folder / f"rows-{number}.npz")
        play(argparse.Namespace(**{**vars(asked), "seed": asked.seed + number * SEEDS_A_ROUND}))
        first = max(1, number - REMEMBERED + 1)
        asked.files = [str(folder / f"rows-{earlier}.npz") for earlier in range(first, number + 1)]
        asked.out = str(folder / f"weights-{number}.json")
        fit(asked)


def store(weights: np.ndarray, made: str, path: str) -> None:
    numbers = [round(value) for value in weights.reshape(-1)]
    Path(path).write_text(json.dumps({"made": made, "weights": numbers}) + "\n")


def write(path: str) -> None:
    stored = json.loads(Path(path).read_text())
    numbers = [str(number) for number in stored["weights"]]
    made = stored["made"]
    lines: list[str] = []
    line = "   "
    for number in numbers:
        if len(line) + len(number) + 2 > 110:
            lines.append(line)
            line = "   "
        line += f" {number},"
    lines.append(line)
    text = '"""The weights of the judge by stage and trait, in hundredths of a point.\n\n'
    text += f'Written by `scripts/learn_gaia.py` ({made}); not by hand.\n"""\n\nfrom typing import Final\n\n'
    text += "# fmt: off\nWEIGHTS: Final = [\n" + "\n".join(lines) + "\n]\n# fmt: on\n"
    WEIGHTS_FILE.write_text(text)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of Gaia Project's judge from self-play.")
    steps = parser.add_subparsers(dest="step", required=True)
    playing, fitting, both = (steps.add_parser(name) for name in ("play", "fit", "rounds"))
    for step in (playing, both):
        step.add_argument("--games", type=int, default=120)
        step.add_argument("--seconds", type=float, default=1e9)
        step.add_argument("--seed", type=int, default=1)
        step.add_argument("--nodes", type=int, default=300)
        step.add_argument("--stray", type=int, default=12)
    for step in (fitting, both):
        step.add_argument("--trust", type=float, default=1000)
        step.add_argument("--rest", type=float, default=0.5)
    playing.add_argument("--weights", default="")
    fitting.add_argument("files", nargs="+")
    both.add_argument("--rounds", type=int, default=10)
    both.add_argument("--folder", default="build/learn")
    for step in (playing, fitting, steps.add_parser("prior")):
        step.add_argument("--out", required=True)
    steps.add_parser("write").add_argument("file")
    asked = parser.parse_args()
    if asked.step == "play":
        play(asked)
    elif asked.step == "fit":
        fit(asked)
    elif asked.step == "rounds":
        rounds(asked)
    elif asked.step == "write":
        write(asked.file)
    else:
        store(prior(), "no games: the prior alone", asked.out)


if __name__ == "__main__":
    main()
