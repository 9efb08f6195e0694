"""The command `kiru`: what can be typed, and errors as one clear line."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

from kiru.core.interrupts import INTERRUPTED
from kiru.version import VERSION


def main() -> None:
    """The console script; `--version` answers before anything is imported."""
    if sys.argv[1:] == ["--version"]:
        print(f"kiru {VERSION}")
        return
    try:
        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Carry out a command line; its exit code: 0, 2 for bad input, or 130 after Ctrl-C."""
    import typer

    from kiru.core.errors import KiruError
    from kiru.text import Texts, language

    texts = Texts("en")
    try:
        speech = language(wanted_language(arguments))
        texts = Texts(speech)
        command = typer.main.get_command(make_app(texts))
        with command.make_context("kiru", arguments) as context:
            command.invoke(context)
        return 0
    except KiruError as error:
        print(f"kiru: {texts.error(error)}", file=sys.stderr)
        return 2
    except typer.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, EOFError, typer.Abort):
        print(texts("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        with suppress(OSError):  # nobody reads what is still to be written when Python ends
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        reason = error.format_message().rstrip()
        if type(error).__name__ == "NoArgsIsHelpError":
            print(reason, file=sys.stderr)
            return 2
        reason += "" if reason.endswith((".", "?", "!")) else "."
        print(f"kiru: {texts('error-usage', reason=reason, command='kiru')}", file=sys.stderr)
        return 2


def wanted_language(arguments: list[str]) -> str | None:
    """The value of --lang, known before the help texts are put together."""
    for index, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word[7:]
        if word == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


def make_app(texts: Any) -> Any:
    """All commands, their help in the language of `texts`."""
    import typer

    from kiru.games import NAMES

    app = typer.Typer(help=texts("cli-about"), no_args_is_help=True, add_completion=False, rich_markup_mode=None)
    speech: str = texts.language

    def option(key: str, *names: str) -> Any:
        return typer.Option(*names, help=texts(key))

    def argument(key: str, **args: str) -> Any:
        return typer.Argument(help=texts(key, **args), show_default=False)

    game_argument = argument("cli-arg-game", games=", ".join(NAMES))

    def show_version(wanted: bool) -> None:
        if wanted:
            print(f"kiru {VERSION}")
            raise typer.Exit

    @app.callback()
    def common(
        version: Annotated[bool, typer.Option("--version", help=texts("cli-version"), callback=show_version)] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        pass

    @app.command(help=texts("cli-play"))
    def play(
        game: Annotated[str | None, game_argument] = None,
        players: Annotated[int | None, option("cli-opt-players", "--players", "-p")] = None,
        seat: Annotated[list[str] | None, option("cli-opt-seat", "--seat", "-s")] = None,
        options: Annotated[list[str] | None, option("cli-opt-option", "--option", "-o")] = None,
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        seed: Annotated[str | None, option("cli-opt-seed", "--seed")] = None,
        load: Annotated[Path | None, option("cli-arg-load", "--load")] = None,
        plain: Annotated[bool, option("cli-opt-plain", "--plain")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import play as command

        command.run(game, players, seat or [], options or [], box, seed, load, plain, speech)

    @app.command(help=texts("cli-replay"))
    def replay(
        file: Annotated[Path, argument("cli-arg-record")],
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        legal: Annotated[bool, option("cli-opt-legal", "--legal")] = False,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        step: Annotated[bool, option("cli-opt-step", "--step")] = False,
        plain: Annotated[bool, option("cli-opt-plain", "--plain")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import replay as command

        command.run(file, box, legal, json, step, plain, speech)

    @app.command(help=texts("cli-sim"))
    def sim(
        game: Annotated[str, game_argument],
        bots: Annotated[str, option("cli-opt-bots", "--bots", "-b")] = "random",
        players: Annotated[int | None, option("cli-opt-players", "--players", "-p")] = None,
        games: Annotated[int, option("cli-opt-games", "--games", "-n")] = 1000,
        seed: Annotated[str | None, option("cli-opt-seed", "--seed")] = None,
        options: Annotated[list[str] | None, option("cli-opt-option", "--option", "-o")] = None,
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        jobs: Annotated[int | None, option("cli-opt-jobs", "--jobs", "-j")] = None,
        max_rounds: Annotated[int, option("cli-opt-max-rounds", "--max-rounds")] = 500,
        csv: Annotated[Path | None, option("cli-opt-csv", "--csv")] = None,
        records: Annotated[Path | None, option("cli-opt-records", "--records")] = None,
        parquet: Annotated[Path | None, option("cli-opt-parquet", "--parquet")] = None,
        cluster: Annotated[str | None, option("cli-opt-cluster", "--cluster")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import sim as command

        command.run(
            game, bots, players, games, seed, options or [], box, jobs, max_rounds, csv, records, parquet, cluster,
            json, speech,
        )  # fmt: skip

    @app.command(help=texts("cli-arena"))
    def arena(
        game: Annotated[str, game_argument],
        bots: Annotated[str, option("cli-opt-arena-bots", "--bots", "-b")] = "architect,gardener",
        players: Annotated[int | None, option("cli-opt-arena-players", "--players", "-p")] = None,
        games: Annotated[int, option("cli-opt-arena-games", "--games", "-n")] = 100,
        seed: Annotated[str, option("cli-opt-arena-seed", "--seed")] = "1",
        options: Annotated[list[str] | None, option("cli-opt-option", "--option", "-o")] = None,
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        jobs: Annotated[int | None, option("cli-opt-jobs", "--jobs", "-j")] = None,
        sprt: Annotated[str | None, option("cli-opt-sprt", "--sprt")] = None,
        file: Annotated[Path | None, option("cli-opt-file", "--file")] = None,
        cluster: Annotated[str | None, option("cli-opt-cluster", "--cluster")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import arena as command

        command.run(game, bots, players, games, seed, options or [], box, jobs, sprt, file, cluster, json, speech)

    @app.command(help=texts("cli-report"))
    def report(
        game: Annotated[str, game_argument],
        bots: Annotated[str, option("cli-opt-report-bots", "--bots", "-b")] = "novice",
        players: Annotated[list[int] | None, option("cli-opt-report-players", "--players", "-p")] = None,
        games: Annotated[int, option("cli-opt-report-games", "--games", "-n")] = 2000,
        seed: Annotated[str, option("cli-opt-arena-seed", "--seed")] = "1",
        options: Annotated[list[str] | None, option("cli-opt-option", "--option", "-o")] = None,
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        compare: Annotated[list[str] | None, option("cli-opt-compare", "--compare", "-c")] = None,
        jobs: Annotated[int | None, option("cli-opt-jobs", "--jobs", "-j")] = None,
        max_rounds: Annotated[int, option("cli-opt-max-rounds", "--max-rounds")] = 500,
        parquet: Annotated[Path | None, option("cli-opt-report-parquet", "--parquet")] = None,
        cluster: Annotated[str | None, option("cli-opt-cluster", "--cluster")] = None,
        html: Annotated[Path | None, option("cli-opt-report-html", "--html")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import balance as command

        asked = command.Asked(
            game, bots, tuple(players or ()), games, seed, tuple(options or ()), box, tuple(compare or ()), jobs,
            max_rounds, parquet, cluster, html,
        )  # fmt: skip
        command.run(asked, json, speech)

    @app.command(help=texts("cli-strength"))
    def strength(
        game: Annotated[str | None, game_argument] = None,
        out: Annotated[Path | None, option("cli-opt-strength-out", "--out")] = None,
        games: Annotated[int, option("cli-opt-arena-games", "--games", "-n")] = 60,
        budget: Annotated[str, option("cli-opt-strength-budget", "--budget")] = "0.1s",
        seed: Annotated[str, option("cli-opt-arena-seed", "--seed")] = "1",
        folder: Annotated[Path | None, option("cli-opt-strength-folder", "--folder")] = None,
        jobs: Annotated[int | None, option("cli-opt-jobs", "--jobs", "-j")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import strength as command

        command.run(game, out, games, budget, seed, folder, jobs, json, speech)

    @app.command(help=texts("cli-train"))
    def train(
        game: Annotated[str, game_argument],
        games: Annotated[int, option("cli-opt-train-games", "--games", "-n")] = 600,
        iterations: Annotated[int, option("cli-opt-train-iterations", "--iterations", "-i")] = 60,
        rounds: Annotated[int, option("cli-opt-train-rounds", "--rounds")] = 2,
        seed: Annotated[str, option("cli-opt-seed", "--seed")] = "1",
        out: Annotated[Path | None, option("cli-opt-train-out", "--out")] = None,
        budget: Annotated[str, option("cli-opt-train-budget", "--budget")] = "0.05s",
        most: Annotated[int, option("cli-opt-train-most", "--test")] = 2000,
        jobs: Annotated[int | None, option("cli-opt-jobs", "--jobs", "-j")] = None,
        install: Annotated[bool, option("cli-opt-train-install", "--install")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import train as command

        command.run(game, games, iterations, rounds, seed, out, budget, most, jobs, install, speech)

    @app.command(help=texts("cli-hint"))
    def hint(
        file: Annotated[Path, argument("cli-arg-record")],
        step: Annotated[int | None, option("cli-opt-hint-step", "--step")] = None,
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        iterations: Annotated[int | None, option("cli-opt-iterations", "--iterations", "-i")] = None,
        seconds: Annotated[float, option("cli-opt-hint-seconds", "--seconds")] = 1.0,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import hint as command

        command.run(file, box, step, iterations, seconds, json, speech)

    @app.command(help=texts("cli-analyse"))
    def analyse(
        file: Annotated[Path, argument("cli-arg-record")],
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        iterations: Annotated[int, option("cli-opt-iterations", "--iterations", "-i")] = 800,
        jobs: Annotated[int | None, option("cli-opt-jobs", "--jobs", "-j")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        html: Annotated[Path | None, option("cli-opt-html", "--html")] = None,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import analyse as command

        command.run(file, box, iterations, jobs, json, html, speech)

    @app.command(help=texts("cli-perft"))
    def perft(
        game: Annotated[str, game_argument],
        depth: Annotated[int, option("cli-opt-depth", "--depth", "-d")] = 4,
        players: Annotated[int | None, option("cli-opt-players", "--players", "-p")] = None,
        seed: Annotated[str, option("cli-opt-seed", "--seed")] = "1",
        options: Annotated[list[str] | None, option("cli-opt-option", "--option", "-o")] = None,
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import perft as command

        command.run(game, depth, players, seed, options or [], box, json, speech)

    @app.command(help=texts("cli-bench"))
    def bench(
        game: Annotated[str | None, game_argument] = None,
        peers: Annotated[bool, option("cli-opt-peers", "--peers")] = False,
        server: Annotated[bool, option("cli-opt-server", "--server")] = False,
        tables: Annotated[int, option("cli-opt-tables", "--tables")] = 300,
        workers: Annotated[int, option("cli-opt-processes", "--workers")] = 1,
        repeat: Annotated[int, option("cli-opt-repeat", "--repeat")] = 5,
        seconds: Annotated[float | None, option("cli-opt-seconds", "--seconds")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        if server:
            from kiru.cli import bench_server

            bench_server.run(game, tables, workers, seconds, peers, json, speech)
            return
        from kiru.cli import bench as command

        command.run(game, peers, repeat, 0.5 if seconds is None else seconds, json, speech)

    @app.command(help=texts("cli-rules"))
    def rules(
        game: Annotated[str, game_argument],
        rule: Annotated[str | None, argument("cli-arg-rule")] = None,
        board: Annotated[bool, option("cli-opt-map", "--map")] = False,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        plain: Annotated[bool, option("cli-opt-plain", "--plain")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import rules as command

        if board:
            command.show_map(game, json, plain, speech)
        else:
            command.run(game, rule, json, plain, speech)

    @app.command(help=texts("cli-score"))
    def score(
        game: Annotated[str, game_argument],
        file: Annotated[Path | None, argument("cli-arg-sheet")] = None,
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import score as command

        command.run(game, file, speech, json, box)

    @app.command(help=texts("cli-serve"))
    def serve(
        config: Annotated[Path | None, option("cli-opt-config", "--config")] = None,
        host: Annotated[str | None, option("cli-opt-host", "--host")] = None,
        port: Annotated[int | None, option("cli-opt-port", "--port")] = None,
        database: Annotated[str | None, option("cli-opt-database", "--database")] = None,
        workers: Annotated[int | None, option("cli-opt-processes", "--workers")] = None,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import serve as command

        command.run(config, host, port, database, workers, speech)

    @app.command(help=texts("cli-backup"))
    def backup(
        file: Annotated[Path, argument("cli-arg-backup")],
        config: Annotated[Path | None, option("cli-opt-config", "--config")] = None,
        database: Annotated[str | None, option("cli-opt-database", "--database")] = None,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import serve as command

        command.backup(file, config, database, speech)

    @app.command(help=texts("cli-restore"))
    def restore(
        file: Annotated[Path, argument("cli-arg-backup")],
        config: Annotated[Path | None, option("cli-opt-config", "--config")] = None,
        database: Annotated[str | None, option("cli-opt-database", "--database")] = None,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import serve as command

        command.restore(file, config, database, speech)

    @app.command(help=texts("cli-verify"))
    def verify(
        file: Annotated[Path, argument("cli-arg-record")],
        box: Annotated[Path | None, option("cli-opt-box", "--box")] = None,
        seal: Annotated[str | None, option("cli-opt-seal", "--seal")] = None,
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import verify as command

        command.run(file, box, seal, json, speech)

    boxes = typer.Typer(help=texts("cli-box"), no_args_is_help=True)
    app.add_typer(boxes, name="box")

    @boxes.command(help=texts("cli-box-check"))
    def check(
        file: Annotated[Path, argument("cli-arg-box")],
        json: Annotated[bool, option("cli-opt-json", "--json")] = False,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import box as command

        command.run(file, json, speech)

    tables = typer.Typer(help=texts("cli-tables"), no_args_is_help=True)
    app.add_typer(tables, name="tables")

    @tables.command(help=texts("cli-tables-end"))
    def end(
        table: Annotated[str, argument("cli-arg-table")],
        config: Annotated[Path | None, option("cli-opt-config", "--config")] = None,
        database: Annotated[str | None, option("cli-opt-database", "--database")] = None,
        lang: Annotated[str | None, option("cli-lang", "--lang")] = None,
    ) -> None:
        from kiru.cli import end_table as command

        command.run(table, config, database, speech)

    return app


if __name__ == "__main__":
    main()
