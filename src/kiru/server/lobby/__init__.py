"""The tables of this node: making and finding them, sitting down, leaving and ending."""
