"""The first schema. New databases are created as a whole, so there is nothing to do."""

revision = "1"
down_revision = None


def upgrade() -> None:
    """Change nothing."""
