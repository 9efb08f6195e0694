"""The Hanging Gardens: 1 to 5 players, four rounds, twelve cards each."""
