"""Data sets of self-play: choices with what the search made of them, as Parquet files."""
