"""Several processes behind one port, and several nodes on one database: how they hear of each other."""
