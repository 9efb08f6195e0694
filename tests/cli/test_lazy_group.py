"""All commands are listed without importing one, each is found in its module, and its help speaks both languages."""

import re
import subprocess
import sys

import pytest

from kiru.cli import app, lazy_group
from kiru.text import LANGUAGES, Texts

IMPORTED = """
import sys
from kiru.cli import app
app.run({arguments})
print(*(name for name in sys.modules if name.startswith(("kiru.", "rich", "numpy", "sqlalchemy"))), sep="\\n")
"""


def imported(*arguments: str) -> set[str]:
    """The modules that a command line brings in, of those that tell how much it costs."""
    program = IMPORTED.format(arguments=list(arguments))
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    return set(told.stdout.splitlines())


def test_the_help_imports_no_command() -> None:
    modules = imported("--help")
    assert "kiru.cli.lazy_group" in modules
    assert not [name for name in modules if name.startswith(("kiru.cli.commands", "kiru.games", "kiru.ai", "rich"))]


def test_a_command_imports_its_own_module_alone() -> None:
    modules = imported("serve", "--help")
    assert {name for name in modules if name.startswith("kiru.cli.commands.")} == {"kiru.cli.commands.operate"}
    assert not modules & {"sqlalchemy", "numpy", "kiru.server.app"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lazy_group.MODULES)
def test_every_help_has_its_text(name: str, language: str) -> None:
    texts = Texts(language)
    command = lazy_group.load(name, texts)
    assert command.help == texts(f"cli-{name}")
    for leaf in getattr(command, "commands", {name: command}).values():
        assert "--lang" in [option for parameter in leaf.params for option in parameter.opts]
        for parameter in leaf.params:
            assert " " in parameter.help, f"{name}: {parameter.name}"


@pytest.mark.parametrize("place", [0, 1, 3])
def test_the_language_counts_wherever_it_is_typed(kiru, place: int) -> None:
    line = ["rules", "babylon", "B31"]
    line[place:place] = ["--lang", "pl"]
    assert "filar" in kiru(*line).out.lower()


def test_a_mistyped_command_is_guessed(kiru) -> None:
    ran = kiru("analyze")
    assert ran.code == 2
    assert "Did you mean analyse?" in ran.err


@pytest.mark.parametrize("words", [[], ["box"], *([name] for name in lazy_group.MODULES)], ids=" ".join)
def test_help_in_polish_has_no_word_of_the_library_in_english(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(["--lang", "pl", *words, "--help"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Użycie: kiru")
    assert "Pokaż tę pomoc i zakończ." in told
    english = "Usage|Options|OPTIONS|Arguments|Commands|COMMAND|ARGS|Show this|required|default"
    assert re.search(rf"\b({english})\b", told) is None
