"""`kiru personalities`: bots of one level with tastes of their own, how strong they are and what they do otherwise."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer

from kiru.ai import bots
from kiru.ai.coach import signed, unsigned
from kiru.ai.personalities import tastes_of
from kiru.arena.coaching.tastes import TasteDeal, taste_deals
from kiru.arena.ratings import half_width
from kiru.cli import options as typed
from kiru.cli.commands.coaching import document
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.text import Texts

app = typed.commands()
MOST_DEALS = 10_000
MOST_LINES = 4


@app.command("personalities", help="cli-personalities")
def run(
    game: typed.Game,
    deals: Annotated[int, typer.Option("--deals", "-n", help="cli-opt-personalities-deals")] = 100,
    bot: Annotated[str, typer.Option("--bot", "-b", help="cli-opt-personalities-bot")] = "royal-100",
    players: Annotated[int, typer.Option("--players", "-p", help="cli-opt-players")] = 2,
    seed: typed.Seed = "personalities",
    jobs: typed.Jobs = None,
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-coach-out")] = None,
    language: typed.Language = "en",
) -> None:
    """Let each personality meet the bot it is made of, and tell how that went."""
    jobs, kit = typed.check_jobs(jobs), open_kit(game)
    bots.parse(bot)
    typed.check_number(deals, 2, MOST_DEALS)
    typed.check_number(players, max(2, kit.game.min_players), kit.game.max_players)
    texts, name = kit.texts(language), kit.game.name
    with document.progress_bar(texts("coach-progress"), len(tastes_of(name)) * deals) as tick:
        found = taste_deals(name, bot, players, deals, typed.check_seed(seed), jobs, tick)
    command = f"kiru personalities {name} --bot {bot} --players {players} --deals {deals} --seed {seed}"
    about = texts("personalities-about", game=texts(f"game-{name}"), command=command, games=players * deals, bot=bot)
    head = [texts(f"personalities-{key}") for key in ("name", "wins", "style")]
    rows = [[texts(f"personality-{one}"), share(done), style(kit, done, texts)] for one, done in found.items()]
    document.tell(f"personalities {name}", f"{about}\n\n{document.table(head, rows)}", out, texts)


def share(deals: Sequence[TasteDeal]) -> str:
    """What a personality wins."""
    shares = [100 * deal.share for deal in deals]
    return f"{fmean(shares):.1f} ± {half_width(shares):.1f} %"


def style(kit: Kit, deals: Sequence[TasteDeal], texts: Texts) -> str:
    """The score lines on which it ends otherwise than the bot it is made of, as far as that is no chance."""
    found = []
    for line, column in zip(kit.game.score_lines, zip(*(deal.lines for deal in deals), strict=True), strict=True):
        points, error = fmean(column), half_width(column)
        if abs(points) > error:
            found.append((abs(points), f"{signed(points, texts)} ± {unsigned(error, texts)} {texts(f'line-{line}')}"))
    return ", ".join(words for _, words in sorted(found, reverse=True)[:MOST_LINES]) or "–"
