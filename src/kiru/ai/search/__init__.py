"""Monte Carlo tree search on the contract alone: any game, any number of seats, chance sampled."""
