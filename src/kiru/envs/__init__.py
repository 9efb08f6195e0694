"""The games for learners: PettingZoo, Gymnasium, OpenSpiel, and many tables stepped at once."""
