## The benchmark
bench-progress = Measuring
bench-title = Random play, players' decisions per CPU second
bench-game = Game
bench-players = Players
bench-decisions = Decisions
bench-interpreted = Interpreted
bench-ratio = Ratio
bench-games = Games
bench-clone = Clone
bench-driven = Driven from Python
bench-peers = { $way ->
    [driven] Beside other engines, both driven from Python
   *[decisions] Beside other engines, both inside compiled code
}
bench-peer = Engine
bench-no-peers = No other engine is installed here; the optional group “peers” brings OpenSpiel and catanatron.
bench-interpreted-only = The ring is not compiled here: there is no C compiler, or the build was skipped.
bench-startup = kiru --version answers in { $milliseconds } ms.
bench-note = Median of { $repeat } repetitions, the sides taking turns; a difference under { $noise } × is noise.
bench-steps = Environments, steps per second of one core
bench-environment = Environment
bench-batch = Tables
bench-steps-rate = Steps
bench-missing = Not measured, because they are not installed or do not run here: { $names }.

## Data sets
cli-dataset = Data sets of self-play for learners.
cli-dataset-make = Let a search play against itself and write every choice with its visits and values as Parquet.
cli-opt-dataset-out = The folder of the data set; the same command goes on with it.
cli-opt-dataset-iterations = Iterations of the search for a choice.
error-dataset-other = { $folder } holds the data set of another plan; name another folder.

## The whole benchmark
cli-benchmark = Measure the engines beside their peers, let all kinds of bots meet, and write the benchmark of both.
cli-opt-benchmark-out = Write the document to this file, such as docs/benchmark.md.
cli-opt-benchmark-royal = Iterations of royal for a choice.
cli-opt-benchmark-playouts = Playouts of OpenSpiel’s search for a choice; 0 leaves it out.
cli-opt-benchmark-speed = Measure speed anew, beside everything that is installed; the games do not wait for it.
error-policy = No policy was trained for a table of { $players }; there are some for { $expected }.
error-policy-layout = The policy of { $game } was trained on other observations than this version shows.
