## Keeping others at a distance, and what the server's owner does about them.
error-not-welcome = There is no free seat for you at this table. Choose another one, or set your own.
error-banned = The host of this server has shut this device out.
error-moderator = This token is not right, or this server has no moderators.
error-report = Unknown report.
error-nobody-there = There is nobody and nothing of that kind here any more.
error-avoid-self = That is you.
error-avoided-full = You already avoid { $limit } people. Let one of them back first.

moderate-no-reports = No open reports.
moderate-report = { $id }  { $at }  { $place }  { $reason }  { $name } [{ $mark }] “{ $quote }” { $text }
moderate-at-table = table { $id }
moderate-in-club = club { $id }
moderate-closed = Table { $table } is being closed.
moderate-removed = Line { $line } at table { $table } is removed.
moderate-banned = Device { $mark } is banned.
moderate-unbanned = Device { $mark } is let in again.
moderate-done = Report { $id } is done.
moderate-token = Put this into the settings as moderator_token, and keep it to yourself:

cli-moderate = Moderate a server: reports, tables, chat and bans.
cli-moderate-reports = List the open reports.
cli-moderate-close = Close a table, no matter who plays there.
cli-moderate-remove = Remove a line of a table’s chat.
cli-moderate-ban = Ban the device that a report is about, and its profile.
cli-moderate-unban = Let a banned device in again.
cli-moderate-done = Mark a report as done.
cli-moderate-bans = Who is banned, as JSON.
cli-moderate-log = What moderators did, as JSON.
cli-moderate-token = Make a token for the page of the moderators.
cli-arg-chat-line = The number of the line in the chat.
cli-arg-report = The id of the report.
cli-arg-mark = The mark of the device, as kiru moderate bans shows it.

## In the browser
web-manners-about = About { $name }
web-manners-options = More about { $name }
web-manners-others = The others at this table
web-manners-people-here = The people at this table
web-manners-mute = Mute
web-manners-mute-help = You no longer see what they write, here and at other tables. They are not told.
web-manners-unmute = Hear again
web-manners-block = Block
web-manners-block-help = Muted, and kept away from your tables: they cannot sit down with you, offer you a rematch, or see that you are here. They are not told.
web-manners-unblock = Unblock
web-manners-muted = muted
web-manners-blocked = blocked
web-manners-report = Report
web-manners-report-line = Report this line
web-manners-report-table = Report this table
web-manners-report-help = The host of this server reads it. The other person is not told.
web-manners-reason = What is it about?
web-manners-reason-insult = Insults or threats
web-manners-reason-spam = Spam or advertising
web-manners-reason-cheating = Cheating
web-manners-reason-name = An offensive name
web-manners-reason-other = Something else
web-manners-report-text = What happened? (optional)
web-manners-send-report = Send the report
web-manners-reported = Thank you. The host of this server will look at it.
web-manners-avoided = People you avoid
web-manners-avoided-empty = Nobody. You can mute, block and report people wherever you see their names: at a table, in the chat, in the lobby and in a club.

## The page for moderators
web-manners-moderation = Moderation
web-manners-moderation-lead = For the people who run this server: reports, tables, chat and bans.
web-manners-token = Owner’s token
web-manners-token-help = It stands in the server’s settings as moderator_token. It stays in this tab until you close it.
web-manners-enter = Come in
web-manners-reports = Reports
web-manners-reports-empty = Nothing to look at. Everybody is being nice.
web-manners-show-done = Show those that are done
web-manners-show-open = Show those that are open
web-manners-more = Show more
web-manners-reported-by = reported by { $mark }
web-manners-whole-table = The whole table
web-manners-a-line = A line of { $name }
web-manners-a-person = { $name }
web-manners-a-member = A member of a club: { $name }
web-manners-open-club = Open the club
web-manners-open-table = Open the table
web-manners-look = Look at the table here
web-manners-close-table = Close the table
web-manners-close-table-sure = Yes, close it
web-manners-remove-line = Remove the line
web-manners-remove-line-of = Remove line { $number } of { $name }
web-manners-ban = Ban the device
web-manners-ban-of = Ban the device of { $name }
web-manners-ban-sure = Yes, ban it
web-manners-is-banned = banned
web-manners-done = Done
web-manners-cancel = Cancel
web-manners-table = A table
web-manners-table-id = Link or id of a table
web-manners-table-find = Look at it
web-manners-no-lines = Nobody has said anything here.
web-manners-table-over = over
web-manners-bans = Bans
web-manners-bans-empty = Nobody is banned.
web-manners-unban = Let { $name } in again
web-manners-unban-short = Let in again
web-manners-devices =
    { $count ->
        [one] { $count } device
       *[other] { $count } devices
    }
web-manners-log = What was done
web-manners-log-empty = Nothing yet.
web-manners-deed-close = Table { $table } closed
web-manners-deed-line = Line { $line } removed at table { $table }
web-manners-deed-ban = Device { $mark } banned
web-manners-deed-unban = Device { $mark } let in again
web-manners-deed-report = Report { $report } done
web-manners-under-way = under way
web-manners-no-name = somebody
