"""Writes web/src/ui/fonts anew: the letters and weights that the client uses, out of the whole typefaces.

Needs fontTools and Brotli, which nothing else here needs: `pip install fonttools brotli`, then `python tools/fonts.py`.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "web" / "node_modules"
FOLDER = ROOT / "web" / "src" / "ui" / "fonts"
SANS = MODULES / "@fontsource-variable" / "source-sans-3" / "files"
TITLE = MODULES / "@fontsource" / "marcellus" / "files"
RARE = "#$\\^`{|}~"
PLAIN = "".join(one for one in map(chr, range(0x20, 0x7F)) if one not in RARE) + "\u00a0·°±×óÓ–—‘’“”„…•−→←↑↓"
"""What our texts hold; the rest that a name or a chat may hold comes with the whole typeface."""
TITLE_LETTERS = "".join(one for one in PLAIN if one.isalnum() or one in " \u00a0!\"%&'()+,-./:;?·–—‘’“”„…−")
"""Titles have words, numbers and their points."""
POLISH = "ĄĆĘŁŃŚŹŻąćęłńśźż"
FRENCH = "ÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùû«»Œœ"
TITLE_FRENCH = "".join(one for one in FRENCH if one not in "ÂÊËÎÏÔÙÛ")
"""Without capitals that no title of ours begins with; a name that has one brings the whole typeface."""
GERMAN = "ÄÖÜßäöü"
WEIGHTS = (400, 700)
FONTS = {
    "sans-plain": (SANS / "source-sans-3-latin-wght-normal.woff2", PLAIN),
    "sans-polish": (SANS / "source-sans-3-latin-ext-wght-normal.woff2", POLISH),
    "sans-french": (SANS / "source-sans-3-latin-wght-normal.woff2", FRENCH),
    "sans-german": (SANS / "source-sans-3-latin-wght-normal.woff2", GERMAN),
    "title-plain": (TITLE / "marcellus-latin-400-normal.woff2", TITLE_LETTERS),
    "title-polish": (TITLE / "marcellus-latin-ext-400-normal.woff2", POLISH),
    "title-french": (TITLE / "marcellus-latin-400-normal.woff2", TITLE_FRENCH),
    "title-german": (TITLE / "marcellus-latin-400-normal.woff2", GERMAN),
}
FAMILIES = {"sans": "Kiru Sans", "title": "Kiru Title"}
"""The licenses ask that what is changed does not bear the old name."""
FEATURES = ["kern", "tnum", "lnum"]
"""Of the plain letters; accented ones stand in files of their own, alone among plain ones, and need none."""
NAMES = (1, 3, 4, 6, 16, 25)
KEPT_NAMES = [0, 1, 2, 4, 6, 14]
"""Copyright, names and the address of the license; its text lies beside the files (LICENSE.txt)."""


def renamed(font: TTFont, family: str) -> None:
    for number in NAMES:
        if font["name"].getDebugName(number) is not None:
            font["name"].setName(family.replace(" ", "") if number in (6, 25) else family, number, 3, 1, 0x409)


def write(name: str, source: Path, letters: str) -> None:
    font = TTFont(source)
    features = FEATURES if name.endswith("-plain") else []
    options = Options(layout_features=features, hinting=False, desubroutinize=True, flavor="woff2")
    options.name_IDs = KEPT_NAMES
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": WEIGHTS})
    renamed(font, FAMILIES[name.partition("-")[0]])
    font.flavor = "woff2"
    file = FOLDER / f"{name}.woff2"
    font.save(file)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (source, letters) in FONTS.items():
        write(name, source, letters)
