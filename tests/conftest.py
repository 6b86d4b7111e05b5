"""Settings of all tests."""

from hypothesis import settings

# Speed depends on the machine and on what else it does, so no test may depend on it.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
