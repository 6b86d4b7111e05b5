"""Studies over many games."""
