## The companion for the real table
web-companion-title = For the real table
web-companion-lead = You have the printed game before you: these tools count, deal and look up the rules. They work on a phone, and without a network, too.
web-companion-open = Open

## The score pad
web-companion-score = Score pad
web-companion-score-about = Tap in what lies before everybody, and see every point with where it comes from.
