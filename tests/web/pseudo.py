"""A language for tests, made from English as it is read: long and accented, so that cut labels and texts in code show.

`python -m tests.web.pseudo serve ...` is `kiru serve ...` in this language; `speak` makes the pages of a browser speak it.
"""

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from tests.web.conftest import BUILT, ROOT

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTS = "áƀćđéƒǵĥíĵķĺṁńóṕɋŕśţúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶĹṀŃÓṔɊŔŚŢÚṼẂẊÝŹ"
ACCENTED = str.maketrans(PLAIN, ACCENTS)
VOWELS = re.compile("([aeiouAEIOU])")
"""They come twice: that makes a text by a third longer, as German is, and long words longer too."""
DIRECTION = re.compile(r"""(direction:\s*["'`])ltr(["'`])""")


class Accents(Transformer):
    """Puts accents on everything that is read, and leaves placeholders as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node


def accented(text: str) -> str:
    return VOWELS.sub(lambda vowel: vowel[1] + vowel[1].lower(), text).translate(ACCENTED)


def translated(source: str) -> str:
    """A Fluent file in the pseudo-language."""
    return FluentSerializer().serialize(Accents().visit(FluentParser().parse(source)))


def speak(page: Page, direction: str = "ltr") -> None:
    """Let the pages load pseudo-texts instead of the English ones, and be written in a direction."""
    manifest = json.loads((BUILT / ".vite" / "manifest.json").read_text("utf-8"))
    english = [key for key in manifest if "/en/" in key and key.endswith(".ftl?raw")]
    texts = {manifest[key]["file"]: (ROOT / "web" / key.removesuffix("?raw")).resolve() for key in english}

    def answer(route: Route) -> None:
        name = route.request.url.partition("/assets/")[2].partition("?")[0]
        file = f"assets/{name}"
        if file in texts:
            source = translated(texts[file].read_text("utf-8"))
            return route.fulfill(body=f"export default {json.dumps(source)}", content_type="text/javascript")
        script = (BUILT / file).read_text("utf-8")
        return route.fulfill(body=DIRECTION.sub(rf"\g<1>{direction}\g<2>", script), content_type="text/javascript")

    page.context.route("**/assets/*.js", answer)


@cache
def read(file: Path) -> Any:
    source = file.read_text("utf-8")
    return FluentResource(translated(source) if file.parent.name == "en" else source)


def main() -> None:
    from kiru import text
    from kiru.cli.app import main as kiru

    text.resource = read
    kiru()


if __name__ == "__main__":
    sys.argv[0] = "kiru"
    main()
