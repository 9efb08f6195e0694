"""Babylon: 2 to 4 players, a shared quarry, gardens that grow level by level."""
