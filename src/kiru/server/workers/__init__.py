"""Processes that think for bots, hints and analyses, and whose turn it is at them."""
