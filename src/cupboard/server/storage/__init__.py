"""Storage of tables: an interface and its SQL implementation."""
