"""How people find each other: the live lobby, waiting for a game, people one has played with."""
