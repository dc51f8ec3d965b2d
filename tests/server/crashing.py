"""A server that is started again and again, quickly: a warm process that forks it.

Usage: python -m tests.server.crashing DATABASE PORT-FILE. Each line on the standard input starts another server;
its process id is answered.
"""

import os
import socket
import sys
from pathlib import Path

from tests.server.serving import settings

from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.server.running import run


def main() -> None:
    database, port_file = sys.argv[1:]
    for language in LANGUAGES:
        speaker(language)  # read once, not again by every server
    with socket.create_server(("127.0.0.1", 0), backlog=256) as listener:
        Path(port_file).write_text(str(listener.getsockname()[1]))
        for _ in sys.stdin:
            child = os.fork()
            if child == 0:
                sys.stdin.close()
                log = str(Path(port_file).with_name("log"))
                run(settings(Path(port_file).parent, database=database, log=log), listener)
                os._exit(0)
            print(child, flush=True)
            os.waitpid(child, 0)


if __name__ == "__main__":
    main()
