"""`python -m benchmarks`: decisions a second, and how many times a peer's speed that is.

Contestants take turns in short rounds, so that a busy machine slows all of them alike: trust the ratios, not
the single numbers. `--gate` fails when one of our games has lost more than a quarter of its speed against the
fixed reference loop, compared with `benchmarks/baseline.json`; `--update` writes that file anew.
"""

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from statistics import median

import galaktyka
from benchmarks.contestants import Contestant, contestants

BASELINE = Path(__file__).with_name("baseline.json")
REFERENCE = "reference loop"
LARGEST_LOSS = 0.25


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one turn (default 2)")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each contestant (default 3)")
    parser.add_argument("--json", action="store_true", help="print the rates as JSON")
    parser.add_argument("--gate", action="store_true", help="fail on a loss of speed against the baseline")
    parser.add_argument("--update", action="store_true", help="write the baseline of this flavour anew")
    wanted = parser.parse_args()
    field = contestants()
    measure(field, wanted.rounds, wanted.seconds)
    rates = {one.name: median(one.rates) for one in field if one.rates}
    if wanted.json:
        print(json.dumps({"environment": environment(), "decisions_per_second": rates}))
    else:
        print_table(field, rates)
    if wanted.update:
        update_baseline(field, rates)
    return check_gate(field, rates) if wanted.gate else 0


def measure(field: list[Contestant], rounds: int, seconds: float) -> None:
    for turn in range(rounds):
        for one in field:
            if one.run is not None:
                print(f"round {turn + 1}/{rounds}: {one.name}", file=sys.stderr)
                decisions, spent = one.run(seconds)
                one.rates.append(decisions / spent)


def environment() -> str:
    flavour = "compiled" if galaktyka.COMPILED else "interpreted"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return (
        f"galaktyka {galaktyka.__version__} {flavour}, {python}, {platform.machine()}, {os.cpu_count()} cores"
    )


def print_table(field: list[Contestant], rates: dict[str, float]) -> None:
    ours = [one.name for one in field if one.ours]
    print(environment())
    print(f"{'':<24}{'decisions/s':>14}" + "".join(f"{name.split()[-1] + ' is':>14}" for name in ours))
    for one in field:
        if one.name not in rates:
            print(f"{one.name:<24}{'not installed':>14}   {one.missing}")
            continue
        ratios = "".join(f"{rates[name] / rates[one.name]:>13.2f}×" for name in ours)
        print(f"{one.name:<24}{rates[one.name]:>14,.0f}{ratios}")


def flavour() -> str:
    return "compiled" if galaktyka.COMPILED else "interpreted"


def read_baseline() -> dict[str, dict[str, float]]:
    if not BASELINE.exists():
        return {}
    stored: dict[str, dict[str, float]] = json.loads(BASELINE.read_text(encoding="utf-8"))
    return stored


def update_baseline(field: list[Contestant], rates: dict[str, float]) -> None:
    stored = read_baseline()
    stored[flavour()] = {one.name: round(rates[one.name] / rates[REFERENCE], 4) for one in field if one.ours}
    BASELINE.write_text(json.dumps(stored, indent=2) + "\n", encoding="utf-8")


def check_gate(field: list[Contestant], rates: dict[str, float]) -> int:
    """1 when a game fell below three quarters of its stored ratio to the reference loop."""
    stored = read_baseline().get(flavour(), {})
    status = 0
    for one in field:
        if one.ours and one.name in stored:
            ratio = rates[one.name] / rates[REFERENCE]
            held = ratio >= stored[one.name] * (1 - LARGEST_LOSS)
            verdict = "holds" if held else "LOST MORE THAN A QUARTER"
            print(f"{one.name}: {ratio:.4f} of the reference, baseline {stored[one.name]:.4f}: {verdict}")
            status = status if held else 1
    if not stored:
        print(f"there is no baseline for the {flavour()} flavour; write one with --update")
    return status


if __name__ == "__main__":
    sys.exit(main())
