## Environments for learning
error-argument = Unknown value “{ $found }” for { $what }. Possible values: { $expected }.

env-masked = Action { $action } is masked out: { $rule }.
env-masked-at = Action { $action } at table { $table } is masked out: { $rule }.
env-action = Unknown action { $action }. Expected one of { $space }.
env-actions = Actions must be { $count } whole numbers, not { $type } of shape { $shape }.
env-reset = { $call } comes before the first step and after the end of an episode.

## Simulations on many machines, and their results
error-group = { $what } needs an optional part of Kiru. Install it with: pip install "kiru[{ $group }]".
error-workers = { $count } workers died one after the other, so the run was stopped; the results so far are kept.
error-cluster = The cluster { $address } cannot be reached: { $reason }.
error-cluster-kiru = The workers of the cluster run another Kiru ({ $found }); install { $expected } everywhere.
error-results-folder = The folder { $folder } already holds other files; name a new or an empty one.
error-results-other = The folder { $folder } holds the results of other settings; name a new one, or repeat the same command.
cli-opt-parquet = Keep one row a seat in this folder as Parquet files; the same command goes on with an interrupted run.
cli-opt-cluster = Play on a Ray cluster: its address, auto, or local.

## Balance reports
cli-report = How fair and how varied a game is: one page with charts, at each player count.
cli-opt-report-bots = Who plays, separated by commas; the seats are filled in turn.
cli-opt-report-players = Only this number of players; may be repeated.
cli-opt-report-games = Games at each player count.
cli-opt-compare = Play once more with this box or option (name=value) and show both; may be repeated.
cli-opt-report-parquet = Keep the games in this folder as Parquet files; the same command goes on with an interrupted run.
cli-opt-report-html = The file to write; GAME-balance.html otherwise.
error-compare = Compare with one box only; “{ $found }” is a second one.
balance-written = The report is in { $file }.
balance-title = { $game }: balance
balance-about = { $games } games at each player count, played by { $bots }; box { $box }, seed { $seed }.
balance-box = box { $box }
balance-numbers = Numbers
balance-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
balance-first = { $judged ->
    [more] With { $players } players, starting is an advantage: { $share } of the wins, even would be { $even }.
    [less] With { $players } players, starting is a disadvantage: { $share } of the wins, even would be { $even }.
   *[open] With { $players } players, no advantage of starting is proven: { $share } of the wins, even would be { $even }.
}
balance-overview = Overview
balance-table = Table
balance-games = Games
balance-unfinished = Unfinished
balance-score = Mean score
balance-deviation = Deviation
balance-lead = Winner’s lead
balance-rounds = Rounds
balance-decisions = Decisions
balance-seats = Seats
balance-share = Share of the wins
balance-winners = winners
balance-others = other players
balance-scores = Final scores
balance-lengths = Length in rounds
balance-efforts = Length in decisions
balance-sources = Where the points come from
balance-by-win = Share of the wins of the seats with this value. The dashed line is what equal chances would give.
balance-by-start = The whole table shares this value: the share of the wins of the player who started. The dashed line is what equal chances would give.
balance-by-score = Mean score of the games with this value.
balance-nothing = No game came to its end; more rounds can be allowed.
balance-command = The command that made this page
balance-note = Values behind ± are half of a 95% confidence interval. A shared win counts in parts. A value that goes with winning need not be its cause: a player who is ahead also builds more. Values that fewer than ten seats had are left out. Bots are not people; stronger ones give a truer picture and take longer.
balance-option = { $option }: { $value }
balance-differences = B compared with A
balance-starting = Wins of the starting player
balance-corrected = { $proven ->
    [0] The page compares { $all } values with others; corrected for so many comparisons, none of the differences is proven.
    [one] The page compares { $all } values with others; corrected for so many comparisons, { $proven } difference is proven.
   *[other] The page compares { $all } values with others; corrected for so many comparisons, { $proven } differences are proven.
}
balance-power = With { $players } players and { $games } games, a share of the wins that is { $points } off an even one is seen four times out of five; a smaller one needs more games.
balance-proven = What is proven
balance-proven-note = Holm’s correction over all comparisons of the page: the chance that luck alone brings any of these differences is below 5 %.
balance-compared = Compared
balance-trait = { $trait }: { $value }
balance-otherwise = Otherwise
balance-by-luck = By luck
balance-below = below 0.1 %
balance-actions = Actions offered and taken
balance-actions-note = Actions in the words of the notation, where there was a choice. Offers are counted per seat and game, what was taken as a part of the offers; beside it the wins of the seats that took it at least once and of those that never did although they could. Whoever is ahead is offered more.
balance-action = Action
balance-offered = Offered
balance-taken = Taken
balance-takers = Wins of takers
balance-leavers = Wins of the others
balance-estimate = { $games } games take { $minutes ->
    [0] less than a minute
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}. Weaker bots (--bots novice) or fewer --games are quicker.

## Tuning
cli-tune = Tune the dials of a game’s search for a number of players: each step is raced at equal time.
cli-opt-tune-iterations = Iterations of the side that holds the title; the other gets as many as take the same time.
cli-opt-tune-deals = The most deals of a race; each is played once from every seat.
cli-opt-tune-rounds = How often to go over all dials, at most.
cli-opt-tune-dials = Which dials, separated by commas; all unless named.
cli-opt-tune-elo = How many Elo a step must be worth, rather than none, to be taken.
cli-opt-tune-out = Where every step is recorded; GAME-PLAYERS.tune.jsonl in this folder unless named.
cli-opt-tune-install = Put the dials into the game’s folder if the last race accepts them.
error-tune-dial = There is no dial “{ $found }”. Dials: { $expected }.
error-tune-file = Cannot read { $file } as the record of a tuning.
error-tune-other = { $file } is the record of another tuning or another version. Name another file with --out.
tune-progress = Race
tune-step = { $dial }: { $before } → { $value }, { $iterations } iterations, { $games } games, { $share }% (LLR { $llr }): { $verdict }
tune-nothing = No dial is better elsewhere; everything stays.
tune-refused = The dials found are not proven better than those before; everything stays.
tune-accepted = The dials found are better than those before.
tune-installed = The game now plays with these dials: { $file }.
tune-interrupted = Stopped. Every step so far is in { $file }; the same command goes on from there.

## Training
cli-opt-train-players = Learn only for tables with this number of players; the other rows stay.
cli-opt-train-priors = Learn the priors instead, from what the search came to prefer; the weights stay.
train-priors-round = Round { $number }: on games held out, the priors were { $before } nats from what the search preferred; fitted, they are { $after } (over { $decisions } decisions).

## Larger tables
cli-opt-arena-alone = The first of two bots sits alone among others of the second.
error-arena-alone = With --alone name exactly two bots, separated by a comma.
strength-many = At larger tables
strength-many-about = One royal sits alone among others of the version before (`-v1`), with the weights and dials that they had, at equal budgets; it takes every seat of a deal in turn. The aim is one and a half fair shares.
strength-players = Players

## The benchmark
bench-progress = Measuring
bench-title = Random play, players’ decisions per CPU second
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
bench-interpreted-only = The engines are not compiled here: there is no C compiler, or the build was skipped.
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
