"""What is known of people beyond one table: what came of their games, and how strong they are."""
