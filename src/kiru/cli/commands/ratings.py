"""`kiru ratings rebuild`, `kiru ratings bots`: the ratings of a server counted anew, and the table of its bots."""

from pathlib import Path
from typing import Annotated

import typer

from kiru.arena import bot_ratings
from kiru.arena.run import BotContest
from kiru.cli import options as typed
from kiru.support.files import write_text
from kiru.text import Texts

app = typed.commands()
ratings = typed.commands()
app.add_typer(ratings, name="ratings", help="cli-ratings")


@ratings.command("rebuild", help="cli-ratings-rebuild")
def rebuild(config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en") -> None:
    """Replay every rated game and count all of them anew."""
    from kiru.server import settings
    from kiru.server.people import rebuild as people

    done = people.rebuild(settings.load(config, database=database))
    print(Texts(language)("ratings-rebuilt", games=done.games, changed=done.changed))


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
