"""The contract: what a game is, chance as a player, matches and records."""
