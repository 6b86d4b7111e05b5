nim-name = Nim
nim-tagline = Take a few beans from the heap and watch who gets the last one.
nim-move-help = Type how many beans you take, such as 2.

rule-NIM-1-title = The heap
rule-NIM-2-title = Turns
rule-NIM-3-title = Taking beans
rule-NIM-4-title = The last bean wins
rule-NIM-5-title = The last bean loses
rule-NIM-1 = A heap of { $beans } beans is in the middle.
rule-NIM-2 = Two or three players take turns. The starting player is chosen at random.
rule-NIM-3 = On your turn, take at least one bean and at most { $most }.
rule-NIM-4 = The player who takes the last bean wins.
rule-NIM-5 = Variant: the player who takes the last bean loses. The other players share the victory.

nim-preset-standard = 15 beans
nim-preset-short = A quick game with 9 beans
nim-preset-last-loses = The last bean loses
nim-option-beans = Beans in the heap
nim-option-most = Most beans you may take per turn
nim-option-last = The player who takes the last bean
nim-option-last-wins = wins
nim-option-last-loses = loses

nim-fact-started =
    { $you ->
        [seat] You go first.
       *[none] { $seat } goes first.
    }
nim-fact-taken =
    { $you ->
        [seat]
            { $beans ->
                [one] You take one bean.
               *[other] You take { $beans } beans.
            }
       *[none]
            { $beans ->
                [one] { $seat } takes one bean.
               *[other] { $seat } takes { $beans } beans.
            }
    }

nim-too-many = Take at least one bean and at most { $most }.
nim-unreadable = “{ $text }” is not a number of beans. Type a number from 1 to { $most }.
nim-position = This is not a position of Nim. Write the heap, the beans each player took, and the player to move, such as 9 4,2 0.

board-nim-take =
    { $beans ->
        [one] Take 1 bean
       *[other] Take { $beans } beans
    }
board-nim-heap =
    { $beans ->
        [one] One bean in the heap
       *[other] { $beans } beans in the heap
    }

nim-view-heap = Beans in the heap
nim-view-taken = Beans taken
nim-view-mover = Next seat (the first is 0)
