"""How much memory a game takes that the server keeps: tables of Gaia Project, sixty answers into the game.

Usage: python -m benchmarks.server_memory [--games 1000]
"""

import argparse
import asyncio
import gc
import json
import random
import tempfile
from pathlib import Path

from galaktyka.server.messages import NewTable
from galaktyka.server.services import Services
from galaktyka.server.settings import Settings

ANSWERS = 60
AT_ONCE = 20


def resident() -> int:
    """Bytes of this process that are in memory."""
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


async def play(services: Services, number: int) -> None:
    wish = {"game": "gaia", "seats": [{"kind": "me"}, {"kind": "here"}]}
    opened = await services.office.create(NewTable.model_validate(wish))
    chance = random.Random(number)
    async with services.rooms.hold(opened["table"]) as room:
        match = room.playing()
        for i in range(ANSWERS):
            if not match.over:
                data = {"answer": chance.choice(match.state.legal()), "commit": True}
                await services.rooms.change(room, "answer", f"a{i}", match.state.actor(), data)


async def measure(games: int) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Settings(database=f"sqlite:///{folder}/tables.sqlite", rooms=games + AT_ONCE))
        await services.start()
        for number in range(AT_ONCE):  # what is there once and for all
            await play(services, number)
        gc.collect()
        before = resident()
        for start in range(0, games, AT_ONCE):
            await asyncio.gather(*[play(services, start + i) for i in range(AT_ONCE)])
        gc.collect()
        found = {"games": games, "bytes_per_game": (resident() - before) // games}
        await services.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="memory a cached game")
    parser.add_argument("--games", type=int, default=1000)
    print(json.dumps(asyncio.run(measure(parser.parse_args().games))))


if __name__ == "__main__":
    main()
