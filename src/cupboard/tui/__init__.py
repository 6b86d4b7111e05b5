"""The terminal table: boards in characters, moves by text, people and players in any mix."""
