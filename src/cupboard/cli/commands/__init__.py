"""One module a command. A module is found by being here; its `register(app)` adds it."""
