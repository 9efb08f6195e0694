## Ce que comparent les rapports d’équilibre
trait-order = Ordre du tour
trait-first = Première fleur cueillie
    .clover = trèfle
    .poppy = coquelicot
    .iris = iris
    .orchid = orchidée
    .none = aucune
