kalaha-name = Kalaha
kalaha-tagline = Sow stones around the square board and gather them in your store.
kalaha-move-help = Type the number of one of your pits, counted from your left.

rule-KALAHA-1 = The board has four sides with six pits each, and every player has a store at the right-hand corner. Two players face each other; sides without a player stay empty and are passed over.
rule-KALAHA-2 = Every pit starts with four stones, or as many as the table agreed on.
rule-KALAHA-3 = Everybody rolls a die and the highest begins; those who tie roll again. Turns go counter-clockwise, to the neighbour on the right.
rule-KALAHA-4 = Take all stones out of one of your pits and drop them one by one into the pits that follow, your own store included; other stores are passed over. On a long lap the emptied pit gets a stone too.
rule-KALAHA-5 = If the last stone lands in your own store, you move again, as often as it happens.
rule-KALAHA-6 = Capture “opposite”: the last stone lands in an empty pit of your own, and stones lie straight across. They go to your store together with the capturing stone. Nothing happens if nobody plays the side across.
rule-KALAHA-7 = Capture “corresponding”: the last stone lands in an empty pit of your own. The stones in the corresponding pit of every other player go to your store together with the capturing stone, even if those pits are empty.
rule-KALAHA-8 = Players with no stones in their pits are skipped until they have some again.
rule-KALAHA-9 = The game ends when all stones lie in stores. Most stones win; a tie is shared.
rule-KALAHA-10 = Touched is played: a chosen pit is not taken back, unless the table agreed that it may be.
rule-KALAHA-V1 = Variation: start with three stones in each pit, or with five or more.
rule-KALAHA-V2 = Variation: the game ends as soon as the player to move has no stones (no_move), or as soon as any side is empty (side_cleared). Stones left in pits then count for nobody.
rule-KALAHA-V3 = Variation: captures only with two or four players, and always from the pit across.
rule-KALAHA-V4 = Variation: the capturing stone stays on the board.
rule-KALAHA-V5 = Variation: nothing is sown into stores, so only captures score. The game ends when a position comes back without a capture in between, or after a hundred moves without one. Stones left in pits then count for nobody.
rule-KALAHA-V6 = Variation: no free turns.
rule-KALAHA-P = Presets for the editions of the rule book, and two forms for two players that are known from the literature: there, an empty side ends the game and both keep the stones of their own side. In the first, an empty pit across means no capture; in the second, the capturing stone is taken even then. Those two can be played with one to six pits a side.

kalaha-option-stones = How many stones lie in each pit at the start.
kalaha-option-pits = How many pits each side has.
kalaha-option-capture = What a last stone in an empty pit of your own captures.
kalaha-option-capture-opposite = the stones straight across, if there are any
kalaha-option-capture-opposite-empty = the stones straight across; the capturing stone even if there are none
kalaha-option-capture-corresponding = the stones in the corresponding pits of all others
kalaha-option-even-captures = Captures only with two or four players.
kalaha-option-capturer-stays = The capturing stone stays on the board.
kalaha-option-sow-stores = Stones are sown into your own store as well.
kalaha-option-free-turns = A last stone in your own store gives another turn.
kalaha-option-end = When the game ends.
kalaha-option-end-played-out = when all stones lie in stores
kalaha-option-end-no-move = when the player to move has no stones
kalaha-option-end-side-cleared = as soon as any side is empty
kalaha-option-end-sweep = as soon as a side is empty; everybody keeps the stones of their own side
kalaha-option-takeback = Moves may be taken back.

kalaha-preset-de = The German edition
kalaha-preset-gb = The British edition: captures from the corresponding pits of all others
kalaha-preset-fr = The French edition
kalaha-preset-es = The Spanish edition
kalaha-preset-kalah = Kalah, as the literature has solved it
kalaha-preset-kalah-empty = Kalah where even an empty pit is captured

kalaha-move-unreadable = “{ $text }” is not a pit: type a number from 1 to { $pits }.
kalaha-no-such-pit = There is no pit { $pit }: your side has { $pits }.
kalaha-empty-pit = Pit { $pit } is empty: choose one with stones.
kalaha-even-captures-are-opposite = Captures only with two or four players always take from the pit across: choose “opposite”.
kalaha-nobody-could-score = With { $seats } players there would be no captures and nothing would be sown into stores: nobody could score.
kalaha-sweep-is-for-two = Keeping the stones of one’s own side is for two players, not for { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] A board with { $pits } pit a side is
   *[other] A board with { $pits } pits a side is
 } only for the forms of the literature (end=sweep).
kalaha-empty-capture-sweeps = Capturing nothing belongs to the forms of the literature (end=sweep).
kalaha-nothing-would-be-captured = If the capturing stone stays, there is nothing to take when the pit across is empty.
kalaha-position-sides = A position for { $seats } players needs as many sides and a mark of whose turn it is.
kalaha-position-side = “{ $text }” is not a side: it needs { $pits } pits and a store, as in 4,4,4,4,4,4/0.
kalaha-position-mark = “{ $text }” does not say whose turn it is.
kalaha-position-past = The positions since the last capture are missing or do not fit.
kalaha-position-stones = Stones in this position: { $found }. There must be { $total }.
kalaha-position-phase = The board does not fit what is said about the turn.

kalaha-fact-rolled = { $seat } rolls a { $eyes }.
kalaha-fact-begins = { $seat } begins.
kalaha-fact-picked = { $stones ->
    [one] { $seat } sows { $stones } stone from pit { $pit }.
   *[other] { $seat } sows { $stones } stones from pit { $pit }.
 }
kalaha-fact-captured = { $stones ->
    [one] { $seat } captures { $stones } stone (pit { $pit } of { $owner }).
   *[other] { $seat } captures { $stones } stones (pit { $pit } of { $owner }).
 }
kalaha-fact-free-turn = { $seat } moves again.
kalaha-fact-skipped = { $seat } has no stones and is skipped.
kalaha-fact-ended = { $reason ->
    [played_out] All stones lie in stores: the game is over.
    [no_move] There is no stone left to move: the game is over.
    [side_cleared] A side is empty: the game is over.
    [swept] A side is empty: everybody takes the stones of their own side, and the game is over.
   *[repeated] The game goes round in circles: it is over.
 }
