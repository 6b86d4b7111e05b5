kala-name = Kala
kala-tagline = Sow beans across a square of cups, and harvest the full ones before your opponent does.
kala-move-help = Type the steps of your path from your own cup, such as EES (N, E, S, W). Add x to harvest the last cup. If the path ends on your opponent’s cup, add @c3 (for example) to say where your cup goes.
kala-board-signs = ● ○ playing cups   (2) covered   ›2‹ a path can end here   {"\u00BB"}4{"\u00AB"} and harvest   ⌂ bank
kala-compass = NESW

rule-KALA-1 = Sixteen field cups form a square of four by four. Each player has one playing cup, dark (●) or light (■). The playing cups start on opposite corners: dark on a1, light on d4.
rule-KALA-2 = Own stores (“store”): each player starts with a store of { $beans } beans, and the bank is empty.{ $handicap ->
    [yes] { " " }By agreement, not everyone has that many beans.
   *[no] { "" }
 }
rule-KALA-3 = Shared bank (“bank”): the stores start empty, and { $bank } beans are in the bank. Players sow from the bank as long as it holds at least 4 beans when a turn starts. The first time it doesn’t, it closes for good. It still receives a bean from every harvest, but from then on players sow from their own stores.
rule-KALA-4 = The starting player is chosen at random. Then players alternate turns.
rule-KALA-5 = On your turn, sow 4 beans. The first goes into your own playing cup, then one goes into each cup of a path that starts there. Each step leads to the next cup up, down, left or right. The path may turn a corner once, and it must stay on the board.
rule-KALA-6 = If there is a playing cup on a cup of your path, the bean goes into the playing cup. So your path may cross your opponent’s cup and leave a bean in it.
rule-KALA-7 = A playing cup carries its own beans with it. The beans in the field cup beneath it are covered. None are added or taken until the playing cup moves away.
rule-KALA-8 = After sowing (and harvesting, if you do), move your playing cup onto the cup where your last bean landed.
rule-KALA-9 = If your last bean landed in your opponent’s playing cup, move your playing cup onto any cup directly next to it instead, but not diagonally. Playing cups never stack.
rule-KALA-10 = Harvest: if your last bean lands in a field cup that already held 3 or more beans, you may empty it. One bean goes to the bank, and the rest go to your store.
rule-KALA-11 = You may harvest your opponent’s playing cup in the same way. Your playing cup then moves next to it.
rule-KALA-12 = Bonus move: if your playing cup holds 4 or more beans after it has moved, you must immediately sow all of them, starting with your playing cup again. Then harvest and move as usual. You get at most one bonus move per turn.
rule-KALA-13 = A bonus move with 5 or 6 beans needs a path long enough for all of them. If no path has room for the sixth bean, sow five. The fifth then counts as the last bean, and the sixth goes to your opponent’s store.
rule-KALA-14 = You may look under the playing cups at any time. Nothing is secret.
rule-KALA-15 = If you have fewer than 4 beans to sow at the start of your turn, you lose and your opponent wins. There are no ties.
rule-KALA-T = When you harvest, take the beans out first and only then put your playing cup on the empty cup. That way, nothing you harvested is left underneath.

kala-option-edition = Where players take the beans they sow.
kala-option-edition-store = From their own stores, which are filled at the start.
kala-option-edition-bank = From a shared bank until it runs out, then from their own stores.
kala-option-store-beans = How many beans each player starts with in their own store.
kala-option-bank-beans = How many beans are in the shared bank at the start.
kala-option-fewer-beans = How many beans fewer a player starts with. A handicap for the stronger one.
kala-preset-store = Own stores, 28 beans each
kala-preset-bank = Shared bank of 80 beans
kala-preset-bank-about = The stores start empty, and you sow from the bank as long as it lasts.

kala-bank-starts-empty = With own stores, the bank starts empty. Remove the option for bank beans ({ $beans }).
kala-stores-start-empty = With a shared bank, the stores start empty. Remove the option for store beans ({ $beans }).
kala-bank-is-shared = With a shared bank, both players sow from the same beans, so neither can start with fewer.

kala-move-unreadable = “{ $text }” is not a move. Type the steps of a path, such as EES, EESx or EES@c3.
kala-wrong-length = With { $beans } beans, your path needs { $steps } steps. The first bean goes into your own cup.
kala-wrong-bonus-length = This bonus move with { $beans } beans needs a path of { $steps } steps from your own cup.
kala-no-direction = “{ $text }” is not a path. Use the steps N, E, S and W.
kala-path-turns-back = This path doubles back on itself. A path can only turn at a right angle.
kala-path-turns-twice = This path turns more than once. A path can turn only once.
kala-path-leaves-board = This path from { $cell } leaves the board. Choose another direction.
kala-cup-follows-bean = Your cup always follows your last bean, here to { $cell }. Leave out the @ part.
kala-choose-landing = Your last bean lands in your opponent’s cup on { $other }. Add @ and a neighbouring cup to say where your cup goes.
kala-no-such-cup = There is no cup { $text }. The cups are named a1 to d4.
kala-landing-on-cup = Your cup can’t move onto your opponent’s cup on { $other }. Choose a cup next to it.
kala-landing-not-next = { $cell } is not directly next to your opponent’s cup on { $other }. Choose a cup up, down, left or right of it.
kala-not-ripe = { $beans ->
    [0] You can’t harvest { $cell }, because it was empty. A cup needs at least 3 beans before your last one.
    [one] You can’t harvest { $cell }, because it held only 1 bean. A cup needs at least 3 beans before your last one.
   *[other] You can’t harvest { $cell }, because it held only { $beans } beans. A cup needs at least 3 beans before your last one.
}

kala-position-words = A Kala position has { $words } parts: the field, two cups, stores, bank, and whose turn it is.
kala-position-field = “{ $text }” is not a field of four rows with four numbers each.
kala-position-cup = “{ $text }” is not the place and contents of a playing cup, such as a1:0.
kala-position-stores = “{ $text }” is not stores and bank, such as stores:28,28 bank:0.
kala-position-mark = “{ $text }” is not a valid turn marker. Write lot, sow:0, bonus:0 or lost:0 (or :1).
kala-position-beans = Beans in this position: { $found }. There must be { $total }.
kala-position-stacked = The two playing cups can’t be on the same cup.
kala-position-open-bank = With own stores, the bank never gives beans.
kala-position-lot = The starting player can be chosen only at the start of the game.
kala-position-cup-beans = Beans in a playing cup here: { $beans }. At this moment it can only hold { $low } to { $high }.
kala-position-bank-closed = Beans in the open bank: { $beans }. With so few, it would be closed by now.
kala-position-turn = The turn marker doesn’t match the beans left to sow.

kala-fact-begins = { $you ->
    [seat] You go first.
   *[none] { $seat } goes first.
}
kala-fact-took = { $you ->
    [seat] { $source ->
        [bank] You sow { $beans } beans from the bank.
        [cup] You sow the { $beans } beans from your playing cup.
       *[store] You sow { $beans } beans from your store.
    }
   *[none] { $source ->
        [bank] { $seat } sows { $beans } beans from the bank.
        [cup] { $seat } sows the { $beans } beans from their playing cup.
       *[store] { $seat } sows { $beans } beans from their store.
    }
}
kala-fact-given = { $you ->
    [other] There is no room for the sixth bean, so you get it.
   *[none] There is no room for the sixth bean, so { $other } gets it.
}
kala-fact-harvested = { $you ->
    [seat] You harvest { $beans } beans on { $cell }: { $gain } for your store, 1 for the bank.
   *[none] { $seat } harvests { $beans } beans on { $cell }: { $gain } for their store, 1 for the bank.
}
kala-fact-robbed = { $you ->
    [seat] You harvest { $beans } beans from { $other }’s cup on { $cell }: { $gain } for your store, 1 for the bank.
    [other] { $seat } harvests { $beans } beans from your cup on { $cell }: { $gain } for their store, 1 for the bank.
   *[none] { $seat } harvests { $beans } beans from { $other }’s cup on { $cell }: { $gain } for their store, 1 for the bank.
}
kala-fact-moved = { $you ->
    [seat] Your cup moves from { $start } to { $cell }.
   *[none] { $seat }’s cup moves from { $start } to { $cell }.
}
kala-fact-bonus-due = { $you ->
    [seat] Your cup holds { $beans } beans. Bonus move!
   *[none] { $seat }’s cup holds { $beans } beans. Bonus move!
}
kala-fact-bank-closed = { $beans ->
    [0] The bank is empty and closes. From now on, players sow from their own stores.
    [one] The bank has only 1 bean left and closes. From now on, players sow from their own stores.
   *[other] The bank has only { $beans } beans left and closes. From now on, players sow from their own stores.
}
kala-fact-ended = { $you ->
    [seat] You can’t sow 4 beans. { $winner } wins!
    [winner] { $seat } can’t sow 4 beans. You win!
   *[none] { $seat } can’t sow 4 beans. { $winner } wins!
}

## Titles of the rules

rule-KALA-1-title = The board
rule-KALA-2-title = Your own stores
rule-KALA-3-title = The shared bank
rule-KALA-4-title = Who starts
rule-KALA-5-title = Sowing
rule-KALA-6-title = Sowing across playing cups
rule-KALA-7-title = Covered beans
rule-KALA-8-title = Moving your playing cup
rule-KALA-9-title = Next to your opponent’s cup
rule-KALA-10-title = Harvesting
rule-KALA-11-title = Harvesting your opponent’s cup
rule-KALA-12-title = Bonus move
rule-KALA-13-title = Five or six beans
rule-KALA-14-title = Nothing is secret
rule-KALA-15-title = Winning and losing
rule-KALA-T-title = Empty first, then move
