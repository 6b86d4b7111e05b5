## The table in the browser: whose turn it is, what can be done, and what comes after the game.

page-table-entering = One moment…
page-table-laying = The board is being laid out…
page-table-lost = The connection is lost. The game goes on as soon as it is back; none of it is lost.
page-table-closed = This table cannot be shown
page-table-closed-token = This browser’s key does not fit this seat.
page-table-closed-watching = Watching is turned off at this table.
page-table-closed-unknown = There is no table with this code.
page-table-closed-other = The table and this page did not understand each other. Load the page again.
page-table-home = Back to the cupboard

# Whose turn it is
page-table-missing = { $n ->
    [one] One player is missing
   *[other] { $n } players are missing
 }
page-table-missing-task = Share the link; the game starts when everybody is seated.
page-table-happening = Watch…
page-table-moves-now = { $name } moves…
page-table-over = The game is over
page-table-your-turn = Your turn!
page-table-turn = { $name }’s turn
page-table-your-task = Make your move.
page-table-still = Still choosing: { $names }
page-table-who = Who is playing?

# What happened beside the game
page-table-event-takeback = { $name } took a move back.
page-table-event-resigned = { $name } gives up.
page-table-event-expired = { $name }’s time is up: the table moves instead.

# Players
page-table-players = Players
page-table-resigned = has given up
page-table-engine = the computer plays
page-table-stands-in = { $level } plays meanwhile
page-table-away = away
page-table-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }
page-table-hand-over = Let the computer play
page-table-hand-over-title = Who plays for { $name }?
page-table-hand-over-about = The seat goes back to its owner as soon as they return.

# What can be done
page-table-actions = What you can do
page-table-hint = Hint
page-table-hint-move = Show the move
page-table-hint-why = Why?
page-table-hint-does = What it does: { $told }
page-table-back = Take back
page-table-back-title = May a move be taken back?
page-table-back-asked = { $name } would like to take a move back. Do you agree?
page-table-back-waiting = We are asking the others whether the move may be taken back…
page-table-yes = Yes
page-table-no = No
page-table-close = Close
page-table-moves = Moves
page-table-no-moves = Nothing has happened yet.
page-table-no-log = This is a game of memory: what was seen is not written down.
page-table-type = Type a move
page-table-send = Move
page-table-rules = Rules
page-table-try = Try it
page-table-book = The rules to try, as agreed at this table
page-table-see-rule = Read rule { $rule }
page-table-more = More
page-table-turn-board = Turn the board
page-table-turning = The board turns to whoever is to move
page-table-watching = Others may watch
page-table-watch-link = Link for watching
page-table-resign = Give up
page-table-resign-for = { $name } gives up
page-table-resign-sure = Really give up the game?
page-table-leave = Leave the table
page-table-leave-sure = Leave now? You can come back with this browser at any time.

# Invitations
page-table-invite = Invite
page-table-invite-about = Whoever opens this link or scans this picture takes a free seat.
page-table-qr = Picture to scan, with the link to join
page-table-code = The code of the table: { $code }
page-table-copy = Copy
page-table-copied = Copied.
page-table-share = Share
page-table-join = Take a seat

# Several people at one device
page-table-pass = Pass the device to { $name }
page-table-pass-about = Everybody else, please look away.
page-table-i-am = I am { $name }
page-table-cover = Cover

# A phone as a private hand
page-table-hand = Use this device as my private hand
page-table-hand-none = This device has no seat at this table yet.
page-table-choices = Your choice
page-table-board = The board
page-table-whole = To the table

# After the game
page-table-place = Place
page-table-player = Player
page-table-points = Points
page-table-rematch = Play again
page-table-follow = On to the next game
page-table-replay = See it again
page-table-analysis = Analysis
page-table-record = Save the record
page-table-scores = Scoring sheet
page-table-replay-of = { $game }: the game once more
page-table-replay-controls = Film
page-table-replay-first = To the beginning
page-table-replay-back = One step back
page-table-replay-play = Play
page-table-replay-pause = Pause
page-table-replay-next = One step on
page-table-replay-last = To the end
page-table-replay-place = Place in the game
page-table-replay-at = Step { $at } of { $last }
page-table-replay-eye = Through whose eyes?
page-table-replay-everybody = What everybody saw
page-table-replay-share = Link to this game

# Fair draws
page-table-fair = Fair draws
page-table-fair-about = Everything that chance decides at this table comes from one secret number, the seed. Before the game the table shows a fingerprint of it, its SHA-256. It tells nothing about the seed, but no other seed has the same one. After the game the seed is shown, and everybody can check that it was not changed.
page-table-fair-kept = The table kept its promise: this seed has the fingerprint that was shown before the game.
page-table-fair-broken = The seed does not have the fingerprint that was shown before the game. Do not trust these draws.
page-table-fair-later = The game is not over: the seed stays secret until then. Write the fingerprint down if you like.
page-table-fair-elsewhere = Here the browser cannot compute fingerprints, because the connection to this page is not secure. Save the record and check it with the command below.
page-table-fair-promise = Fingerprint, shown before the game
page-table-fair-seed = Seed, shown after it
page-table-fair-draws = Draws so far
page-table-fair-command = A saved record can be checked whole, with every draw: ./cupboard replay --check FILE

# The server lets in this device alone
page-table-only-here = This link leads to the table on this device only. To let other devices in your network join, stop Cupboard and start it like this (the table stays as it is):
page-table-missing-watch = The game starts when everybody sits.
page-table-cut = No connection
