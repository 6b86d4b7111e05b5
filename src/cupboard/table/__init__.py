"""The table: games played through a server, by people and engines, on one device or many."""
