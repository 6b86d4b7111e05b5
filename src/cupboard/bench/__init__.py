"""Measures the server compared with other servers, in short turns of one run.

`measure` is the entry point. It starts the servers (`peers`) and one process of clients (`load`),
lets one server work at a time, and reads what each slice cost from the system (`processes`).
`growth` compares a large database with an empty one, and `start` measures the first minute on a new
machine.
"""
