"""Six games of cups, beans and cauldrons: to play, to learn and to study."""

__version__ = "0.1.0"
