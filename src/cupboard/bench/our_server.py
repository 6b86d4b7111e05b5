"""A server process like that of `cupboard serve`, without its limits; prints its address.

Run by the benchmarks: `python -m cupboard.bench.our_server DATA [warm]`. With `warm` it compiles
everything in the background, as `cupboard serve` does.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cupboard.server import ports, request_log, run
from cupboard.server.settings import Settings

NO_LIMIT = 1_000_000
WARM = "warm"

if __name__ == "__main__":
    request_log.set_up(as_json=False)
    settings = Settings(
        data=Path(sys.argv[1]),
        warm=WARM in sys.argv,
        compile_beside=WARM in sys.argv,  # otherwise rules are compiled before the first move
        pause_ms=0,
        tables_per_minute=NO_LIMIT,
        wrong_tries_per_minute=NO_LIMIT,
        messages_per_second=NO_LIMIT,
        messages_burst=NO_LIMIT,
    )
    listening = ports.listen("127.0.0.1", 0)
    run.run(settings, listening, lambda: print(ports.address(listening), flush=True))
