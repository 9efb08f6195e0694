"""The leaderboard: bots of every kind, policies and other libraries, each against each."""
