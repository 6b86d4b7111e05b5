"""What clients and the server send each other."""
