### Why an action is refused, as a fact of the table; told to the player who is asked.

why-gone = None left in the row: { $flower }.
