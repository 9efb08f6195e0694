"""Amyitis: 2 to 4 players, a shared caravan, water for the hanging gardens."""
