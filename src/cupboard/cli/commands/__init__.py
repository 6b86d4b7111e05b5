"""One module per command. Modules are discovered here; each one's `register(app)` adds it."""
