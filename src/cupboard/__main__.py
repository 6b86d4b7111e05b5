"""`python -m cupboard`."""

from cupboard.cli import main

main()
