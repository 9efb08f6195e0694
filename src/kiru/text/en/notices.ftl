## Messages to people who are not here
notice-turn-title = Your turn
notice-turn = { $name }, it is your turn in { $game }.
notice-rematch-title = A rematch?
notice-rematch = { $name } wants to play { $game } again. A seat is kept for you.
notice-night-title = It begins
notice-night = “{ $contest }” begins at { $time }.
notice-night-begun = “{ $contest }” has begun.
notice-round-title = Your table is ready
notice-round = { $contest }, round { $round }: your table is ready ({ $game }).
notice-digest-title = { $count ->
    [one] One thing waits for you
   *[other] { $count } things wait for you
}
notice-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
notice-test-title = This is how it looks
notice-test = Messages from Kiru reach you here.
notice-mail-question-title = Shall Kiru write to you?
notice-mail-question = Somebody, probably you, wants messages from { $home } at this address: when it is their turn, when somebody wants a rematch, when a night begins.
notice-mail-question-yes = Yes, write to me:
notice-mail-question-no = Was it not you? Then do nothing, and nothing comes. Or never be asked again:
notice-mail-stop = You have asked for these messages. To get no more of them: { $link }
error-mail-address = This is not an e-mail address.
error-mail-link = This link is not valid, or not any more.
error-mail-not-sent = The e-mail could not be sent. Please try again later.
error-mail-unconfirmed = This address has not been confirmed yet. Open the link in the e-mail first.
error-no-mail = This server sends no e-mails.
error-time-zone = There is no time zone “{ $zone }”.

## The page about messages
web-notices-lead = What Kiru tells you while you are away, where, and when.
web-notices-where = Where you hear of it
web-notices-push-on = Tell me in this browser
web-notices-push-help = Also while the page is closed.
web-notices-unable = This browser cannot show messages for this page: it needs push messages, and a page that came by https.
web-notices-denied = The browser blocks messages from this page. Allow them in the browser’s settings for this page, then try again.
web-notices-unanswered = The browser’s question was closed without an answer. Try again and allow the messages.
web-notices-unreachable = The browser cannot reach its push service. Private windows do not have one; otherwise try again later, or choose another way.
web-notices-way-push = This browser
web-notices-way-other = Another browser of yours
web-notices-mail = E-mail address
web-notices-mail-help = You get an e-mail with a link first. Nothing else comes before you have opened it.
web-notices-mail-asked = Look into your mailbox: the e-mail with the link is on its way.
web-notices-unconfirmed = waits for your “yes” by e-mail
web-notices-address = Address of a message service
web-notices-address-help = As Apprise writes it: ntfy, Telegram, Matrix and many more. With “{ $example }”, for example, the app ntfy tells you, once it listens to that word.
web-notices-add = Add
web-notices-none = Nothing yet: choose a way below.
web-notices-hears = { $way } hears of
web-notices-kind-turn = My turn
web-notices-kind-rematch = A rematch
web-notices-kind-night = A night or tournament begins
web-notices-kind-round = My table of a round is ready
web-notices-test = Send a test
web-notices-tested = Sent. If nothing comes, look whether the app or the mailbox holds it back.
web-notices-test-failed = It did not arrive. Check the address.
web-notices-remove = Remove
web-notices-remove-sure = Yes, remove
web-notices-keep-it = No, keep it
web-notices-when = When
web-notices-quiet = Quiet hours
web-notices-quiet-help = In these hours nothing comes. Afterwards one message tells what still waits for you. Your time zone: { $zone }.
web-notices-from = From
web-notices-until = Until
web-notices-pause = At most one message
web-notices-pause-2 = every two minutes
web-notices-pause-15 = every quarter of an hour
web-notices-pause-60 = an hour
web-notices-pause-1440 = a day
web-notices-pause-help = What comes meanwhile is told in one message.
web-notices-save = Save
web-notices-saved = Saved.
web-notices-ask-yes = Shall Kiru write to this e-mail address?
web-notices-yes = Yes, write to me
web-notices-ask-no = Get no more messages at this e-mail address?
web-notices-no = No more messages
web-notices-confirmed = { $address } gets messages from now on.
web-notices-stopped = No more messages go to this address.
