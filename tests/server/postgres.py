"""PostgreSQL for the tests: from the distribution's packages, in a temporary folder, on a free port."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

HOW = (
    "PostgreSQL is needed for these tests. On Debian or Ubuntu: `sudo apt-get install postgresql`; elsewhere "
    "install it so that `initdb` and `pg_ctl` are on the path."
)


def programs() -> Path:
    """The folder of initdb and pg_ctl; installed first where we may."""
    found = _look()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "-y", "-q", "postgresql"]
        subprocess.run(command, env=environment, check=False, capture_output=True)
        found = _look()
    if found is None:
        raise AssertionError(HOW)
    return found


def _look() -> Path | None:
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3])
    if versions:
        return versions[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class Cluster:
    """A server of databases, for the time of the tests."""

    def __init__(self) -> None:
        self.bin = programs()
        self.user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        self.folder = Path(tempfile.mkdtemp(prefix="galaktyka-postgres-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.count = 0
        self._run(
            "initdb", "-D", self.folder / "data", "-U", "galaktyka", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        self.start()

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self.bin / program), *map(str, arguments)]
        subprocess.run(
            command, user=self.user, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60
        )

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self.folder / "data", "-w", "-l", log, "-o", options, "start")

    def halt(self) -> None:
        """Stop it at once, as a crash would."""
        self._run("pg_ctl", "-D", self.folder / "data", "-w", "-m", "immediate", "stop")

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        self.count += 1
        name = f"test_{self.count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "galaktyka", name)
        return f"postgresql://galaktyka@127.0.0.1:{self.port}/{name}"
