"""What somebody's finished games come to: averages, streaks, openings, and how strong that is beside the bots."""
