"""Errors that a user can cause: a message key with its arguments, put into words by `kiru.text`."""


class KiruError(Exception):
    """Bad input: nothing was changed; `key` names the sentence that says what was expected.

    An argument may be another error: the reason behind this one.
    """

    def __init__(self, key: str, **args: "str | int | KiruError") -> None:
        super().__init__(key, args)
        self.key = key
        self.args_by_name = args

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.args_by_name.items())
        return f"{self.key} ({details})" if details else self.key


class IllegalAction(KiruError):
    """An action that the rules forbid; `rule` is the id of the rule, such as H13."""

    def __init__(self, action: str, rule: str) -> None:
        super().__init__("error-refused", action=action, rule=rule)
        self.rule = rule
