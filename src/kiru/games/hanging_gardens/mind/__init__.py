"""The Hanging Gardens: what search and learners make of a state, compiled whole."""
