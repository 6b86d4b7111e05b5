## The table in the browser: whose turn it is, what can be done, and what comes after the game.

page-table-entering = Joining the game…
page-table-laying = Setting up the board…
page-table-board-failed = The board couldn’t be loaded. Your game is saved.
page-table-sending = Sending your move…
page-table-lost = Reconnecting… Your game is saved.
page-table-closed = This game can’t be opened
page-table-closed-token = This seat belongs to another browser. Open the game in the browser you joined with.
page-table-closed-watching = This game doesn’t allow spectators.
page-table-closed-unknown = No game has this code. Check the code and try again.
page-table-closed-other = This page and the server are out of step. Reload the page.
page-table-home = All games

# Whose turn it is
page-table-missing = { $n ->
    [one] Waiting for one player
   *[other] Waiting for { $n } players
 }
page-table-missing-task = Share the link. The game starts when everyone has joined.
page-table-happening = Watch…
page-table-moves-now = { $you ->
    [seat] Your move…
   *[none] { $name } moves…
}
page-table-log = What is happening
page-table-your-turn = Your turn!
page-table-turn = { $name }’s turn
page-table-your-task = Make your move.
page-table-still = Waiting for: { $names }
page-table-who = Who is playing?

# What happened beside the game
page-table-event-takeback = { $you ->
    [seat] You took back a move.
   *[none] { $name } took back a move.
}
page-table-event-resigned = { $you ->
    [seat] You resigned.
   *[none] { $name } resigned.
}
page-table-event-expired = { $you ->
    [seat] You ran out of time, so a default move was played.
   *[none] { $name } ran out of time, so a default move was played.
}

# Players
page-table-players = Players
page-table-resigned = resigned
page-table-engine = computer
page-table-stands-in = { $level } is standing in
page-table-away = away
page-table-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }
page-table-hand-over = Let the computer take over
page-table-hand-over-title = Which level should play for { $name }?
page-table-hand-over-about = They get their seat back as soon as they return.

# What can be done
page-table-actions = Actions
page-table-hint = Hint
page-table-hint-move = Show move
page-table-hint-why = Why?
page-table-hint-best = Best move
page-table-back = Take back
page-table-back-title = Allow a takeback?
page-table-back-asked = { $name } wants to take back a move. Allow it?
page-table-back-waiting = Waiting for the other players to allow the takeback…
page-table-yes = Yes
page-table-no = No
page-table-close = Close
page-table-cancel = Cancel
page-table-last-move = Last move
page-table-what-happened = What happened?
page-table-skip = Skip to the end
page-table-aloud = Read aloud
page-table-speed = Animation speed
page-table-speed-slow = slow
page-table-speed-normal = normal
page-table-speed-fast = fast
page-table-speed-off = off
page-table-single = Play with a single tap, without a preview
page-table-moves = Moves
page-table-no-moves = No moves yet.
page-table-no-log = This is a memory game, so there is no move list.
page-table-type = Type a move
page-table-send = Play
page-table-rules = Rules
page-table-try = Try it
page-table-book = Interactive rules for this game
page-table-see-rule = Read rule { $rule }
page-table-more = More
page-table-turn-board = Flip board
page-table-turning = Turn the board to the current player
page-table-tabletop = Tabletop: the device lies between us
page-table-tabletop-about = Each side faces its own player, and the board stays where it is.
page-table-watching = Allow spectators
page-table-watch-link = Spectator link
page-table-resign = Resign
page-table-resign-for = Resign for { $name }
page-table-resign-sure = Resign this game?
page-table-leave = Leave game
page-table-leave-sure = Leave the game? You can return at any time in this browser.

# Invitations
page-table-invite = Invite
page-table-invite-about = Anyone who opens this link or scans the QR code can take a free seat.
page-table-qr = QR code with the link to join
page-table-code = Game code: { $code }
page-table-copy = Copy
page-table-copied = Copied.
page-table-share = Share
page-table-join = Join game

# Several people at one device
page-table-pass = Pass the device to { $name }
page-table-pass-about = Everyone else, please look away.
page-table-i-am = I am { $name }
page-table-cover = Hide

# A phone as a private hand
page-table-hand = Use this device as my private hand
page-table-hand-none = You haven’t joined this game on this device yet.
page-table-choices = Your choice
page-table-board = The board
page-table-whole = Back to the game

# After the game
page-table-result = Result
page-table-ending-won = { $you ->
    [winner] You won
   *[none] { $names } won
}
page-table-ending-won-by = { $you ->
    [winner] You won by { $margin }
   *[none] { $names } won by { $margin }
}
page-table-ending-shared = { $you ->
    [winner] You and { $names } share the victory
   *[none] { $names } share the victory
}
page-table-ending-tie = The scores are equal.
page-table-stronger = Play against { $level }
page-table-turning-point = See the turning point
page-table-moment = The moment that decided it
page-table-rematch = Rematch
page-table-follow = Go to the rematch
page-table-follow-watching = Watch the rematch
page-table-rematch-asked = { $n ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
page-table-rematch-asking = Asking { $names } for another game…
page-table-rematch-declined = { $name } doesn’t want to play again right now.
page-table-rematch-play = Play
page-table-rematch-not-now = Not now
page-table-rematch-withdraw = Cancel the request
page-table-replay = Watch replay
page-table-analysis = Analysis
page-table-record = Save game record
page-table-scores = Score sheet
page-table-souvenir = Souvenir picture
page-table-souvenir-about = The final board, the moment that decided it, the names and the date. The picture is made on this device and isn’t sent anywhere.
page-table-souvenir-making = Making the picture…
page-table-souvenir-failed = This browser couldn’t make the picture. Take a screenshot of the board instead.
page-table-souvenir-save = Save picture
page-table-souvenir-share = Share picture
page-table-replay-of = { $game }: replay
page-table-replay-controls = Replay controls
page-table-replay-first = First step
page-table-replay-back = Previous step
page-table-replay-play = Play
page-table-replay-pause = Pause
page-table-replay-next = Next step
page-table-replay-last = Last step
page-table-replay-place = Step in the game
page-table-replay-at = Move { $at } of { $last }
page-table-replay-eye = View as
page-table-replay-everybody = Spectator
page-table-replay-share = Link to this replay

# Fair draws
page-table-fair = Fairness check
page-table-fair-about = Everything random in this game comes from one secret number, the seed. Before the game, you see the seed’s fingerprint (its SHA-256 hash). The fingerprint doesn’t give the seed away, and finding another seed with the same fingerprint would take any computer far too long. After the game, you see the seed and can check that it matches.
page-table-fair-kept = Verified: the seed matches the fingerprint shown before the game.
page-table-fair-broken = Not verified: the seed doesn’t match the fingerprint shown before the game. Don’t trust the random results of this game.
page-table-fair-later = The seed stays secret until the game ends. Note the fingerprint if you want to compare it then.
page-table-fair-elsewhere = This browser can’t compute fingerprints because the page isn’t on a secure (HTTPS) connection. Save the game record and check it with the command below.
page-table-fair-promise = Fingerprint (shown before the game)
page-table-fair-seed = Seed (shown after the game)
page-table-fair-draws = Random results so far
page-table-fair-command = To check a saved game record, including every random result, run: ./cupboard replay --check FILE

# The server lets in this device alone
page-network-here = Only this computer can join at the moment.
page-network-open = Devices on your network can join until Cupboard is closed.
page-network-let-in = Let devices on our Wi-Fi join
page-table-missing-watch = The game starts when everyone has joined.
page-table-cut = Connection lost

board-plain-notice = { $reason ->
    [none] This game has no board of its own.
    [contract] This game’s board needs another version of Cupboard.
    [missing] This game’s board couldn’t be loaded.
   *[failed] This game’s board stopped because of an error.
} You can play on this plain board.
board-plain-position = Position
board-plain-moves = Your moves
board-plain-wait = It isn’t your turn.
board-plain-type = Type a move
board-plain-send = Send
board-plain-yes = yes
board-plain-no = no
