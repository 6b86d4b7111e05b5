"""Perfect two-player Kalah: packed positions, an endgame database and a solver."""
