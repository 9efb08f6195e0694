### Pourquoi une action est refusée : un fait de cette table, dit à qui doit choisir.

why-gone = Plus aucune dans la rangée : { $flower }.
