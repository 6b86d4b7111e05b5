"""Game-agnostic search over the compiled faces of games."""
