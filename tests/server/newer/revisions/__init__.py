"""The revision of the later version."""
