"""Game-independent search over compiled rules."""
