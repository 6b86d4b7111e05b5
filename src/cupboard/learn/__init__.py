"""What helps people learn: lessons, guided games, puzzles, and what there is to say of a game."""
