"""The Hanging Gardens: what people read of a state and its actions."""
