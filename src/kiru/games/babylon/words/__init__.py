"""Babylon: what people read of a state and its actions."""
