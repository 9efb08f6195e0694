## Puzzles: on the command line
cli-puzzles = Make puzzles from strong games, or prove those that are kept.
cli-puzzles-make = Add puzzles to a game’s file until it has the number you name; an interrupted run goes on where it stopped.
cli-puzzles-check = Prove kept puzzles again.
cli-opt-puzzles-count = How many puzzles the file is to hold.
cli-opt-puzzles-out = The file of puzzles; otherwise the one that comes with the game.
cli-opt-puzzles-sample = Only this number of each game, spread over the file.
puzzles-making = Puzzles
puzzles-checking = Proofs
puzzles-made =
    { $count ->
        [one] { $count } puzzle in { $file }.
       *[other] { $count } puzzles in { $file }.
    }
puzzles-checked = Puzzles proven again: { $count }. Not proven: { $faults }.
puzzles-fault = { $game }, game { $seed }, step { $step }: { $fault }
puzzles-interrupted = Stopped; the puzzles found so far are kept.
puzzle-fault-lines = the turn has other ways through it than when it was kept
puzzle-fault-solution = the kept solution is not the best
puzzle-fault-gain = the solution is not worth enough more than a gardener’s turn
error-puzzle = There is no puzzle { $number } of { $game }.
error-puzzle-none = There are no puzzles of { $game } yet.
error-puzzle-file = The puzzles of { $game } cannot be read.
error-puzzle-position = The position of this puzzle cannot be read.
error-puzzle-turn = The turn of this puzzle is over.
puzzle-reasons = In the end: { $reasons }.

## Puzzles: in the browser
web-puzzle-title = The daily garden
web-puzzle-lead = One position, one best turn, three tries. The same for everybody today.
web-puzzle-games = Game
web-puzzle-today = Today
web-puzzle-number = Puzzle { $number }
web-puzzle-archive = All puzzles
web-puzzle-archive-help = A star marks what you have solved.
web-puzzle-difficulty = Difficulty: { $level }
web-puzzle-level-1 = easy
web-puzzle-level-2 = medium
web-puzzle-level-3 = hard
web-puzzle-level-4 = very hard
web-puzzle-rating = Your rating: { $rating }
web-puzzle-streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
web-puzzle-solved-count = Solved: { $count }
web-puzzle-find = Find the best turn for { $name }.
web-puzzle-tries-left =
    { $count ->
        [one] { $count } try left
       *[other] { $count } tries left
    }
web-puzzle-start-over = Start the turn again
web-puzzle-solved = Solved!
web-puzzle-solved-tries =
    { $count ->
        [one] You found it at the first try.
       *[other] You found it at try { $count }.
    }
web-puzzle-missed =
    { $points ->
        [one] Not quite: another turn is about { $points } point better.
       *[other] Not quite: another turn is about { $points } points better.
    }
web-puzzle-missed-little = Close: another turn is still a little better.
web-puzzle-failed = No tries left. Look at the best turn.
web-puzzle-about = What it is about: { $theme }
web-puzzle-try-again = Try again
web-puzzle-show = Show the best turn
web-puzzle-give-up = Give up and show it
web-puzzle-again = See it again
web-puzzle-solution = The best turn
web-puzzle-gardener = A gardener would play
web-puzzle-gain =
    { $points ->
        [one] The best turn ends { $points } point further ahead.
       *[other] The best turn ends { $points } points further ahead.
    }
web-puzzle-gain-share = It wins { $percent } more often.
web-puzzle-exact =
    { $lines ->
        [one] Proven: the rest of the game was worked out to its end.
       *[other] Proven: all { $lines } turns were worked out to the end of the game.
    }
web-puzzle-sampled = Proven: all { $lines } turns were tried, the best in { $games } games with equal luck.
web-puzzle-share = Share
web-puzzle-copied = Copied
web-puzzle-share-line = Kiru, { $game }, { $puzzle }: { $marks }
web-puzzle-next = Next puzzle
web-puzzle-none = No puzzles come with this game yet.
web-puzzle-wait = The puzzle is being set up…
web-puzzle-mark-solved = solved
web-puzzle-mark-missed = not solved
web-puzzle-mark-new = new
