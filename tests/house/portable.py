"""Which names only some systems have, and whether a use of one stands behind a question about the system."""

import ast
from collections.abc import Iterator

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
"""Modules that Windows lacks."""
NAMES = {
    "os": """chown fork forkpty getegid geteuid getgid getloadavg getpgid getuid killpg mkfifo nice openpty pipe2
        posix_spawn sched_getaffinity sched_setaffinity setgid setpgid setsid setuid statvfs sysconf uname wait waitpid
        WNOHANG O_CLOEXEC O_NOFOLLOW""",
    "signal": "SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGQUIT SIGUSR1 SIGUSR2 alarm pthread_sigmask setitimer sigwait",
    "socket": "AF_UNIX CMSG_SPACE SCM_RIGHTS SO_REUSEPORT recv_fds send_fds",
    "multiprocessing": "",
}
"""Names of modules that every system has, and some systems without these names."""
METHODS = {"add_signal_handler", "add_reader", "add_writer", "recvmsg", "sendmsg", "getgrnam", "getpwnam"}
"""Methods that a loop or socket of Windows does not have."""
KEYWORDS = {"pass_fds", "preexec_fn", "umask"}
"""Arguments with which Windows starts no process."""
QUESTIONS = {
    "IS_LIMITED",
    "platform",
    "name",
    "hasattr",
    "is_possible",
    "is_root",
    "can_have_helpers",
    "get_all_start_methods",
}
"""What a condition asks that stands before a use: the system, whether a name is there, or a function of ours."""
EXPECTED = {"ImportError", "ModuleNotFoundError", "AttributeError", "NotImplementedError"}


def uses(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Every use of something that not all systems have."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node, one.name) for one in names if one.name.partition(".")[0] in MODULES)
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in MODULES:
                yield node, module
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in NAMES.get(module, "").split():
                yield node, f"{module}.{name}"
            case ast.Attribute(attr=name) if name in METHODS:
                yield node, name
            case ast.keyword(arg=str(name)) if name in KEYWORDS:
                yield node, f"{name}="
            case ast.Call(
                func=ast.Name("get_context") | ast.Attribute(attr="get_context"), args=[ast.Constant("fork")]
            ):
                yield node, 'get_context("fork")'


def unguarded(source: str) -> list[str]:
    """The uses of a module that would fail elsewhere, with their lines."""
    tree = ast.parse(source)
    parents = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    return [f"{line(node)}: {what}" for node, what in uses(tree) if not is_guarded(node, parents)]


def line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0) or node.value.lineno  # type: ignore[attr-defined, no-any-return]


def is_guarded(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether the system was asked before, on the way from the module or function down to this place."""
    child = node
    while child in parents:
        parent = parents[child]
        if isinstance(parent, ast.If | ast.IfExp | ast.BoolOp | ast.While) and asks(parent, child):
            return True
        if isinstance(parent, ast.Try) and child in parent.body and any(map(expects, parent.handlers)):
            return True
        if isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef) and asked_before(parent, child):
            return True
        child = parent
    return False


def asks(parent: ast.If | ast.IfExp | ast.BoolOp | ast.While, child: ast.AST) -> bool:
    """Whether a condition asks for the system, and stands before this child."""
    if isinstance(parent, ast.BoolOp):
        before = parent.values[: parent.values.index(child)] if child in parent.values else []
        return any(is_question(one) for one in before)
    return child is not parent.test and is_question(parent.test)


def is_question(condition: ast.AST) -> bool:
    nodes = list(ast.walk(condition))
    return any(isinstance(one, ast.Name) and one.id in QUESTIONS for one in nodes) or any(
        isinstance(one, ast.Attribute) and one.attr in QUESTIONS for one in nodes
    )


def asked_before(function: ast.FunctionDef | ast.AsyncFunctionDef, child: ast.AST) -> bool:
    """Whether the function has left already where the system lacks it."""
    before = function.body[: function.body.index(child)] if child in function.body else []
    return any(isinstance(one, ast.If) and is_question(one.test) and leaves(one.body) for one in before)


def leaves(body: list[ast.stmt]) -> bool:
    return isinstance(body[-1], ast.Return | ast.Raise)


def expects(handler: ast.ExceptHandler) -> bool:
    """Whether an error of a missing name or module is caught."""
    return handler.type is not None and any(
        isinstance(one, ast.Name) and one.id in EXPECTED for one in ast.walk(handler.type)
    )


def without_encoding(source: str) -> list[int]:
    """Lines that read or write text in whatever encoding the system has."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and not any(word.arg == "encoding" for word in node.keywords):
            match node.func:
                case ast.Attribute(attr="read_text"):
                    found += [node.lineno] if not node.args else []
                case ast.Attribute(attr="write_text"):
                    found += [node.lineno] if len(node.args) < 2 else []
                case ast.Name("open") | ast.Attribute(value=ast.Name("os"), attr="fdopen"):
                    found += [node.lineno] if not is_binary(node) else []
    return found


def is_binary(call: ast.Call) -> bool:
    return len(call.args) > 1 and isinstance(call.args[1], ast.Constant) and "b" in str(call.args[1].value)
