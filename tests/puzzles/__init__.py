"""Puzzles: the solver, the proof, what is kept, and what a page is told."""
