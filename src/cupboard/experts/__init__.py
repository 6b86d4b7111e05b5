"""Experts: what plays and analyses each game well, in one package per game."""
