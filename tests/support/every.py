"""One test for many small cases: each is looked at, and all that fail are named."""

import inspect
from collections.abc import Callable, Iterable
from typing import Any

SHOWN = 20
"""How many failures are told in full."""


def every(
    parameter: str, cases: Iterable[Any] | Callable[[], Iterable[Any]], name: Callable[[Any], object] = str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Like `pytest.mark.parametrize`, in one test: thousands of tests take longer to begin and to end than to run.

    Cases that take time to find are given as a function, which is called when the test runs; "a, b" takes pairs.
    """
    parameters = [word.strip() for word in parameter.split(",")]

    def decorate(check: Callable[..., None]) -> Callable[..., None]:
        def test(*self: Any, **fixtures: Any) -> None:
            found = list(cases() if callable(cases) else cases)
            assert found, "there is nothing to look at"
            failures: list[tuple[str, Exception]] = []
            for case in found:
                values = case if len(parameters) > 1 else (case,)
                try:
                    check(*self, **dict(zip(parameters, values, strict=True)), **fixtures)
                except Exception as error:  # whatever is wrong with one case, the others are looked at too
                    failures.append((str(name(case)), error))
            if failures:
                told = "\n\n".join(f"{case}: {type(error).__name__}: {error}" for case, error in failures[:SHOWN])
                raise AssertionError(f"{len(failures)} of {len(found)} fail:\n{told}") from failures[0][1]

        asked = inspect.signature(check)
        left = [given for given in asked.parameters.values() if given.name not in parameters]
        test.__name__, test.__qualname__, test.__doc__ = check.__name__, check.__qualname__, check.__doc__
        test.__module__ = check.__module__
        test.__dict__ |= check.__dict__ | {"__signature__": asked.replace(parameters=left), "place_as": check}
        return test

    return decorate
