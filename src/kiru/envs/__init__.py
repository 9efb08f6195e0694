"""The games for learners: PettingZoo, Gymnasium, OpenSpiel, and many tables stepped at once."""

from kiru.envs.registry import register

register()
