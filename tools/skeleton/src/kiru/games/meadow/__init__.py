"""The Meadow: 2 to 4 players, a few rounds, one flower each a round."""
