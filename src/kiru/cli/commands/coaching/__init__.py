"""The commands that show what the coach is worth."""
