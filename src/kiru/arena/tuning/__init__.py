"""Tuning the dials of a search: a candidate races against the champion at equal time, and every deal is recorded."""
