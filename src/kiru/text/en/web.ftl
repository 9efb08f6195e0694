## Everywhere but on the start page
web-close = Close
web-copy = Copy
web-copied = Copied
web-help = Help
web-seat = Seat { $number }
web-players = Players
web-you = you
web-away = away
web-total = Total
web-page-missing = Page not found
web-former-player = A former player

## Settings
web-theme = Appearance
web-theme-system = same as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-system = same as the system
web-motion-full = on
web-motion-less = off
web-pace = How others’ moves are shown
web-pace-slow = slowly, one by one
web-pace-normal = one by one
web-pace-fast = quickly
web-pace-none = all at once
web-sounds = Sounds
web-sounds-on = Sounds on (M)
web-sounds-off = Sounds off (M)
web-confirm-choices = Ask me to confirm every choice
web-confirm-turn = Ask me before my turn ends or something is revealed
web-plain-mode = Without pictures: sentences and lists (P)
web-notices = Messages
web-save = Save
web-remove = Remove
web-letter-keys = Single letters as shortcuts

## New table
web-game = Game
web-how-many = How many players
web-seat-me = you, at this device
web-seat-guest = a guest, by invitation
web-player-number = Player { $number }
web-name-at-seat = Name at seat { $number }
web-bot-novice = a bot, curious: answers at once
web-bot-gardener = a bot, patient: a friendly game
web-bot-architect = a bot, far-sighted: a strong one
web-bot-royal = a bot, proud: thinks for a second, the strongest
web-temper-novice = curious
web-temper-gardener = patient
web-temper-architect = far-sighted
web-temper-royal = proud
web-style = Style of the bot at seat { $number }
web-style-none = all-round
web-seats-help = Guests get a link or a QR code at the table. Choose “you” for several seats to share this device.
web-solo-help = One seat is the solo game.
web-options = Rules of this table
web-explain-first = Who takes the first turn. At random is fair.
web-explain-twin_areas = On the sides where two areas lie: does the second one wait for the first, or are both open together?
web-explain-court_2p = How many court cards two players fight over: few of them, or as many as three would have.
web-explain-flowers = Digging a tile with your own flower pays one pillar more. Every seat picks a flower, or takes what the lot brings.
web-flower-of-seat = Flower of seat { $number }
web-flower-lot = By lot
web-flower-taken = taken by seat { $number }
web-flower-yours = Your flower
web-flower-yours-help = Digging a tile with this flower pays you one pillar more. Pick one, or take what the lot brings.
web-explain-edition = The highest level scores its square in the English edition and its double in the Polish one; the supplies differ a little, too (B01). A table set in Polish begins with the Polish edition.
web-explain-bridge_gap = A bridge spans one space. Over any lower surface is the usual way; over the bare board only is the stricter one.
web-usual = default
web-time = Time
web-clock-none = No clock
web-clock-none-help = Everybody takes the time they need.
web-clock-clock = A clock for everybody
web-clock-clock-help = A number of minutes for the whole game, with a few seconds back after every turn.
web-clock-deadline = Correspondence
web-clock-deadline-help = A number of hours for each turn; a bot can take over from a player who is late.
web-minutes = Minutes
web-increment = Seconds a turn
web-hours = Hours a turn
web-table-manners = At the table
web-allow-undo = Choices can be taken back
web-allow-undo-help = Your own last choice, as long as nothing new was revealed.
web-allow-hints = Hints are allowed
web-allow-hints-help = A bot suggests moves to anyone who asks.
web-allow-spectators = Others may watch
web-allow-spectators-help = With the link of the table; they can do nothing but look on.
web-listed = List it publicly
web-listed-help = On the start page of this server.
web-seed = Seed
web-seed-help = The same seed deals the same cards. Leave it empty for a fresh deal.
web-make-table = Set the table

## Waiting for players
web-seats = Seats
web-players-missing = { $count ->
    [0] Everybody is here: the game begins
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
web-begins-by-itself = The game begins as soon as every seat is taken. If you leave now, you will find it under “Your tables”.
web-table-is-laid = The table is laid already
web-is-here = is here
web-invite-to-seat = An invitation to seat { $number }
web-invite-send = Send it
web-invite = Invite
web-invite-help = Send this link, or let the guest scan the code. It works once.
web-invite-link = Link of the invitation
web-invite-qr = The link of the invitation as a QR code
web-invited = You are invited to this table
web-fair-dealing = Fair dealing
web-seal = Seal
web-seal-help = Every deal of this game follows from a secret seed that is fixed already. This is its seal, the SHA-256 hash of it. Note it down: after the game the seed is shown, and no other seed fits the seal.
web-seat-is-free = A seat is free here
web-sit-down = Sit down
web-waiting-for-players = Waiting for players

## Table
web-table = Table
web-question = Current question
web-table-tools = Table tools
web-players-and-log = Players, log and chat
web-log-and-chat = Log and chat
web-connecting = Connecting…
web-reconnecting = Not connected. Trying again…
web-choice-kept = Not connected; your choice is kept and will be sent.
web-slow-answer = The answer takes longer than usual…
web-table-missing = Table not found
web-table-missing-help = The link may be incomplete, or the table has been cleared away since.
web-table-closed = This table is not open to spectators
web-please-wait = One moment…
web-looking-at = Decision { $seq } of { $last }
web-back-to-now = Back to now
web-showing-steps = { $count ->
    [one] { $count } more step
   *[other] { $count } more steps
}
web-skip = Skip
web-confirm = Confirm
web-cancel = Cancel
web-undo = Undo
web-taken-back = A choice was taken back.
web-hints-heard = Suggested: { $hints }
web-hint = Hint
web-details = Details
web-thinking = Thinking…
web-change = { $count ->
    [1] { $points } point
   *[other] { $points } points
}
web-win-chance = { $chance } to win
web-points-expected = { $count ->
    [one] { $points } point expected
   *[other] { $points } points expected
}
web-score-pad = Score pad
web-where-points = { $line } of { $name }: { $points }. Show where they come from
web-points-counted = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-no-sources = Nothing brings points here yet.
web-show-things-of = Show the board of { $name } in front
web-time-left = time left
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-log = Log
web-earlier = Show what came before ({ $count })
web-later = Show what came after ({ $count })
web-is-choosing = { $name } is choosing…
web-log-set-up = The table is set.
web-log-reveals = { $count ->
    [one] { $count } new thing is revealed
   *[other] { $count } new things are revealed
}
web-since-your-turn = since your last turn
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
web-chat-heard = { $name } in the chat: { $text }
web-chat-line = Say something
web-send = Send
web-reactions = Reactions
web-chat-off = Chat is switched off at this table.
web-reaction-hello = Hello!
web-reaction-bravo = Bravo!
web-reaction-wow = Wow!
web-reaction-think = Hm…
web-reaction-laugh = Haha!
web-reaction-sorry = Sorry!
web-reaction-thanks = Thank you!
web-reaction-good_game = Good game!
web-through-the-game = Through the game
web-to-start = To the start
web-step-back = One step back
web-step-forward = One step on
web-turn-back = One turn back
web-turn-forward = One turn on
web-look-back = Look back
web-replay-unit = Step size
web-by-turn = by turn
web-by-step = by step
web-replay-speed = Speed
web-link-to-moment = Copy a link to this moment
web-replay = Replay
web-pause = Pause
web-moment = Moment of the game
web-why-not = Why not?
web-why-legal = Nothing forbids it: choose it.
web-why-not-asked = It is not your turn to choose.
web-open-rulebook = Open the rulebook
web-game-over = The game is over.
web-record-ends = The record ends here.
web-record-ends-help = The game was not played to its end. These are the points so far; you can play on from here.

## Getting up and coming back
web-watching = You are watching.
web-spectators = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
web-help-on = Help: { $part }
web-share-table = Share this table
web-seat-menu = Leave the table or give up
web-which-seat = For which seat?
web-bot-stands-in = A bot is playing for you.
web-bot-stands-in-for = A bot is playing for { $name }.
web-come-back = Take over again
web-is-away = { $name } is away.
web-which-bot = Which bot
web-let-bot-play = Let a bot play on
web-other-device = Take my seat to another device
web-other-device-help = Open this link or scan the code on the other device. It works once.
web-seat-moved = Your seat has moved to this device.
web-leave = Get up
web-leave-help = When you get up, a bot plays on for you, and you can come back.
web-resign = Give up
web-resign-sure = Yes, give up
web-resign-help = Giving up ends the game for you.
web-play-on = Play on

## Without pictures
web-choices = Your choices
web-no-choice-now = Nothing is asked of you right now.
web-type-action = Or type it
web-do-it = Do it
web-type-action-help = The number of a choice, or an action in notation, such as “{ $example }”. If it is not possible, you are told why.
web-the-table = The table in sentences

## Help
web-help-intro = What glows in gold can be chosen: press it. Press anything else to learn why not. Put the pointer on a choice to see what it would change on the score pad.
web-keys = Keys
web-key-arrows = go to the next thing that can be chosen
web-key-shift-arrows = … or to any thing
web-key-enter = choose it
web-key-digits = choose by number
web-key-undo = take the last choice back
web-key-hint = a hint
web-key-look = a closer look at the thing in focus, and what it is worth
web-key-skip = skip what is being shown
web-key-scrub = one step back, one step on
web-key-plain = with or without pictures
web-key-sound = sounds on or off
web-key-help = this help

## After the game
web-review = Result
web-to-result = To the result
web-counting = The points are counted
web-count-again = Count the points
web-analysis-and-share = Analysis and sharing
web-print = Print
web-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }.
}
web-behind = −{ $points }
web-decided-by = { $margin ->
    [one] { $winner } is { $margin } point ahead of { $second }
   *[other] { $winner } is { $margin } points ahead of { $second }
}. What decided it: { $line }, { $more } to { $less }.
web-brought-most = What brought most: { $line }, { $points }.
web-first-garden = The first such garden on this device: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-new-best-garden = Your best garden on this device: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, until now { $before }.
web-best-garden = Your best garden on this device so far: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-won-by-resignation = { $others } wins: { $name } has given up.
web-ahead-at-resignation = { $name } has given up. Ahead by then: { $others }.
web-home-short = Start page
web-rematch = Play again
web-keep-and-share = Keep and share
web-record = Record
web-picture = Picture
web-share-link = Link to this game
web-share-help = Anyone who opens it sees the result and can step through the game.
web-seed-told = Every deal of this game came from this seed. Its seal was shown before the first deal.
web-verify-help = Prove it: download the record and run “{ $command }”. It checks that the seed fits the seal, and deals the whole game anew from the seed. Add “--seal” and the seal you have noted, and you need not trust this page.
web-ended-resigned = { $name } has given up.
web-ended-ended = This game of bots was ended before it was over.
web-ended-stuck = This game went on without coming to an end, so it was stopped here.
web-rematch-best-of = Best of { $count }
web-rematch-offer = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
web-no-thanks = No, thanks
web-seat-kept = kept until { $time }
web-kept-for-you = Your seat is kept until { $time }.
web-series = Best of { $count }
web-series-won = { $name } wins the series.
web-series-length = Series
web-series-none = One game
web-close-after = Close the game when everybody has been away for
web-close-usual = the usual time
web-close-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-by-agreement = By agreement
web-ended-agreed = The game ended here by agreement.
web-ended-abandoned = Everybody was away for a long time, so this game was closed.
web-ended-closed = The host of this server has closed this table.
web-offer-end = Offer to end the game here
web-offer-end-sure = Yes, offer it
web-offer-end-help = If everybody agrees, the points count as they stand. Bots always agree.
web-end-offered = { $names } would like to end the game here, with the points as they stand.
web-end-offered-own = You have offered to end the game here. Still to agree: { $names }.
web-end-agree = Agree and end the game
web-end-withdraw = Take the offer back
web-end-table = End this game
web-end-table-sure = Yes, end this game
web-end-table-help = Only bots play here. You have set the table, so you may end the game at any time.
web-play-on-as = as
web-play-on-as-all = everybody
web-play-on-from-here = Play on from here
web-analysis = Analysis
web-analyze = Analyze the game
web-analyze-help = The coach goes through every decision: how the chances stood, which moves were costly, what was luck.
web-analyzing = Going through the game…
web-analysis-failed = The analysis has failed.
web-chances = Chance of winning after every decision
web-expected-score = Final score to be expected after every decision
web-graph-start = start
web-graph-end = { $last ->
    [one] { $last } decision
   *[other] { $last } decisions
}
web-after-decisions = { $count ->
    [one] after { $count } decision
   *[other] after { $count } decisions
}
web-as-a-table = As a table
web-costly = Costly decisions
web-costly-help = Press one to see it on the board, beside the better move.
web-costly-one = A costly decision
web-costlier-one = The costlier decision before it
web-next-costly-one = The next costly decision
web-nothing-dear = No decision cost anything.
web-was-played = played
web-was-better = better
web-line-rivals = at the best rival’s expense
web-better-because = Expected difference on the score pad: about { $reasons }.
web-percent-points = { $number }%
web-account = How the result came about
web-luck = Luck
web-account-start = Start
web-account-own = Own decisions
web-account-rivals = Rivals’ decisions
web-account-result = Result
web-accuracy = Accuracy
web-learn-from-yours = Learn from your mistakes
web-learn-from-these = Learn from these mistakes
web-mistake-of = Mistake { $number } of { $all }
web-find-better = Find something better: choose it on the board.
web-find-better-for-them = What would have been better? Choose it on the board.
web-answer-thinking = The coach looks at it…
web-answer-best = { $action }: that is the best move found.
web-answer-good = { $action }: good. Nothing tells it from the best move found.
web-answer-better = { $action }: better than what was played, but there is more ({ $loss }). Try again.
web-answer-worse = { $action }: no better than what was played ({ $loss }). Try again.
web-answer-same = { $action }: that is what was played. Try something else.
web-show-better = Show the better move
web-next-mistake = Next mistake
web-choices-in-words = The choices in words
web-mistakes-done = That was all: { $solved } of { $all } found.
web-exact = Best move found
web-exact-of = { $exact } of { $all }
web-marks = Marks
web-mark-inaccuracy = inaccuracy
web-mark-mistake = mistake
web-mark-blunder = blunder
web-account-help = The account of each result, in percent of a win: the chance at the start, what the deals gave or took, what the player’s decisions and those of the rivals changed. Together they come to the result. Accuracy is how much of what was at stake was kept: choosing at random comes to about 0%, the best moves found to 100%. Best choices are counted where it mattered what was chosen. Marks: inaccuracies, mistakes, blunders.
web-account-help-solo = The account of the result, in points: what was to be expected at the start, what the deals gave or took, what the decisions changed. Together they come to the result. Accuracy is how much of what was at stake was kept: choosing at random comes to about 0%, the best moves found to 100%. Best choices are counted where it mattered what was chosen. Marks: inaccuracies, mistakes, blunders.

## Learning
web-guide = Your companion
web-guide-you = Ada
web-guide-rival = Nabu
web-guide-words = The companion’s words
web-guide-step = Step { $number } of { $all }
web-guide-watch = Watch what happens now…
web-guide-back = Back
web-guide-forward = Forward
web-guide-next = Go on
web-guide-refused = That would be allowed, but let us do this first:
web-guide-almost = Almost!
web-guide-do-it = Do it for me
web-guide-play-on = Play on against a bot

## Rulebook
web-search-rules = Search the rules, by words or id
web-rules-found = { $count ->
    [0] No rule fits; try other words
    [one] { $count } rule
   *[other] { $count } rules
}
web-contents = Contents
web-in-the-booklet = In the booklet
web-glossary = Words of the booklet
web-glossary-help = What the printed booklet calls the things that these rules speak of, and where to read about them.
web-glossary-reported = Terms marked with * are as publishers and reviewers give them; we have not seen that booklet.
web-glossary-word = Our word
web-glossary-printed = The booklet’s term
web-glossary-rules = Rules
web-paper-pad = Score pad for paper
web-paper-pad-help = An empty score pad, twice on a sheet, for a game at a real table.
web-paper-pad-name = Name
web-paper-pad-date = Date
web-back-to-rules = Back to the rules
web-table-box = Box
web-table-box-help = The printed material that is played with.
web-table-box-standard = Kiru’s standard box
web-more-choices = More
web-more-choices-help = The game’s options, time to think, what is allowed, who finds the table

## Ratings and leaderboards
web-leaderboards-lead = Play at rated tables to get a rating. Everybody begins at 1000 points.
web-leaderboard-empty = Nobody has finished a rated game here yet. Make a table, choose “Rated game”, and be the first.
web-player-count = Players
web-crowd-two = two
web-crowd-more = three or more
web-time-span = When
web-all-time = all time
web-season = { $year }, quarter { $quarter }
web-my-statistics = My statistics
web-shut-out = The host of this server has shut this device out.
web-rating-changes = Ratings
web-my-rating = My rating
web-bots-measured = The bots
web-bots-measured-help = Measured against each other in the arena; their ratings stay as they are.
web-place-short = No.
web-player = Player
web-rating = Rating
web-games = Games
web-won = Won
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-rated-table = Rated game
web-rated-table-help = It counts for the leaderboards: no hints, a random deal, and nothing is taken back once a turn is over. Giving up means last place.
web-rated = rated

## My games
web-my-games-lead = Every table you have sat at on this device. Nobody else sees this list.
web-my-games-empty = No game yet. The first one is a click away.
web-no-such-games = None of your games match.
web-phase = State
web-all-games = all
web-with-whom = With whom
web-waiting-for-me = Waiting for you
web-other-games = Other games
web-more-games = Show more
web-download-records = Keep the records (ZIP, latest 200)
web-dismiss-game = Take { $game } out of the list
web-dismissed-game = { $game } is no longer in your list.
web-bring-back = Bring it back
web-i-won = { $points ->
    [one] You won with { $points } point
   *[other] You won with { $points } points
}
web-i-came = { $points ->
    [one] Place { $place } of { $players } with { $points } point
   *[other] Place { $place } of { $players } with { $points } points
}
