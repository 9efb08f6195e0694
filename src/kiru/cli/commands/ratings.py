"""`kiru ratings`: those of a server counted anew, and the tables of what its bots are worth and what royal scores."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from kiru.arena import bot_ratings, sim
from kiru.arena.run import BotContest
from kiru.cli import options as typed
from kiru.games import open_kit
from kiru.statistics import royal_averages
from kiru.support.files import write_text
from kiru.text import Texts

app = typed.commands()
ratings = typed.commands()
app.add_typer(ratings, name="ratings", help="cli-ratings")


@ratings.command("rebuild", help="cli-ratings-rebuild")
def rebuild(config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en") -> None:
    """Replay every game, note it anew and count the rated ones again."""
    from kiru.server import settings
    from kiru.server.people import rebuild as people

    done = people.rebuild(settings.load(config, database=database))
    print(Texts(language)("ratings-rebuilt", games=done.games, changed=done.changed))
    print(Texts(language)("statistics-rebuilt", games=done.noted, changed=done.mended))


@ratings.command("bots", help="cli-ratings-bots")
def bots(
    out: Annotated[Path, typer.Option("--out", help="cli-opt-ratings-out")] = bot_ratings.FILE,
    games: typed.PairedGames = 20,
    budget: Annotated[str, typer.Option("--budget", help="cli-opt-strength-budget")] = "300",
    seed: typed.DealsSeed = "1",
    jobs: typed.Jobs = None,
    language: typed.Language = "en",
) -> None:
    """Let every bot meet every other in every game, and write what they come to."""
    found = {}
    for crowd, plan in bot_ratings.plans(games, f"royal-{budget}", typed.check_seed(seed)):
        contest = BotContest(plan)
        contest.play(typed.check_jobs(jobs), lambda _: None)
        if contest.interrupted:
            raise KeyboardInterrupt
        found[plan.game, crowd] = bot_ratings.rated(plan.bots, contest.results)
    write_text(out, bot_ratings.written(f"--games {games} --budget {budget} --seed {seed}", found))
    print(Texts(language)("analyse-written", file=str(out)))


@ratings.command("averages", help="cli-ratings-averages")
def averages(
    out: Annotated[Path, typer.Option("--out", help="cli-opt-ratings-out")] = royal_averages.FILE,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-opt-games")] = 50,
    budget: Annotated[str, typer.Option("--budget", help="cli-opt-strength-budget")] = "300",
    seed: typed.DealsSeed = "1",
    jobs: typed.Jobs = None,
    language: typed.Language = "en",
) -> None:
    """Let royal play against itself in every game and number of players, and write its averages."""
    found = {}
    for plan in royal_averages.plans(games, budget, typed.check_seed(seed)):
        played = list(sim.outcomes(plan, typed.check_jobs(jobs)))
        names = open_kit(plan.game).game.score_lines
        found[plan.game, len(plan.bots)] = royal_averages.averages(names, played)
    options = f"--games {games} --budget {budget} --seed {seed}"
    write_text(out, royal_averages.written(options, datetime.now(UTC).date().isoformat(), found))
    print(Texts(language)("analyse-written", file=str(out)))
