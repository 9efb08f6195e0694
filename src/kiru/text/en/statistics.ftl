# What the own games come to, in the browser.
web-stats-title = My statistics
web-stats-lead = Your finished games: how you place, where your points come from, and how strong you are beside the bots.
web-stats-kind = Game and players
web-stats-kind-of = { $title }, { $players ->
    [1] solo
   *[other] { $players } players
}
web-stats-empty-title = Your garden of numbers is still empty
web-stats-empty = Play a game to its end, and this page begins to grow: points, streaks, openings, and how you compare with the bots.
web-stats-figures = At a glance
web-stats-games = Games
web-stats-wins = Won
web-stats-win-share = { $wins } of { $games }
web-stats-mean = Average points
web-stats-best = Best score
web-stats-streak = Wins in a row
web-stats-longest = longest: { $count }
web-stats-scores = Your points, game by game
web-stats-scores-text = { $count ->
    [one] One game.
   *[other] { $count } games.
} Your average: { $mean }. Your best: { $best }.
web-stats-scores-royal = Royal’s average in such a game: { $royal }.
web-stats-your-average = your average
web-stats-royal-average = royal’s average
web-stats-points = Points
web-stats-when = When
web-stats-place = Place
web-stats-places = Where you finish
web-stats-places-text = { $place }: { $count } of { $games }
web-stats-lines = Where your points come from
web-stats-lines-help = The bar is your average, the mark what royal makes of it against itself.
web-stats-line = Score line
web-stats-last = Last game
web-stats-average = Average
web-stats-royal = Royal
web-stats-strength = How strong you are beside the bots
web-stats-strength-text = By { $games ->
    [one] one result
   *[other] { $games } results
} against bots you are about as strong as { $level }. Your strength: { $points }.
web-stats-strength-none = Play three games with bots at the table, and your level shows here.
web-stats-you = You
web-stats-bot = Bot
web-stats-above = Above it
web-stats-beside = Level
web-stats-below = Below it
web-stats-expected = Expected
web-stats-openings = How your games begin
web-stats-opening = Opening
web-stats-won-share = Won
web-stats-rating = Your rating
web-stats-rating-text = { $points } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
web-stats-rating-none = A rated table, without hints and taking back, gives you a rating here.
web-stats-rated-table = Set a rated table
web-stats-profile = My profile
web-stats-leaderboards = Leaderboards
