"""What the coach is worth: whether its marks and chances can be believed, and what opens a game well."""
