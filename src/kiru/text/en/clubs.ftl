# Clubs, duplicate nights and tournaments in the browser.
web-club-title = Clubs
web-club-club = Club
web-club-lead = A club is a link: anyone who has it can join, play at its tables and take part in its nights and tournaments.
web-club-mine = Your clubs
web-club-mine-empty = You are not in a club yet.
web-club-member-count =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
web-club-found = Found a club
web-club-name = Name of the club
web-club-link = Link to this club
web-club-link-help = Send this link to everybody you want in the club.
web-club-join = Join the club
web-club-members = Members
web-club-owner = owner
web-club-remove = Take { $name } out of the club
web-club-remove-sure = Yes, take out
web-club-rename = A new name for the club
web-club-rename-do = Rename
web-club-leave = Leave the club
web-club-leave-sure = Yes, leave
web-club-ladder = Ladder
web-club-ladder-help = Counted from the club’s own finished tables.
web-club-ladder-empty = Nobody has finished a game here yet.
web-club-tables = Tables
web-club-new-table = New club table
web-club-running = Running
web-club-running-empty = No table is running.
web-club-finished = Finished
web-club-finished-empty = No table has finished yet.
web-club-contests = Nights and tournaments
web-club-contests-empty = Nothing has been announced yet.
web-club-announce = Announce a night or a tournament
web-club-announce-do = Announce
web-club-phase-waiting = open
web-club-phase-playing = playing
web-club-phase-over = over
web-club-phase-canceled = called off
web-club-kind = Kind
web-club-kind-swiss = Swiss tournament
web-club-kind-robin = Round robin
web-club-kind-night = Duplicate night
web-club-kind-swiss-help = A fixed number of rounds. Players with equal points meet, and nobody meets twice if it can be avoided.
web-club-kind-robin-help = Everybody meets everybody else.
web-club-kind-night-help = Every table gets the same deals, so that you compare yourself with everybody who sat where you sat.
web-club-contest-name = Name
web-club-table-size = Seats at a table
web-club-rounds = Rounds
web-club-deals = Deals
web-club-opponents = Opponents
web-club-opponents-bots = The same bots for everybody, at any time
web-club-opponents-people = One another, deal by deal
web-club-round-minutes = Minutes for a round
web-club-deal-minutes = Minutes for a deal
web-club-bot = Bots
web-club-fill = Fill up with bots to
web-club-rated = Rated: its games count for the leaderboards
web-club-thinking = Thinking time in minutes (0: none)
web-club-begins = Begins
web-club-ends = Ends
web-club-facts-seats =
    { $count ->
        [one] { $count } seat at a table
       *[other] { $count } seats at a table
    }
web-club-facts-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-club-facts-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
web-club-until = until { $time }
web-club-people = Taking part
web-club-people-empty = Nobody has signed up yet.
web-club-ranking = Ranking
web-club-standings = Standings
web-club-news-waiting = It has not begun yet.
web-club-news-canceled = It was called off, or too few people came.
web-club-news-over = It is over.
web-club-news-alone = The night is on: play the deals whenever you like until it ends.
web-club-news-deal = Deal { $round } of { $rounds } is being played.
web-club-news-round = Round { $round } of { $rounds } is being played.
web-club-round-until = It lasts until { $time } at the latest.
web-club-to-table = To your table
web-club-next-deal = Play the next deal ({ $left } left)
web-club-enter = Take part
web-club-join-first = Join the club to take part
web-club-begin = Begin now
web-club-call-off = Call it off
web-club-call-off-sure = Yes, call it off
web-club-withdraw = Sign out
web-club-drop-out = Drop out of the next rounds
web-club-withdraw-sure = Yes, without me
web-club-points = Points
web-club-percent = Percent
web-club-opponents-strength = Opponents’ points
web-club-wins = Tables won
web-club-share = Share of points
web-club-deal = Deal { $number }
web-club-round = Round { $number }
web-club-out = dropped out
web-club-standings-help = A table gives one point to its winner and a part of it to the others. Ties are broken by the points of the opponents, then by tables won, then by the share of points in the games.
web-club-ranking-help = Each deal is compared with everybody who played it at the same seat: 100% beats them all, 50% is average. A deal that was not finished counts as 0%.
web-club-forfeit = forfeit
web-club-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-club-bye = a free round: one point
web-club-look = Look at the table
web-club-watch = Watch
web-club-table-playing = Go to the table
web-club-seal = The deal is sealed until the night is over:
web-club-seed = The seed of this deal:
web-club-not-finished = not finished
web-club-garden-result =
    { $points ->
        [one] { $points } point, { $percent }%
       *[other] { $points } points, { $percent }%
    }
