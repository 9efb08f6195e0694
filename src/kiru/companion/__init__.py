"""For people with the printed game before them: what only the rules know, for server and browser alike."""
