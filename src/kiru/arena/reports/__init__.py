"""What balance reports are made from, beside the figures themselves: what was offered, and what may be said of it."""
