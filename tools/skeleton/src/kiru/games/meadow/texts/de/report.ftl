## Was Berichte zur Ausgewogenheit vergleichen
trait-order = Spielreihenfolge
trait-first = Erste gepflückte Blume
    .clover = Klee
    .poppy = Mohn
    .iris = Iris
    .orchid = Orchidee
    .none = keine
