"""Processor time of every test, with the processes it has started: `tools/test_times`.

The clock on the wall says how busy a machine was, processor time what a test costs. A fixture that is shared counts for
the test that was the first to ask for it, and what is started once stands under the file of that test.
"""

import os
import resource
import time
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

TICK = 1 / os.sysconf("SC_CLK_TCK")
SHOWN = 40
"""How many of the slowest tests are told."""


def has_children() -> bool:
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def processes() -> Iterator[tuple[int, int, float]]:
    """Number, parent and seconds of every process, with the children that it has buried."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(") ")[2].split()
            except OSError:
                continue
            yield int(folder.name), int(fields[1]), sum(map(int, fields[11:15])) * TICK


def living() -> float:
    """Seconds of all descendants that are still running."""
    children, seconds = defaultdict(list), {}
    for number, parent, used in processes():
        children[parent].append(number)
        seconds[number] = used
    found = list(children[os.getpid()])
    for number in found:
        found += children[number]
    return sum(seconds[number] for number in found)


def spent() -> float:
    """Processor seconds of this process, of the children it has buried and of those that live."""
    buried = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = time.process_time() + buried.ru_utime + buried.ru_stime
    return own + living() if has_children() else own


class Times:
    """Measures where tests run, and adds up where they are reported: in one process, or in that of many."""

    def __init__(self) -> None:
        self.last = spent()
        self.tests: dict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = spent()
        report.user_properties.append(("processor", max(0.0, now - self.last)))
        self.last = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        measured = [value for name, value in report.user_properties if name == "processor"]
        self.tests[report.nodeid] += sum(value for value in measured if isinstance(value, float))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        files: dict[str, list[float]] = defaultdict(list)
        for name, seconds in self.tests.items():
            files[name.partition("::")[0]].append(seconds)
        tell = terminalreporter.write_line
        tell(f"processor seconds: {spent():.1f}, in tests {sum(self.tests.values()):.1f}, by file:")
        for file, every in sorted(files.items(), key=lambda pair: -sum(pair[1])):
            tell(f"{sum(every):8.2f}  {len(every):5} tests  {file}")
        tell("slowest tests:")
        for name, seconds in sorted(self.tests.items(), key=lambda pair: -pair[1])[:SHOWN]:
            tell(f"{seconds:8.2f}  {name}")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Times(), "kiru-times")
