"""The game interface and everything that depends only on it."""
