"""Tables of a server in the terminal: its list, and a seat at one of them."""
