"""What a release and a deployment are made of: workflows, image, compose, dashboard and alerts name what is there."""

import json
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import Metric

from kiru.server.metrics import REGISTRY
from kiru.server.settings import Settings
from kiru.version import VERSION

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_the_form_of_one(path: Path) -> None:
    flow = read(path)
    # YAML 1.1 takes the word "on" for a truth.
    assert {"name", True, "permissions", "jobs"} <= set(flow)
    for job in flow["jobs"].values():
        assert job["runs-on"]
        assert 0 < job["timeout-minutes"] <= 120
        assert set(job.get("needs") if isinstance(job.get("needs"), list) else filter(None, [job.get("needs")])) <= set(
            flow["jobs"]
        )
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert "@" in step.get("uses", "@")


def test_what_workflows_run_is_there() -> None:
    text = "\n".join(path.read_text("utf-8") for path in WORKFLOWS)
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)$", text, re.MULTILINE)) <= targets
    named = re.findall(r"(?<![\w/])((?:tests|tools)/[\w/.]+)", text)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_wheels_are_built_for_every_python_that_is_meant() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert told["build"].split() == [f"cp3{minor}-*" for minor in (11, 12, 13, 14)]
    assert told["environment"] == {"KIRU_COMPILED": "1"}, "a wheel that is not compiled is not built unnoticed"


def test_release_notes_come_from_the_change_log() -> None:
    tool = ROOT / "tools" / "release_notes"
    notes = runpy.run_path(str(tool))["notes"]
    text = "# Changes\n\n## Unreleased\n\n- new\n\n## 1.2.0 — 2026-01-01\n\n- good\n\n## 1.1.0 — 2025-01-01\n\n- old\n"
    assert notes("1.2.0", text) == "- good"
    with pytest.raises(SystemExit):
        notes("1.3.0", text)
    done = [subprocess.run([sys.executable, tool, tag], capture_output=True) for tag in (f"v{VERSION}", "v99.0.0")]
    assert [one.returncode for one in done] == [0, 1]


def settings_in(text: str) -> set[str]:
    return {name.lower() for name in re.findall(r"\bKIRU_([A-Z_]+)(?=[:=]| *[,}]* *value)", text)}


def test_settings_of_image_compose_and_kubernetes_exist() -> None:
    own = {"site", "path", "compiled"}
    for name in ("Dockerfile", "compose.yaml", "deploy/kubernetes.yaml"):
        found = settings_in((ROOT / name).read_text("utf-8"))
        assert found
        assert found - own - set(Settings.__struct_fields__) == set(), name


def test_nodes_run_read_only_without_rights_and_by_health() -> None:
    told = read(ROOT / "compose.yaml")["services"]
    for node in (told["node1"], told["node2"]):
        assert (node["read_only"], node["cap_drop"]) == (True, ["ALL"])
        assert node["depends_on"]["database"]["condition"] == "service_healthy"
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert '"kiru", "doctor", "--alive"' in image
    assert image.count("\nFROM ") + image.startswith("FROM ") == 2
    assert "\nUSER 10001" in image
    deployment, _ = yaml.safe_load_all((ROOT / "deploy" / "kubernetes.yaml").read_text("utf-8"))
    assert deployment["spec"]["replicas"] == 2
    container = deployment["spec"]["template"]["spec"]["containers"][0]
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert container["image"] == f"kiru:{VERSION}"


def expressions() -> list[str]:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    rules = read(ROOT / "deploy" / "alerts.yml")["groups"][0]["rules"]
    return [panel["targets"][0]["expr"] for panel in board["panels"]] + [rule["expr"] for rule in rules]


def names_of(metric: Metric) -> set[str]:
    return {metric.name, *(metric.name + end for end in ("_total", "_bucket", "_sum", "_count"))}


def test_dashboard_and_alerts_name_metrics_that_exist() -> None:
    there = set().union(*(names_of(metric) for metric in REGISTRY.collect()))
    named = {name for text in expressions() for name in re.findall(r"\bkiru_\w+", text)}
    assert len(named) > 10
    assert named - there == set()


def test_what_the_client_bundles_has_a_license() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "sbom.py"))["document"]()
    names = {one["name"] for one in made["components"]}
    assert {"svelte", "three"} <= names
    assert names.isdisjoint({"vite", "eslint", "vitest", "typescript"}), "tools are not bundled"
    assert [one["name"] for one in made["components"] if not one.get("licenses")] == []
