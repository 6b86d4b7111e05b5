dacapo-name = Da Capo
dacapo-tagline = Everyone reveals beans at the same time. The highest number that no one else has wins the round.
dacapo-move-help = Type how many beans you put into your fist: 1, 2, 3, 4 or 5, and no more than you hold.

rule-DACAPO-1 = Each player has a row of cups that leads to the target cup, a black cup in the middle: four cups each with two or three players, three cups each with four or five.
rule-DACAPO-2 = Each player starts with { $beans } beans, hidden in the hand. You can agree on another number for a shorter or longer game.{ $handicap ->
    [yes] { " " }By agreement, not everyone has that many beans.
   *[no] { "" }
 }
rule-DACAPO-3 = In each round, every player who still has beans secretly puts 1 to 5 of them into a fist, but never more than they have. When everyone is ready, all players open their fists together.
rule-DACAPO-4 = The highest number revealed by only one player wins the round. That player puts those beans into the next cup of their row. All other revealed beans go back to the box.
rule-DACAPO-5 = Equal numbers cancel each other out, and the next highest single number wins: with 5, 5, 4, 4 and 3, the 3 wins. If no number is single, no one advances.
rule-DACAPO-6 = If you have no beans left, you are out.
rule-DACAPO-7 = When only one player has beans left, that player puts one bean into their next empty cup, which may be the target cup. The rest go back to the box.
rule-DACAPO-8 = The first player to fill the target cup wins immediately.
rule-DACAPO-9 = If all beans are gone and the target cup is empty, the player with the most filled cups wins. If there is a tie, the player who used fewer beans wins. If players are still tied, they share the victory.
rule-DACAPO-10 = Until everyone has chosen, the other players see only that you have chosen. You can work out how many beans they have left from what they have revealed. The game can also show it.

dacapo-option-beans = Starting beans per player. The printed game has 16. Fewer make a quicker game, and very small games can be solved completely.
dacapo-option-fewer-beans = How many beans fewer a player starts with. A handicap for the stronger ones.
dacapo-option-hide-stocks = Hide how many beans the other players have left, so you have to count.

dacapo-preset-standard = The printed game
dacapo-preset-counting = Hidden hands: keep count yourself
dacapo-preset-counting-about = You no longer see how many beans the others have left.
dacapo-preset-handful = A quick game with 8 beans
dacapo-preset-handful-about = Each player starts with half as many beans.

dacapo-move-unreadable = “{ $text }” is not a number of beans. Type 1, 2, 3, 4 or 5.
dacapo-not-one-to-five = A fist holds 1 to { $most } beans, not { $beans }.
dacapo-without-beans = Player { $seat } is out of beans and can’t play.
dacapo-too-few-beans =
    { $stock ->
        [one] You hold only one bean, so you can’t reveal { $beans }. Type 1.
       *[other] You hold only { $stock } beans, so you can’t reveal { $beans }. Type a smaller number.
    }
dacapo-position-sides = A position for { $seats } players needs { $seats } sides such as 5,3/8, and then box: with the beans in the box.
dacapo-position-side = “{ $text }” is not a side. Write the filled cups (1 to { $most } beans each, or - for none), a slash and the beans in the hand: 5,3/8.
dacapo-position-too-many = Player { $seat } has more than the starting number of beans ({ $beans }).
dacapo-position-beans =
    { $found ->
        [one] There is { $found } bean in this position, but the game has { $total }.
       *[other] There are { $found } beans in this position, but the game has { $total }.
    }
dacapo-position-row = A row has { $cups } cups, followed by the target cup. No row can have more filled cups than that.
dacapo-position-target = Only one player can have filled the target cup.
dacapo-position-last-bean = Only one player has beans left, so one of them would already be in that player’s row.
dacapo-position-rounds = This position can’t be reached from the start.

dacapo-fact-shown = { $you ->
    [seat] You reveal { $beans }.
   *[none] { $seat } reveals { $beans }.
}
dacapo-fact-cancelled = { $hands } fists with { $beans } cancel each other out.
dacapo-fact-advanced = { $you ->
    [seat] { $target ->
        [yes] You fill the target cup with { $beans }!
       *[no] You fill cup { $cup } with { $beans }.
    }
   *[none] { $target ->
            [yes] { $seat } fills the target cup with { $beans }!
           *[no] { $seat } fills cup { $cup } with { $beans }.
        }
}
dacapo-fact-stalled = There is no single number, so no one advances.
dacapo-fact-out = { $you ->
    [seat] You have no beans left and are out.
   *[none] { $seat } has no beans left and is out.
}
dacapo-fact-last-bean = { $you ->
    [seat] { $target ->
        [yes] Only you still have beans, so you put one into the target cup!
       *[no] Only you still have beans, so you put one into cup { $cup }.
    }
   *[none] { $target ->
            [yes] Only { $seat } still has beans and puts one into the target cup!
           *[no] Only { $seat } still has beans and puts one into cup { $cup }.
        }
}
dacapo-fact-ended =
    { $reason ->
        [target] The target cup is filled. The game is over.
       *[beans] No one has beans left. The game is over.
    }

## Titles of the rules

rule-DACAPO-1-title = The rows
rule-DACAPO-2-title = Your beans
rule-DACAPO-3-title = The fist
rule-DACAPO-4-title = The highest single number
rule-DACAPO-5-title = Equal numbers
rule-DACAPO-6-title = Out of beans
rule-DACAPO-7-title = The last with beans
rule-DACAPO-8-title = The target cup
rule-DACAPO-9-title = When the beans run out
rule-DACAPO-10-title = Secret choices, open counts
