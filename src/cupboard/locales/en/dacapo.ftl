dacapo-name = Da Capo
dacapo-tagline = Everybody shows beans at once: the highest number that nobody else shows moves on.
dacapo-move-help = Type how many beans you put into your fist: 1, 2, 3, 4 or 5, and no more than you hold.

rule-DACAPO-1 = A row of cups leads from every player to the black target cup in the middle: four cups each with two or three players, three with four or five.
rule-DACAPO-2 = Everybody starts with 16 beans, hidden in the hand. Tables that want a shorter or a longer game can agree on another number.
rule-DACAPO-3 = Every round, each player who still has beans secretly puts 1 to 5 of them into a fist, never more than they have. When all fists lie on the table, all are opened together.
rule-DACAPO-4 = The highest number shown by only one player wins the round: those beans fill the next cup of the row. All other beans that were shown go back to the box.
rule-DACAPO-5 = Equal numbers cancel each other, and the next single number below wins: with 5, 5, 4, 4 and 3 it is the 3. If no number is single, nobody advances.
rule-DACAPO-6 = Whoever has no beans left is out.
rule-DACAPO-7 = When only one player still has beans, one of them goes into the next free cup of that row, which may be the target cup; the others go back to the box.
rule-DACAPO-8 = Filling the target cup ends the game at once and wins it.
rule-DACAPO-9 = When all beans are spent and the target cup is empty, whoever came furthest wins. Among equals it is whoever laid the fewest beans; if that is equal too, they share the win.
rule-DACAPO-10 = Until all have chosen, the others learn only that a choice was made. What somebody still holds follows from what was shown; a table may display it or leave the counting to the players.

dacapo-option-beans = How many beans everybody starts with. The printed game has 16; fewer make a quick game, and small ones can be worked out completely.
dacapo-option-hide-stocks = Don’t display what the others still hold: count for yourself.

dacapo-preset-standard = The printed game
dacapo-preset-counting = Hidden stocks: you count
dacapo-preset-handful = A quick game with 8 beans

dacapo-move-unreadable = “{ $text }” is not a number of beans. Type 1, 2, 3, 4 or 5.
dacapo-not-one-to-five = A fist holds 1 to { $most } beans, not { $beans }.
dacapo-without-beans = Player { $seat } has no beans left and is out.
dacapo-too-few-beans =
    { $stock ->
        [one] You can’t show { $beans } beans: you hold only one.
       *[other] You can’t show { $beans } beans: you hold only { $stock }.
    }
dacapo-position-sides = A position for { $seats } players needs { $seats } sides such as 5,3/8, and then box: with the beans in the box.
dacapo-position-side = “{ $text }” is not a side. Write the filled cups (1 to { $most } beans each, or - for none), a slash and the beans in the hand: 5,3/8.
dacapo-position-too-many = Player { $seat } has more beans than everybody starts with ({ $beans }).
dacapo-position-beans =
    { $found ->
        [one] There is { $found } bean in this position, but the game has { $total }.
       *[other] There are { $found } beans in this position, but the game has { $total }.
    }
dacapo-position-row = A row has { $cups } cups, and then comes the target cup.
dacapo-position-target = Only one player can have filled the target cup.
dacapo-position-last-bean = Only one player has beans left: the last bean would have been laid already.
dacapo-position-rounds = No rounds can have led to this position.

dacapo-fact-shown = { $seat } shows { $beans }.
dacapo-fact-cancelled = { $hands } hands with { $beans } cancel each other.
dacapo-fact-advanced =
    { $target ->
        [yes] { $seat } fills the target cup with { $beans }!
       *[no] { $seat } advances: { $beans } into cup { $cup }.
    }
dacapo-fact-stalled = No single number: nobody advances.
dacapo-fact-out = { $seat } has no beans left and is out.
dacapo-fact-last-bean =
    { $target ->
        [yes] Only { $seat } still has beans and lays one into the target cup!
       *[no] Only { $seat } still has beans and lays one into cup { $cup }.
    }
dacapo-fact-ended =
    { $reason ->
        [target] The target cup is filled: the game is over.
       *[beans] All beans are spent: the game is over.
    }
