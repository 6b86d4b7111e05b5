"""The cache of compiled code depends on the sources, and old cache folders are removed."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import pytest

import cupboard
from cupboard.core import jit

SOURCE = Path(cupboard.__file__).resolve().parent
SHOW = "import numba, cupboard.core.trace; print(numba.config.CACHE_DIR)"


def cache_folder(home: Path, **extra: str) -> str:
    """Return the cache folder that a new process chooses."""
    env = {k: v for k, v in os.environ.items() if k != "NUMBA_CACHE_DIR"}
    env |= {"XDG_CACHE_HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path), **extra}
    command = [sys.executable, "-c", SHOW]
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout.strip()


def test_the_folder_is_named_after_the_sources(tmp_path: Path) -> None:
    assert cache_folder(tmp_path) == str(tmp_path / "cupboard" / "compiled" / jit.fingerprint())


def test_a_folder_chosen_by_the_user_is_used(tmp_path: Path) -> None:
    chosen = str(tmp_path / "mine")
    assert cache_folder(tmp_path, NUMBA_CACHE_DIR=chosen) == chosen


def test_it_starts_without_a_writable_folder(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert cache_folder(blocked) == ""


CALL = """
import numpy as np
from cupboard.search.xorshift import advance
advance(np.uint64(1))
print(sum(advance.stats.cache_hits.values()))
"""


def cache_hits(package: Path, home: Path) -> int:
    """Call a compiled function in a new process and count what it loaded from the cache."""
    env = {k: v for k, v in os.environ.items() if k != "NUMBA_CACHE_DIR"}
    env |= {"XDG_CACHE_HOME": str(home), "PYTHONPATH": str(package.parent)}
    return int(subprocess.check_output([sys.executable, "-c", CALL], env=env, cwd=home, text=True))


def test_a_copy_of_the_package_uses_the_same_compiled_code(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "cupboard"
    skip = shutil.ignore_patterns("pages*", "__pycache__")
    shutil.copytree(SOURCE, copy, ignore=skip)
    assert cache_hits(SOURCE, tmp_path) == 0
    assert cache_hits(copy, tmp_path) == 1


def test_old_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    home = jit.compiled_dir()
    for age in range(jit.KEEP + 3):
        folder = home / f"old{age}"
        folder.mkdir(parents=True)
        (folder / "code.nbi").write_text("")
        os.utime(folder, (age, age))
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    jit.use_own_cache.cache_clear()
    jit.use_own_cache()
    left = {folder.name for folder in home.iterdir()}
    assert len(left) == jit.KEEP
    assert jit.fingerprint() in left
    assert "old0" not in left


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> set[str]:
    """Return the modules of this package that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.startswith("cupboard")}


DECORATORS = ("compile_with", "compiled", "force_inlined", "hot", "hot_inlined", "inlined")


def test_all_compiled_code_and_what_it_imports_is_in_the_fingerprint() -> None:
    """Otherwise stale machine code would run after a change, without any error."""
    files = {module_name(path): path for path in SOURCE.rglob("*.py")}
    imported = {name: imports(path) for name, path in files.items()}
    decorators = {f"cupboard.core.jit.{name}" for name in DECORATORS}
    compiled = {name for name in files if imported[name] & decorators}
    assert len(compiled) > 25
    reached, waiting = set[str](), set(compiled)
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= imported[name] & set(files) - reached
    covered = set(jit.sources())
    assert {name for name in compiled if files[name] not in covered} == set()
    assert {name for name in reached if files[name] not in covered} == set()
