"""The files for hosts fit the program: commands, metrics, headers."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from cupboard.cli.app import command
from cupboard.server.metrics import Metrics

TOP = Path(__file__).resolve().parents[2]
DEPLOY = TOP / "deploy"
METRIC = re.compile(r"\b((?:cupboard|process)_[a-z_]+)\b")


def started_commands() -> list[list[str]]:
    """Return the arguments with which units and the container start the program."""
    found = []
    for unit in DEPLOY.glob("*.service"):
        for line in unit.read_text("utf-8").splitlines():
            if line.startswith("ExecStart=") and "/cupboard " in line:
                words = shlex.split(line.split("/opt/cupboard/cupboard ", 1)[1].rstrip("'"))
                found.append(words)
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    (started,) = re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)
    found.append(json.loads(started)[1:])
    return found


@pytest.mark.parametrize("words", started_commands(), ids=" ".join)
def test_commands_exist_with_all_their_options(words: list[str]) -> None:
    program: Any = command("en")
    context = program.make_context("cupboard", ["--help"], resilient_parsing=True)
    rest = words
    while hasattr(program, "get_command"):
        program, rest = program.get_command(context, rest[0]), rest[1:]
    options = {name for parameter in program.params for name in parameter.opts}
    asked = {word for word in rest if word.startswith("--")}
    assert asked
    assert asked <= options


def test_the_lock_contains_what_clones_and_containers_need() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["hopper"], *extras["postgres"], *extras["server"]]
    names = {re.sub(r"[_.]", "-", re.split(r"[^\w.-]", one)[0].lower()) for one in wanted}
    lines = (TOP / "requirements.lock").read_text("utf-8").splitlines()
    locked = {line.partition("==")[0] for line in lines}
    assert names <= locked


def test_units_are_sound(tmp_path: Path) -> None:
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("there is no systemd on this machine")
    installed = tmp_path / "cupboard"
    installed.symlink_to(TOP)
    units = [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]
    for unit in units:
        words = unit.read_text("utf-8").replace("/opt/cupboard", str(installed))
        (tmp_path / unit.name).write_text(words, encoding="utf-8")
    asked = [analyse, "verify", *(str(tmp_path / unit.name) for unit in units)]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    ours = [line for line in answer.stderr.splitlines() if "cupboard" in line]
    assert (answer.returncode, ours) == (0, [])


def test_the_dashboard_shows_metrics_that_exist() -> None:
    panels = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))["panels"]
    asked = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in METRIC.findall(target["expr"])
    }
    metrics = Metrics()
    metrics.moves["kala"] += 1
    metrics.problems["stale"] += 1
    metrics.tables["kala", "over"] += 1
    written = set(METRIC.findall(metrics.text()))
    assert len(asked) > 10
    assert asked <= written


def test_proxies_pass_on_what_the_server_needs() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert re.search(rf"proxy_set_header {header} ", nginx)
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "reverse_proxy" in caddy


def test_the_compose_file_names_files_that_exist() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    build = services["cupboard"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()
    assert (DEPLOY / services["caddy"]["volumes"][0].split(":")[0]).exists()


def container_engine() -> str | None:
    """Return a program that can build containers, if its engine runs."""
    found = (path for name in ("podman", "docker") if (path := shutil.which(name)))
    for program in found:
        asked = subprocess.run([program, "info"], capture_output=True, check=False)
        if asked.returncode == 0:
            return program
    return None


def test_the_container_is_built_and_answers() -> None:
    engine = next((found for name in ("podman", "docker") if (found := shutil.which(name))), None)
    if (
        engine is None
        or subprocess.run([engine, "info"], capture_output=True, check=False).returncode
    ):
        pytest.skip("there is no container engine on this machine")
    build = [engine, "build", "-f", "deploy/Containerfile", "-t", "cupboard-test", "."]
    subprocess.run(build, cwd=TOP, check=True)
    asked = [engine, "run", "--rm", "cupboard-test", "cupboard", "doctor", "--json"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert {found["verdict"] for found in json.loads(answer.stdout)} <= {"ok", "warning"}
