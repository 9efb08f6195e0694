"""Puzzles: positions of strong games in which one turn is proven to be the best."""
