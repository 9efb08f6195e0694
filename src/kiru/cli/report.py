"""The analysis of a game as one page that needs nothing else: text, tables and charts drawn as SVG."""

from collections.abc import Sequence
from html import escape

from kiru.ai.analyse import Analysis, Course, Judged
from kiru.ai.coach import reason_words, signed
from kiru.cli import analyse
from kiru.text import Texts

WIDTH, HEIGHT = 880, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 16, 34
SEATS = ("lapis", "vermilion", "teal", "plum", "umber")
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon")
MARKS = 14
"""About how many marks a curve carries, so that it is told from the others without its color."""
STYLE = """
:root { color-scheme: light dark; --ground: #faf5e8; --surface: #fffdf6; --line: #d8c69a; --ink: #221a12;
  --soft: #5d5140; --gold: #8f6300; --brick: #a3431f; --palm: #2c5e2e; --lapis: #1d3a8a; --vermilion: #b3410f;
  --teal: #00695f; --plum: #7a2a6b; --umber: #6b4a1f; }
@media (prefers-color-scheme: dark) { :root { --ground: #10131c; --surface: #1a2030; --line: #38425c; --ink: #ece7da;
  --soft: #b5ad9b; --gold: #f0cf6a; --brick: #ef9a75; --palm: #8fcf83; --lapis: #8fb4f2; --vermilion: #ff9d6b;
  --teal: #5fd3c4; --plum: #e3a0d6; --umber: #d9b37c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 960px; padding: 24px 20px 48px; background: var(--ground); color: var(--ink);
  font: 16px/1.5 "Source Sans 3", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2 { font-family: Marcellus, Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { font-size: 40px; margin: 8px 0; } h2 { font-size: 28px; margin: 36px 0 8px; }
p { margin: 8px 0; } .soft { color: var(--soft); }
section, .card { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 16px; }
.card { margin: 12px 0; border-left: 4px solid var(--brick); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 10px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, .words { text-align: left; } .words { white-space: normal; }
th { color: var(--soft); font-weight: 600; }
.chart { overflow-x: auto; } svg { width: 100%; height: auto; display: block; } .chart > svg { min-width: 640px; }
svg text { fill: var(--soft); font-size: 13px; }
.grid { stroke: var(--line); stroke-width: 1; } .curve { fill: none; stroke-width: 2.5; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 8px 0 0; padding: 0; list-style: none; }
svg.key { width: 16px; height: 16px; display: inline-block; vertical-align: -2px; margin-right: 6px; }
.name { white-space: nowrap; } .bad { color: var(--brick); } .good { color: var(--palm); }
"""
Row = list[tuple[int, float]]


def page(course: Course, found: Analysis, texts: Texts) -> str:
    """The whole page."""
    names = analyse.names_of(course)
    game = texts(f"game-{course.record.game}")
    title = texts("report-title", game=game, names=texts.join(names))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(texts("report-about", decisions=len(found.decisions)))}</p>',
        "" if course.final.is_over else f"<p>{escape(texts('analyse-unfinished'))}</p>",
        summary(course, found, texts),
        charts(course, found, names, texts),
        costliest(course, found, texts),
        every_decision(course, found, names, texts),
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(filter(None, parts)) + "\n</body>\n</html>\n"
    )


def summary(course: Course, found: Analysis, texts: Texts) -> str:
    """A row a player: score, luck, loss and how often the best action was played."""
    head = [texts(f"analyse-{key}") for key in ("player", "score", "luck", "loss", "exact")]
    rows = [
        [key(seat) + escape(name), *map(escape, analyse.seat_figures(course, found, seat, texts))]
        for seat, name in enumerate(analyse.names_of(course))
    ]
    note = texts("analyse-note" if course.record.players > 1 else "analyse-note-solo")
    return f'<section>{table(head, rows)}<p class="soft">{escape(note)}</p></section>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int] = ()) -> str:
    """A table; its cells are HTML already. Columns of words may break."""

    def cell(tag: str, column: int, text: str) -> str:
        return f'<{tag} class="words">{text}</{tag}>' if column in words else f"<{tag}>{text}</{tag}>"

    lines = ["".join(cell("th", column, escape(text)) for column, text in enumerate(head))]
    lines += ["".join(cell("td", column, text) for column, text in enumerate(row)) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines[1:])
    return f'<div class="scroll"><table><thead><tr>{lines[0]}</tr></thead><tbody>{body}</tbody></table></div>'


def charts(course: Course, found: Analysis, names: Sequence[str], texts: Texts) -> str:
    """Win chances and expected scores over the game, then what was luck and what was lost."""
    steps = sorted(found.standings)
    seats = range(len(names))
    wins = [[(step, 100 * found.standings[step].win[seat]) for step in steps] for seat in seats]
    scores = [[(step, found.standings[step].score[seat]) for step in steps] for seat in seats]
    top = max(max(value for _, value in row) for row in scores)
    parts = []
    if len(names) > 1:
        parts.append(figure(texts("report-win"), curves(wins, 100.0, "%", texts("report-step")), names))
    parts.append(figure(texts("report-score"), curves(scores, top * 1.05, "", texts("report-step")), names))
    if len(names) > 1:
        parts.append(figure(texts("report-luck"), bars(found, names, texts), []))
    return "".join(parts)


def figure(title: str, drawing: str, names: Sequence[str]) -> str:
    """A chart with its title, and a legend where it has curves."""
    legend = "".join(f"<li>{key(seat)}{escape(name)}</li>" for seat, name in enumerate(names))
    legend = f'<ul class="legend">{legend}</ul>' if legend else ""
    chart = f'<div class="chart" role="img" aria-label="{escape(title)}" tabindex="0">{drawing}</div>'
    return f"<h2>{escape(title)}</h2><section>{chart}{legend}</section>"


def curves(rows: Sequence[Row], highest: float, unit: str, caption: str) -> str:
    """One curve a seat over the steps of the record."""
    last = max(step for row in rows for step, _ in row) or 1
    highest = highest or 1.0

    def x(step: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / last

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - max(0.0, value) / highest)

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">']
    for value in ticks(highest, 4):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.0f}{unit}</text>')
    for step in ticks(last, 6):
        parts.append(f'<text x="{x(step):.1f}" y="{HEIGHT - 10}" text-anchor="middle">{step:.0f}</text>')
    parts.append(f'<text x="{LEFT - 8}" y="{HEIGHT - 10}" text-anchor="end">{escape(caption)}</text>')
    for seat, row in enumerate(rows):
        points = " ".join(f"{x(step):.1f},{y(value):.1f}" for step, value in row)
        parts.append(f'<polyline class="curve" stroke="var(--{SEATS[seat]})" points="{points}"/>')
        gap = max(1, len(row) // MARKS)
        for step, value in row[seat * gap // len(rows) :: gap]:
            parts.append(mark(seat, x(step), y(value), 5))
    return "".join(parts) + "</svg>"


def ticks(highest: float, most: int) -> list[float]:
    """Round numbers from 0 upward, at most so many gaps."""
    gap = next(
        (base * 10**power for power in range(6) for base in (1, 2, 5) if base * 10**power * most >= highest), highest
    )
    return [gap * number for number in range(int(highest / gap) + 1)]


def mark(seat: int, x: float, y: float, size: float) -> str:
    """The shape of a seat in its color."""
    fill = f'fill="var(--{SEATS[seat]})"'
    shape = SHAPES[seat]
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" {fill}/>'
    corners: list[tuple[float, float]] = {
        "square": [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        "triangle": [(0.0, -1.1), (1.1, 0.9), (-1.1, 0.9)],
        "diamond": [(0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)],
        "hexagon": [(-0.6, -1.0), (0.6, -1.0), (1.2, 0.0), (0.6, 1.0), (-0.6, 1.0), (-1.2, 0.0)],
    }[shape]
    return f'<polygon points="{" ".join(f"{x + size * a:.1f},{y + size * b:.1f}" for a, b in corners)}" {fill}/>'


def key(seat: int) -> str:
    """The sign of a seat beside its name."""
    return f'<svg class="key" viewBox="0 0 16 16" aria-hidden="true">{mark(seat, 8, 8, 5)}</svg> '


def bars(found: Analysis, names: Sequence[str], texts: Texts) -> str:
    """For each seat what chance gave or took and what its decisions gave away, from a common zero line."""
    values = [(100 * found.luck(seat), -100 * found.mean_loss(seat)) for seat in range(len(names))]
    widest = max(1.0, max(abs(value) for pair in values for value in pair))
    row, middle, half = 52, 500, 190
    height = row * len(names) + 12
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" aria-hidden="true">']
    parts.append(f'<line class="grid" x1="{middle}" x2="{middle}" y1="4" y2="{height - 4}"/>')
    for seat, name in enumerate(names):
        top = 8 + row * seat
        parts.append(mark(seat, 12, top + 20, 5))
        parts.append(f'<text x="26" y="{top + 25}">{escape(name[:14])}</text>')
        for place, (value, word) in enumerate(zip(values[seat], ("luck", "loss"), strict=True)):
            length = half * abs(value) / widest
            start = middle if value >= 0 else middle - length
            color = "var(--palm)" if value >= 0 else "var(--brick)"
            y = top + 22 * place
            parts.append(f'<rect x="{start:.1f}" y="{y}" width="{length:.1f}" height="16" rx="2" fill="{color}"/>')
            end = middle + length + 8 if value >= 0 else middle - length - 8
            anchor = "start" if value >= 0 else "end"
            label = f"{texts(f'analyse-{word}')} {texts('percent', number=signed(value, texts))}"
            parts.append(f'<text x="{end:.1f}" y="{y + 13}" text-anchor="{anchor}">{escape(label)}</text>')
    return "".join(parts) + "</svg>"


def costliest(course: Course, found: Analysis, texts: Texts) -> str:
    """The decisions that gave away most, with the better line."""
    cards = [
        f'<div class="card">{key(decision.seat)}{escape(analyse.costly_words(course, decision, texts))}</div>'
        for decision in found.costliest
    ]
    if not cards:
        cards = [f"<p>{escape(texts('report-flawless'))}</p>"]
    return f"<h2>{escape(texts('report-costliest'))}</h2>" + "".join(cards)


def every_decision(course: Course, found: Analysis, names: Sequence[str], texts: Texts) -> str:
    """The table of all decisions."""
    head = [texts(f"report-{key}") for key in ("number", "player", "played", "better", "lost", "why")]
    rows = [decision_row(course, decision, names, texts) for decision in found.decisions]
    return f"<h2>{escape(texts('report-all'))}</h2><section>{table(head, rows, (1, 2, 3, 5))}</section>"


def decision_row(course: Course, decision: Judged, names: Sequence[str], texts: Texts) -> list[str]:
    state, label = course.states[decision.step - 1], course.kit.label
    right = decision.best == decision.action
    lost = ""
    if not right:
        lost = signed(-decision.loss, texts) if state.players == 1 else analyse.percent(-decision.loss, texts)
    return [
        str(decision.step),
        f'<span class="name">{key(decision.seat)}{escape(names[decision.seat])}</span>',
        escape(label(state, decision.action, texts)),
        '<span class="good">✓</span>' if right else escape(label(state, decision.best, texts)),
        f'<span class="bad">{escape(lost)}</span>',
        escape(reason_words(decision.reasons, texts)),
    ]
