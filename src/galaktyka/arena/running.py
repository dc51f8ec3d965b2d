"""Playing a plan's games: here, on several cores, or on a Ray cluster. The results are the same everywhere."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from galaktyka.arena.plan import Plan, Result, play_number
from galaktyka.bots.hosting import end_with_parent, stop_hosts
from galaktyka.core.words import refuse

Done = Callable[[Result], None]
LOCAL: Final = "local"
TRIES: Final = 2
"""How often a game is begun whose worker ended half-way, before the arena gives up."""


def run(plan: Plan, numbers: Sequence[int], done: Done, workers: int = 1, ray: str = "") -> None:
    """Play these games and hand each result over as it comes; their order is not fixed."""
    if ray:
        run_on_ray(plan, numbers, done, workers, ray)
    elif workers > 1:
        Pool(plan, min(workers, len(numbers))).run(list(numbers), done)
    else:
        try:
            for number in numbers:
                done(play_number(plan, number))
        finally:
            stop_hosts()


# --- several cores ---


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        # Not a daemon: those may have no children, and bots of other people live in some.
        self.process = context.Process(target=work, args=(theirs, plan))
        self.process.start()
        theirs.close()
        self.number = -1

    def begin(self, number: int) -> None:
        self.number = number
        self.pipe.send(number)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def work(pipe: Connection, plan: Plan) -> None:
    """What runs in a worker: it ends when its parent hangs up or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the parent decides
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            stop_hosts()
            return
        try:
            reply: Result | Exception = play_number(plan, number)
        except Exception as error:
            reply = error
        pipe.send(reply)


class Pool:
    """Workers, and who plays what. A worker that ends is replaced, and its game begun anew."""

    def __init__(self, plan: Plan, size: int) -> None:
        self.plan = plan
        self.workers = [Worker(plan) for _ in range(size)]
        self.ended: dict[int, int] = {}  # by game: workers that ended in it

    def run(self, waiting: list[int], done: Done) -> None:
        waiting.reverse()
        try:
            for worker in self.workers:
                self._next(worker, waiting)
            while any(worker.number >= 0 for worker in self.workers):
                busy = {worker.pipe: worker for worker in self.workers if worker.number >= 0}
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    self._hear(busy[pipe], waiting, done)
        finally:
            for worker in self.workers:
                worker.stop()

    def _next(self, worker: Worker, waiting: list[int]) -> None:
        worker.number = -1
        if waiting:
            worker.begin(waiting.pop())

    def _hear(self, worker: Worker, waiting: list[int], done: Done) -> None:
        try:
            reply = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker, waiting)
            return
        if isinstance(reply, Exception):
            raise reply
        done(reply)
        self._next(worker, waiting)

    def _replace(self, worker: Worker, waiting: list[int]) -> None:
        number = worker.number
        worker.stop()
        self.ended[number] = self.ended.get(number, 0) + 1
        if self.ended[number] >= TRIES:
            status = worker.process.exitcode
            raise refuse("refusal-arena-worker", {"game": number + 1, "status": str(status)})
        self.workers[self.workers.index(worker)] = fresh = Worker(self.plan)
        waiting.append(number)
        self._next(fresh, waiting)


# --- a cluster ---


def run_on_ray(plan: Plan, numbers: Sequence[int], done: Done, workers: int, address: str) -> None:
    """Games as tasks of Ray, on a cluster that is there (its address) or on one of this machine alone."""
    ray = import_ray()
    quiet = {"include_dashboard": False} if address == LOCAL else {}
    cores = {"num_cpus": workers} if address == LOCAL and workers > 1 else {}
    where = {} if address == LOCAL else {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level="error", **where, **cores, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise refuse("refusal-arena-ray", {"address": address, "why": str(error)[:200]}) from None
    try:
        play = ray.remote(max_retries=TRIES - 1)(play_number)
        shared = ray.put(plan)
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(reversed(numbers))
        under_way: list[Any] = []
        while waiting or under_way:
            while waiting and len(under_way) < room:
                under_way.append(play.remote(shared, waiting.pop()))
            ready, under_way = ray.wait(under_way)
            for reference in ready:
                done(ray.get(reference))
    finally:
        ray.shutdown()


def import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise refuse("refusal-arena-no-ray") from None
    return ray
