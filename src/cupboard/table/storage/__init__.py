"""Where tables are kept: an interface, and SQL behind it."""
