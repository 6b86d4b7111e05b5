"""MuJoCo, whose compiled parts have no types."""

from __future__ import annotations

from typing import Any

import mujoco as _mujoco

mujoco: Any = _mujoco
