"""What keeps a node in order without anybody asking."""
