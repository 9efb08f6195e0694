## What balance reports compare
trait-order = Order of play
trait-first = First flower picked
    .clover = clover
    .poppy = poppy
    .iris = iris
    .orchid = orchid
    .none = none
