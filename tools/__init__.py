"""What starts, checks and locks the project; standard library only."""
