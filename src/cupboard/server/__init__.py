"""The server: games played by people and engines, on one device or several."""
