## What balance reports compare
trait-order = Kolejność gry
trait-first = Pierwszy zerwany kwiat
    .clover = koniczyna
    .poppy = mak
    .iris = irys
    .orchid = storczyk
    .none = żaden
