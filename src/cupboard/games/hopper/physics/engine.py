"""MuJoCo, whose compiled parts no type checker can look into."""

from __future__ import annotations

from typing import Any

import mujoco as _mujoco

mujoco: Any = _mujoco
