"""`kiru puzzles`, with commands of its own."""
