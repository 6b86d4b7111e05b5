"""What a host does with a whole installation: list, back up, restore, export, delete, check."""
