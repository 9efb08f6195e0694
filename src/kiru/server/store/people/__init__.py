"""What the store keeps of people: their games, their ratings."""
