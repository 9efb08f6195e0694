"""Many games: simulations and their sums."""
