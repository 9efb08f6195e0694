"""What messengers show of a link to a table: a title, a description and a picture."""
