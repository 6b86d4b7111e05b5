kalaha-name = Kalaha
kalaha-tagline = Sow stones around a square board and collect the most in your store.
kalaha-move-help = Type the number of one of your pits, counted from your left.

rule-KALAHA-1 = The board has four sides with { $pits ->
    [one] one pit
   *[other] { $pits } pits
 } each. Each player has one side and the store at its right-hand corner. Two players sit opposite each other, three at three of the sides. Sides without a player stay empty and are skipped.
rule-KALAHA-2 = Each pit starts with four stones, unless you agree on another number.
rule-KALAHA-3 = Each player rolls a die, and the highest roll goes first. Tied players roll again. Turns pass counter-clockwise, to the player on the right.
rule-KALAHA-4 = On your turn, take all the stones from one of your pits and sow them one by one, counter-clockwise, into the following pits and your own store. Skip the other players’ stores. If you get all the way round, the pit you emptied gets a stone too.
rule-KALAHA-5 = Free turn: if your last stone lands in your own store, you take another turn. There is no limit to free turns.
rule-KALAHA-6 = Capture (“opposite”): if your last stone lands in an empty pit on your side and there are stones in the pit directly opposite, you capture them. Put them into your store together with the capturing stone. If no one plays the opposite side, nothing happens.
rule-KALAHA-7 = Capture (“corresponding”): if your last stone lands in an empty pit on your side, you capture the stones in the corresponding pit of every other player. Your first pit from the left corresponds to the first from the right on the other sides, and so on. Put the stones into your store together with the capturing stone, which goes there even if those pits are empty.
rule-KALAHA-8 = If all your pits are empty, you are skipped until you have stones again.
rule-KALAHA-9 = The game ends when all stones are in the stores. The player with the most stones wins. Tied players share the victory.
rule-KALAHA-10 = Touch-move: once you touch a pit, you must play it, unless you have agreed to allow takebacks.
rule-KALAHA-V1 = { $stones ->
    [4] Variant: start with three stones in each pit, or with five or more.
    [one] Variant: each pit starts with one stone instead of four.
   *[other] Variant: each pit starts with { $stones } stones instead of four.
}
rule-KALAHA-V2 = Variant: the game ends when the player to move has no stones (no_move), or as soon as any side is empty, even if a capture emptied it (side_cleared). Stones left in the pits don’t count.
rule-KALAHA-V3 = Variant: captures are allowed only with two or four players, and only from the pit directly opposite. With the British edition, this replaces its capture from all other players.
rule-KALAHA-V4 = Variant: the capturing stone stays on the board. Only the British edition says this clearly. The German and Spanish ones speak of the captured stone and the French one of all the stones taken, but then captures could not score, so we follow the British text.
rule-KALAHA-V5 = Variant: stones are not sown into the stores, so you score only by capturing. The game ends when a position repeats without a capture in between, or after 100 moves without a capture. Stones left in the pits don’t count.
rule-KALAHA-V6 = Variant: no free turns.
rule-KALAHA-P = There is a preset for each printed edition, and two presets for two-player Kalah as studied by researchers. In Kalah, the game ends when one side is empty, and each player keeps the stones on their own side. In “kalah”, you capture nothing from an empty opposite pit; in “kalah-empty”, your capturing stone still goes to your store. Kalah can be played with one to six pits per side.
rule-KALAHA-T =
    Look for free turns first, because each one is an extra move.
    Play so that the others have to respond.
    Watch what the others are up to, and spoil it.
    Being the first to run out of stones isn’t always best.

kalaha-option-stones = Stones in each pit at the start.
kalaha-option-pits = Pits on each side.
kalaha-option-capture = What you capture when your last stone lands in an empty pit on your side.
kalaha-option-capture-opposite = the stones directly opposite, if there are any
kalaha-option-capture-opposite-empty = the stones directly opposite; if there are none, just the capturing stone
kalaha-option-capture-corresponding = the stones in the corresponding pit of every other player
kalaha-option-even-captures = Captures only with two or four players, and always from the pit directly opposite.
kalaha-option-capturer-stays = The capturing stone stays on the board.
kalaha-option-sow-stores = Stones are sown into your own store as well.
kalaha-option-free-turns = A last stone in your own store earns a free turn.
kalaha-option-end = When the game ends.
kalaha-option-end-played-out = when all stones are in the stores
kalaha-option-end-no-move = when the player to move has no stones
kalaha-option-end-side-cleared = as soon as any side is empty
kalaha-option-end-sweep = as soon as a side is empty; each player keeps the stones on their own side
kalaha-option-takeback = Takebacks are allowed.
kalaha-option-show-landing = The board shows in advance where the last stone of each move will land. Good for younger players.

kalaha-preset-de = The German edition
kalaha-preset-de-about = You capture the stones directly opposite, also with three or four players.
kalaha-preset-gb = The British edition
kalaha-preset-gb-about = You capture the stones in the corresponding pit of every other player.
kalaha-preset-fr = The French edition
kalaha-preset-fr-about = You capture the stones directly opposite, as in the German edition.
kalaha-preset-es = The Spanish edition
kalaha-preset-es-about = You capture the stones directly opposite, as in the German edition.
kalaha-preset-kalah = Kalah, the standard two-player game
kalaha-preset-kalah-about = For two. The game ends when one side is empty, and each player keeps the stones on their own side.
kalaha-preset-kalah-empty = Kalah with empty captures
kalaha-preset-kalah-empty-about = Like Kalah, but your last stone goes to your store even if there is nothing opposite.

kalaha-move-unreadable = “{ $text }” is not a pit. Type a number from 1 to { $pits }.
kalaha-no-such-pit = There is no pit { $pit }. Your pits are numbered 1 to { $pits }.
kalaha-empty-pit = Pit { $pit } is empty. Choose a pit with stones.
kalaha-nobody-could-score = With { $seats } players there are no captures, and stones are not sown into stores, so no one could score. Change one of these options.
kalaha-sweep-would-score = If only captures score, no one can keep the stones on their own side at the end. Choose an end other than sweep, or have stones sown into the stores.
kalaha-sweep-is-for-two = Keeping the stones on your own side (end=sweep) is for two players only, not { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] A board with { $pits } pit per side is
   *[other] A board with { $pits } pits per side is
 } available only for two-player Kalah (end=sweep).
kalaha-empty-capture-sweeps = Empty captures are available only with end=sweep.
kalaha-nothing-would-be-captured = If the capturing stone stays, an empty opposite pit gives nothing to capture. Change one of these options.
kalaha-position-sides = A position for { $seats } players needs { $seats } sides and a turn marker such as move:0.
kalaha-position-side = “{ $text }” is not a side. It needs { $pits } pits and a store, as in 4,4,4,4,4,4/0.
kalaha-position-mark = “{ $text }” is not a valid turn marker. Write roll:01, move:0 or over:0:played_out, with the seats of this game.
kalaha-position-rollers = At least two players must still be rolling. With a single one left, that player moves. Write move: and the seat.
kalaha-position-past = When only captures score, a position also lists the positions since the last capture. Write past: and, for each one, all pits and the seat to move. Otherwise leave this part out.
kalaha-position-past-impossible = The positions since the last capture can’t have led to this board. Each must follow from the one before it by a move without a capture, and none may appear twice.
kalaha-position-stones = Stones in this position: { $found }. There must be { $total }.
kalaha-position-phase = The turn marker doesn’t match the board. The game would continue, be over, or have ended in another way.

kalaha-fact-rolled = { $you ->
    [seat] You roll a { $eyes }.
   *[none] { $seat } rolls a { $eyes }.
}
kalaha-fact-begins = { $you ->
    [seat] You go first.
   *[none] { $seat } goes first.
}
kalaha-nth = { $pit ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
kalaha-fact-picked = { $you ->
    [seat] { $stones ->
        [one] You sow { $stones } stone from your { kalaha-nth } pit.
       *[other] You sow { $stones } stones from your { kalaha-nth } pit.
    }
   *[none] { $stones ->
        [one] { $seat } sows { $stones } stone from their { kalaha-nth } pit.
       *[other] { $seat } sows { $stones } stones from their { kalaha-nth } pit.
    }
}
kalaha-fact-captured = { $you ->
    [both] You also take your capturing stone.
    [same] { $seat } also takes the capturing stone.
    [seat] { $stones ->
        [one] You capture { $stones } stone from { $owner }.
       *[other] You capture { $stones } stones from { $owner }.
    }
    [owner] { $stones ->
        [one] { $seat } captures { $stones } stone from you.
       *[other] { $seat } captures { $stones } stones from you.
    }
   *[none] { $stones ->
        [one] { $seat } captures { $stones } stone from { $owner }.
       *[other] { $seat } captures { $stones } stones from { $owner }.
    }
}
kalaha-fact-free-turn = { $you ->
    [seat] You get a free turn.
   *[none] { $seat } gets a free turn.
}
kalaha-fact-skipped = { $you ->
    [seat] You have no stones and are skipped.
   *[none] { $seat } has no stones and is skipped.
}
kalaha-fact-ended = { $reason ->
    [played_out] All stones are in the stores. The game is over.
    [no_move] The player to move has no stones. The game is over.
    [side_cleared] A side is empty. The game is over.
    [swept] A side is empty. Each player keeps the stones on their own side, and the game is over.
    [quiet] There has been no capture for 100 moves. The game is over.
   *[repeated] The same position has come back without a capture in between. The game is over.
 }

kalaha-outcome-won = { $you ->
    [winner] { $margin ->
        [one] You win by { $margin } stone! ({ $points })
       *[other] You win by { $margin } stones! ({ $points })
    }
   *[none] { $margin ->
        [one] { $names } wins by { $margin } stone. ({ $points })
       *[other] { $names } wins by { $margin } stones. ({ $points })
    }
}

## Titles of the rules

rule-KALAHA-1-title = The board
rule-KALAHA-2-title = Four stones per pit
rule-KALAHA-3-title = Who starts
rule-KALAHA-4-title = Sowing
rule-KALAHA-5-title = Free turn
rule-KALAHA-6-title = Capturing from opposite
rule-KALAHA-7-title = Capturing from everyone
rule-KALAHA-8-title = Being skipped
rule-KALAHA-9-title = Ending and winning
rule-KALAHA-10-title = Touch-move
rule-KALAHA-V1-title = More or fewer stones
rule-KALAHA-V2-title = An earlier end
rule-KALAHA-V3-title = Captures with two or four
rule-KALAHA-V4-title = The capturing stone stays
rule-KALAHA-V5-title = Only captures score
rule-KALAHA-V6-title = No free turns
rule-KALAHA-P-title = Editions and Kalah
rule-KALAHA-T-title = Four tips
