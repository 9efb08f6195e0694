## Bots
error-bot-budget = Cannot read the budget “{ $found }”. Write a number of iterations such as royal-500, or seconds such as royal-2s: more than zero and at most 600 s.
error-bot-budget-none = The bot { $bot } decides at once and takes no budget: write just { $bot }.
error-bot-version = Unknown version “{ $found }”. Earlier versions of this game’s bots: { $expected }.
error-bot-personality = No bot of this game is called “{ $found }”. Here you can choose: { $expected }.
error-weights = Cannot read { $file } as a file of weights. Make one with kiru train.

## The arena
cli-arena = Let bots meet in paired games and tell who is stronger.
cli-opt-arena-bots = Two or more bots, separated by commas; a budget may follow a name: royal-2s, royal-500.
cli-opt-arena-games = How many games at least; every deal is played in all seatings.
cli-opt-arena-players = How many sit at a table; the bots take its seats in turn, or meet in every possible group of this size.
cli-opt-arena-seed = The seed of the deals.
cli-opt-sprt = Stop as soon as one of two Elo differences is refuted, such as 0,20.
cli-opt-file = Keep the games in this file and go on with it next time.
error-arena-bots = A contest needs at least two different bots, none of them named twice.
error-arena-file = Cannot read { $file } as a file of contest results. Name another file.
error-arena-line = The file { $file } is damaged in line { $line }.
error-arena-other = The file { $file } belongs to another contest, or the bots have changed since. Name another file, or remove it.
error-sprt = Cannot read the test “{ $found }”. Write two Elo differences, the lower one first, such as 0,20.
error-sprt-bots = A sequential test compares exactly two bots; you named { $found }.
arena-progress = Playing
arena-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-bot = Bot
arena-games = Games
arena-share = Win share
arena-score = Mean score
arena-elo = Elo
arena-skill = openskill
arena-time = ms
arena-note = ± is the 95% interval; all rotations of one deal count as one sample. Elo is relative to the mean; ms: time to think for a decision, on average and at most.
arena-nothing = No game has been finished.
arena-resumed = { $games ->
    [one] { $games } game comes from an earlier run.
   *[other] { $games } games come from an earlier run.
}
arena-interrupted = Interrupted. What is done is kept in { $file }; the same command goes on from there.
arena-sprt-accepted = { $bot } is stronger than { $rival }: at least { $elo1 } Elo fits, { $elo0 } does not (LLR { $llr } in { $low } … { $high }).
arena-sprt-refuted = { $bot } is not { $elo1 } Elo stronger than { $rival }: { $elo0 } or less fits (LLR { $llr } in { $low } … { $high }).
arena-sprt-open = Undecided between { $elo0 } and { $elo1 } Elo (LLR { $llr } in { $low } … { $high }); more games would tell.

## Learning
cli-train = Learn the weights of a game’s evaluation by self-play and test them against the hand-made ones.
cli-opt-train-games = Games of self-play in each round.
cli-opt-train-iterations = Iterations of the search at each decision of self-play.
cli-opt-train-rounds = Rounds of playing and fitting; each plays with the weights of the one before.
cli-opt-train-out = Where the weights are written; GAME.weights.json in this folder unless named.
cli-opt-train-budget = The budget of both sides in the test, such as 0.05s.
cli-opt-train-most = The most games of the test; 0 skips it.
cli-opt-train-install = Put the weights into the game’s folder if the test accepts them.
error-train-features = The game { $game } has no features that weights could be learned for.
error-weights-other = These weights were learned for another game or version, not for { $game } as it is now.
train-progress = Self-play
train-round = Round { $number }: the weights it was played with missed the final score by { $error } points, over { $positions } positions.
train-written = Weights written: { $file }.
train-accepted = The learned weights are stronger than the hand-made ones.
train-refused = The learned weights are not proven stronger than the hand-made ones; the game goes on with those.
train-installed = The game now plays with the learned weights: { $file }.

## The coach
cli-hint = Ask the coach: the best few choices at a point of a recorded game, with reasons.
cli-opt-hint-step = How many steps of the record are played first; all of them unless named.
cli-opt-hint-seconds = How long the coach may think.
decimal-mark = .
percent = { $number }%
error-hint = There is nothing to advise on: no player has a choice right now.
error-budget = The time and the iterations to think must be more than zero.
play-help-hint = hint – the best few choices, with their chances and reasons
hint-thinking = Thinking…
hint-line = { $number }. { $label }  [{ $action }]: wins { $win }%, { $score } points expected
hint-line-solo = { $number }. { $label }  [{ $action }]: { $score } points expected
hint-why = { $reasons } against the other choices
hint-why-behind = { $reasons } against the best
line-rivals = at the best rival’s expense
hint-only = There is only one choice.

## The analysis of a game
cli-analyse = Analyze a recorded game: chances, costly decisions, luck and skill.
cli-opt-iterations = Iterations of the search at each decision.
cli-opt-html = Write the analysis as one self-contained page to this file.
error-analyse-empty = This record has no decision to analyze: nobody has had a choice yet.
analyse-progress = Analyzing
analyse-written = Written: { $file }.
analyse-unfinished = The record ends before the game does; what is there has been analyzed.
analyse-title = { $game }: { $decisions ->
    [one] { $decisions } decision analyzed
   *[other] { $decisions } decisions analyzed
}
analyse-player = Player
analyse-score = Score
analyse-luck = Luck
analyse-start = Start
analyse-own = Own
analyse-rivals = Rivals
analyse-result = Result
analyse-accuracy = Accuracy
analyse-exact = Best choices
analyse-marks = Marks
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
analyse-note = The account of each result, in percent of a win: the chance at the start, what the deals gave or took, what the player’s decisions and those of the rivals changed. Together they come to the result. Accuracy is how much of what was at stake was kept: choosing at random comes to about 0%, the best moves found to 100%. Best choices are counted where it mattered what was chosen. Marks: inaccuracies, mistakes, blunders.
analyse-note-solo = The account of the result, in points: what was to be expected at the start, what the deals gave or took, what the decisions changed. Together they come to the result. Accuracy is how much of what was at stake was kept: choosing at random comes to about 0%, the best moves found to 100%. Best choices are counted where it mattered what was chosen. Marks: inaccuracies, mistakes, blunders.
points-lost = { $points } points
analyse-costly = Step { $step }, { $name }: { $action } ({ $loss }). Better: { $best }.
analyse-line = Line: { $line }.
analyse-why = Expected: { $reasons }.
report-title = { $game }: { $names }
report-about = { $decisions ->
    [one] { $decisions } decision, judged by the search of Kiru.
   *[other] { $decisions } decisions, judged by the search of Kiru.
}
report-win = Chance to win
report-score = Expected final score
report-luck = Luck and skill
report-step = step
report-costliest = The costliest decisions
report-flawless = No decision was worse than the best one found.
report-all = Every decision
report-number = Step
report-player = Player
report-played = Played
report-better = Better
report-lost = Lost
report-why = Expected difference

## The search in the benchmark
bench-search = The search, iterations per CPU second
bench-iterations = Iterations
bench-through = Random playouts through it

## The table of strengths
cli-strength = Let every level meet the one below in every game, and write the table of strengths.
cli-opt-strength-out = Write the document to this file, such as docs/strength.md.
cli-opt-strength-budget = How long royal thinks, such as 0.1s or 1000; less than its second is a lower bound.
cli-opt-strength-folder = Where the games are kept, so that an interrupted table goes on.
strength-title = How strong the bots are
strength-about = Made on { $date } by `{ $command } --out docs/strength.md`; the games are kept, and an interrupted run goes on. Every deal is played in both seatings; ± is the 95% interval with a deal as one sample. Behind royal stands its budget for a decision, iterations or seconds (s): at a table it has 0.9 s, so its figures are a lower bound. Milliseconds are the mean time to think for a decision, forced ones included, while other work ran on the machine.
strength-before = Against the version before
strength-before-about = Royal meets the last version of itself (`-v1`), with the weights and dials that it had, at equal budgets.
strength-rush = Against rushes
strength-rush-about = Scripted strategies, each a short recipe in front of royal with the same budget (`arena/sparring`): the aim is that no recipe wins half of the games.
strength-weights = Learned or hand-made weights
strength-weights-about = Royal weighs positions by what `kiru train` learned by self-play; `-plain` weighs by hand-made numbers. Learned weights come with a game only after a sequential test has accepted them at equal budgets (at least 20 Elo against none, α = β = 0.05: the log likelihood ratio, LLR, must reach 2.94); the second table names that test.
strength-chance = Open loop or nodes for chance
strength-chance-about = The search shares one node among all outcomes of chance (open loop). Here it meets itself with a node for each outcome (`-explicit`), at equal time.
strength-solo = Alone
strength-solo-about = The solo game of The Hanging Gardens: mean score, and mean rank from 1 to 4 (H64).
strength-game = Game
strength-bot = Bot
strength-rival = Against
strength-games = Games
strength-share = Wins
strength-aim = Aim
strength-elo = Elo
strength-scores = Mean scores
strength-time = ms
strength-command = Made by
strength-llr = LLR
strength-difficulty = Difficulty
strength-score = Mean score
strength-rank = Mean rank
