"""Everything that helps people learn: lessons, guided games, puzzles and analyses."""
