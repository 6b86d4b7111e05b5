"""A server process like that of `cupboard serve`, but without pauses; prints its address.

Run by tests: `python quick_server.py DATA`.
"""

import sys
from pathlib import Path

from cupboard.server import ports, request_log, run
from cupboard.server.settings import Settings

MANY = 1_000_000

if __name__ == "__main__":
    request_log.set_up(as_json=True)
    chosen = Settings(
        data=Path(sys.argv[1]),
        pause_ms=0,
        warm=False,
        compile_beside=False,
        tables_per_minute=MANY,
        wrong_tries_per_minute=MANY,
        messages_per_second=MANY,
        messages_burst=MANY,
    )
    listening = ports.listen("127.0.0.1", 0)
    run.run(chosen, listening, lambda: print(ports.address(listening), flush=True))
