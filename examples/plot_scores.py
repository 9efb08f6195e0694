"""A plot from the Parquet files of a simulation: how the points of each bot are spread.

kiru sim babylon --bots novice,novice,random --games 2000 --parquet games
python examples/plot_scores.py games scores.png
"""

import sys

import matplotlib as mpl
import pyarrow.parquet as pq

mpl.use("Agg")
import matplotlib.pyplot as plt

folder, file = sys.argv[1:]
columns = pq.read_table(folder, columns=["bot", "score"]).to_pydict()
bots = sorted(set(columns["bot"]))
rows = list(zip(columns["bot"], columns["score"], strict=True))
figure, axes = plt.subplots(figsize=(8, 4.5))
axes.hist([[score for bot, score in rows if bot == wanted] for wanted in bots], bins=30, density=True, label=bots)
axes.set_xlabel("points")
axes.set_ylabel("share of games")
axes.legend()
figure.savefig(file, dpi=120)
print(f"{len(rows)} rows of {', '.join(bots)}: {file}")
