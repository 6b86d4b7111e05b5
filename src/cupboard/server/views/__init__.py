"""Lessons and puzzles as the pages show them."""
