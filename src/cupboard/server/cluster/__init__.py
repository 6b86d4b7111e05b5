"""Several processes on one database: how they learn of each other's changes and share work.

The log decides between two writers, so nothing here is needed for correctness of a game. The bus
(`bus.py`) carries hints only: a process that hears one reads the log. A lost hint costs latency,
and a slow poll finds it (`follower.py`). What needs a single owner (engines, clocks, the end of a
flight) runs in the process that holds the table's lease (`leases.py`). A process lives as long as
it renews its row (`heartbeat.py`). With SQLite there is one process and `alone.Alone`.
"""
