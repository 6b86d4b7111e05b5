"""The terminal client: boards in characters, moves as text, any mix of people and engines."""
