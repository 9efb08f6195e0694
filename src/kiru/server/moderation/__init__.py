"""Reports to the owner of the server, and what moderators do about them."""
