## Tuning
cli-tune = Tune the dials of a game's search for a number of players: each step is raced at equal time.
cli-opt-tune-iterations = Iterations of the side that holds the title; the other gets as many as take the same time.
cli-opt-tune-deals = The most deals of a race; each is played once from every seat.
cli-opt-tune-rounds = How often to go over all dials, at most.
cli-opt-tune-dials = Which dials, separated by commas; all unless named.
cli-opt-tune-elo = How many Elo a step must be worth, rather than none, to be taken.
cli-opt-tune-out = Where every step is recorded; GAME-PLAYERS.tune.jsonl in this folder unless named.
cli-opt-tune-install = Put the dials into the game's folder if the last race accepts them.
error-tune-dial = There is no dial “{ $found }”. Dials: { $expected }.
error-tune-file = Cannot read { $file } as the record of a tuning.
error-tune-other = { $file } is the record of another tuning or another version. Name another file with --out.
tune-progress = Race
tune-step = { $dial }: { $before } → { $value }, { $iterations } iterations, { $games } games, { $share } % (LLR { $llr }): { $verdict }
tune-nothing = No dial is better elsewhere; everything stays.
tune-refused = The dials found are not proven better than those before; everything stays.
tune-accepted = The dials found are better than those before.
tune-installed = The game now plays with these dials: { $file }.
tune-interrupted = Stopped. Every step so far is in { $file }; the same command goes on from there.

## Training
cli-opt-train-players = Learn for tables of so many players only; the other rows stay.

## Larger tables
cli-opt-arena-alone = The first of two bots sits alone among others of the second.
error-arena-alone = With --alone name exactly two bots, separated by a comma.
strength-many = At larger tables
strength-many-about = One royal sits alone among others of the version before (`-v1`), with the weights and dials that they had, at equal budgets; it takes every seat of a deal in turn. The aim is one and a half fair shares.
strength-players = Players
