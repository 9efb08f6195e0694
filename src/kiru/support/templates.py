"""Pages that commands write: the words stand in a template beside the code that knows the figures."""

from importlib import resources

from jinja2 import Environment, StrictUndefined


def filled(package: str, template: str, **values: object) -> str:
    """The text of a template of a package; a value that is missing is an error."""
    text = (resources.files(package) / template).read_text(encoding="utf-8")
    pages = Environment(undefined=StrictUndefined, keep_trailing_newline=True, trim_blocks=True, lstrip_blocks=True)
    return pages.from_string(text).render(values)
