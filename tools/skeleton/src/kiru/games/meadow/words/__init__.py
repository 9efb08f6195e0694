"""The Meadow: what people read of a state and its actions."""
