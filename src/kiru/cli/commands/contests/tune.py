"""`kiru tune`: the dials of a game's search for a number of players, raced at equal time."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from kiru.ai.search.settings import tuned
from kiru.arena import contest
from kiru.arena.tuning import dials
from kiru.arena.tuning.tune_log import TuneLog
from kiru.arena.tuning.tuner import Step, TunePlan, Tuner
from kiru.cli import options as typed
from kiru.core import options
from kiru.games import learned_weights, open_kit
from kiru.games.kit import Kit
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

MOST_ITERATIONS = 100_000
MOST_DEALS = 100_000
MOST_ROUNDS = 20

app = typed.commands()


@app.command("tune", help="cli-tune")
def run(
    game: typed.Game,
    players: typed.Players = 2,
    iterations: Annotated[int, typer.Option("--iterations", "-i", help="cli-opt-tune-iterations")] = 150,
    deals: Annotated[int, typer.Option("--deals", "-n", help="cli-opt-tune-deals")] = 60,
    rounds: Annotated[int, typer.Option("--rounds", help="cli-opt-tune-rounds")] = 2,
    names: Annotated[str, typer.Option("--dials", help="cli-opt-tune-dials")] = "",
    elo: Annotated[int, typer.Option("--elo", help="cli-opt-tune-elo")] = 40,
    seed: typed.Seed = "1",
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-tune-out")] = None,
    jobs: typed.Jobs = None,
    install: Annotated[bool, typer.Option("--install", help="cli-opt-tune-install")] = False,
    language: typed.Language = "en",
) -> None:
    """Race, tell every step, and let what was found race against what was there before."""
    kit = open_kit(game)
    for found, high in ((iterations, MOST_ITERATIONS), (deals, MOST_DEALS), (rounds, MOST_ROUNDS), (elo, 400)):
        typed.check_number(found, 1, high)
    chosen, seats = tuple(dials.chosen(names)), players or 2
    typed.check_number(seats, 2, kit.game.max_players)
    options.complete(kit.game, seats, {})
    name, seed = kit.game.name, typed.check_seed(seed)
    plan = TunePlan(name, seats, iterations, deals, rounds, chosen, seed, float(elo), typed.check_jobs(jobs))
    log = TuneLog(out or Path(f"{name}-{seats}.tune.jsonl"), header(kit, plan))
    texts = kit.texts(language)
    try:
        tuner, gate = race(kit, plan, log, texts)
    except KeyboardInterrupt:
        print(texts("tune-interrupted", file=str(log.file)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    conclude(kit, plan, tuner, gate, install, texts)


def header(kit: Kit, plan: TunePlan) -> dict[str, Any]:
    """What must be the same for a log to be continued."""
    return {"command": command(plan), "fingerprint": contest.fingerprint(kit)}


def command(plan: TunePlan) -> str:
    """The line that makes the same races again; the number of processes changes nothing."""
    return (
        f"kiru tune {plan.game} --players {plan.players} --iterations {plan.iterations} --deals {plan.deals}"
        f" --rounds {plan.rounds} --dials {','.join(plan.dials)} --elo {plan.elo:.0f} --seed {plan.seed}"
    )


def race(kit: Kit, plan: TunePlan, log: TuneLog, texts: Texts) -> tuple[Tuner, Step | None]:
    """All races and, where a dial was turned, the last one; a bar shows the deals of the race at hand."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("tune-progress"), total=plan.deals)

        def tell(step: Step) -> None:
            progress.reset(bar)
            progress.console.print(line(step, plan, texts), highlight=False, soft_wrap=True)

        start = dials.values_of(tuned(kit.evaluator, plan.players))
        tuner = Tuner(plan, start, log, tell, lambda: progress.advance(bar))
        tuner.run()
        return tuner, tuner.gate() if tuner.champion != start else None


def line(step: Step, plan: TunePlan, texts: Texts) -> str:
    """A race in a line."""
    return texts(
        "tune-step",
        dial=step.dial or "dials.json",
        before=f"{step.before:g}",
        value=f"{step.value:g}",
        iterations=step.iterations,
        games=step.deals * plan.players,
        share=f"{100 * step.share:.1f}",
        llr=f"{step.llr:.2f}",
        verdict=step.verdict,
    )


def conclude(kit: Kit, plan: TunePlan, tuner: Tuner, gate: Step | None, install: bool, texts: Texts) -> None:
    """Say what was found; install it only if the last race accepted it."""
    turned = {dial: value for dial, value in tuner.champion.items() if value != tuner.start[dial]}
    if gate is None:
        print(texts("tune-nothing"))
        return
    print(json.dumps({str(plan.players): turned}))
    if gate.verdict != "accepted":
        print(texts("tune-refused"))
    elif install:
        file = kit.folder / learned_weights.DIALS
        why = f"{command(plan)}: {100 * gate.share:.1f} % of {gate.deals * plan.players} games, LLR {gate.llr:.2f}"
        learned_weights.write_dials(file, plan.game, plan.players, turned, why)
        print(texts("tune-installed", file=str(file)))
    else:
        print(texts("tune-accepted"))
