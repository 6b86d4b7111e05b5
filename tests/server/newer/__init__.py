"""A later version of the program, whose schema has one more column."""
