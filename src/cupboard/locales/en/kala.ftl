kala-name = Kala
kala-tagline = Sow beans into a square of cups and harvest the full ones before the other does.
kala-move-help = Type the steps of your path after your own cup, such as EES (N, E, S, W). Add x to harvest the last cup, and @c3 to say where your cup goes when the path ends on the other player’s cup.

rule-KALA-1 = Sixteen field cups form a square of four by four. Each of the two players has a playing cup, dark or light; they start on two opposite corners, dark on a1, light on d4.
rule-KALA-2 = Edition “store”: each player starts with 28 beans of their own and the bank is empty.
rule-KALA-3 = Edition “bank”: the stores start empty and about 80 beans lie in the bank. Players sow from the bank while it can give 4 beans. The first time it cannot, it closes for good: it still takes its share of harvests, but everybody sows from their own store.
rule-KALA-4 = Who begins is drawn by lot. Then players take turns.
rule-KALA-5 = In a turn you sow 4 beans: the first into your own playing cup, the others one by one into the cups of a path that starts there. A path goes from cup to neighbouring cup, straight, may turn by a right angle once, and stays on the board.
rule-KALA-6 = If a playing cup stands where a bean should go, the bean goes into that playing cup. Paths may lead over the other player’s cup and leave a bean in it.
rule-KALA-7 = A playing cup takes its beans along. The field cup beneath it keeps its beans, covered: nothing is added or taken until the playing cup leaves.
rule-KALA-8 = After the sowing, and the harvest if there is one, your playing cup moves onto the cup of the last bean.
rule-KALA-9 = If the last bean went into the other player’s cup, your cup moves onto a cup straight next to it instead; you choose which. It never stands on the other player’s cup.
rule-KALA-10 = If the last bean goes into a field cup that already held 3 or more, you may empty it: one bean goes to the bank, all others to your store.
rule-KALA-11 = The other player’s playing cup can be harvested in the same way; your cup then moves next to it.
rule-KALA-12 = If your playing cup holds 4 or more beans after its move, you must sow them all at once, starting with your cup again; harvest and move follow as usual. This happens once a turn at most.
rule-KALA-13 = A bonus sowing of 5 or 6 beans needs a path that is long enough for all of them. Where no path can take the sixth bean, five are sown, the fifth counts as the last, and the sixth goes to the other player’s store.
rule-KALA-14 = You may look under the playing cups at any time: every number of beans is open to everybody.
rule-KALA-15 = Whoever begins a turn with fewer than 4 beans to sow loses, and the other player wins. There are no draws.

kala-option-edition = Where the beans that are sown come from.
kala-option-edition-store = Each player has beans of their own from the start.
kala-option-edition-bank = All beans lie in the bank, from which both sow until it runs dry.
kala-option-store-beans = How many beans each player starts with in the edition “store”.
kala-option-bank-beans = How many beans lie in the bank at the start of the edition “bank”.
kala-preset-store = With 28 beans each
kala-preset-bank = With a common bank of 80 beans

kala-bank-starts-empty = In the edition “store” the bank starts empty: a number of beans for it ({ $beans }) makes no sense.
kala-stores-start-empty = In the edition “bank” the stores start empty: a number of beans for them ({ $beans }) makes no sense.

kala-move-unreadable = “{ $text }” is not a move. Type the steps of a path, such as EES, EESx or EES@c3.
kala-wrong-length = You sow { $beans } beans: one into your own cup, then { $steps } steps.
kala-wrong-bonus-length = This bonus sowing of { $beans } beans needs a path of { $steps } steps after your own cup.
kala-no-direction = “{ $text }” is not a path: steps are N, E, S and W.
kala-path-turns-back = { $path } turns back. A path may only turn by a right angle.
kala-path-turns-twice = { $path } turns more than once. A path may turn only once.
kala-path-leaves-board = From { $cell } the path { $path } leaves the board.
kala-cup-follows-bean = Your cup goes where the last bean falls, to { $cell }: there is nothing to choose.
kala-choose-landing = The last bean falls into the other player’s cup on { $other }: say where your cup goes, with @ and a cup next to it.
kala-no-such-cup = There is no cup { $text }: they are called a1 to d4.
kala-landing-on-cup = Your cup cannot stand on the other player’s cup on { $other }.
kala-landing-not-next = { $cell } is not straight next to the other player’s cup on { $other }.
kala-not-ripe = { $beans ->
    [0] The cup on { $cell } is empty before your last bean; a harvest needs 3 beans there.
    [one] The cup on { $cell } holds 1 bean before your last one; a harvest needs 3 there.
   *[other] The cup on { $cell } holds { $beans } beans before your last one; a harvest needs 3 there.
}

kala-position-words = A position of Kala has { $words } parts: the field, two cups, stores, bank, and whose turn it is.
kala-position-field = “{ $text }” is not a field of four rows with four numbers each.
kala-position-cup = “{ $text }” does not say where a playing cup stands and what it holds, such as a1:0.
kala-position-stores = “{ $text }” is not stores and bank, such as stores:28,28 bank:0.
kala-position-mark = “{ $text }” is none of lot, sow:0, bonus:0 and lost:0 (or :1).
kala-position-beans = Beans in this position: { $found }. There must be { $total }.
kala-position-stacked = Both playing cups cannot stand on the same cup.
kala-position-open-bank = In the edition “store” the bank never gives beans.
kala-position-lot = The lot is drawn at the start, and this is not the start.
kala-position-cup-beans = Beans in a playing cup here: { $beans }. At this moment it can only hold { $low } to { $high }.
kala-position-bank-closed = Beans in the open bank: { $beans }. With so few it would have closed by now.
kala-position-turn = Whose turn it is, or who has lost, does not agree with the beans there are to sow.

kala-fact-begins = { $seat } begins.
kala-fact-took = { $source ->
    [bank] { $seat } sows { $beans } beans from the bank.
    [cup] { $seat } sows the { $beans } beans of the playing cup.
   *[store] { $seat } sows { $beans } beans from the store.
}
kala-fact-given = The bean that found no room goes to { $other }.
kala-fact-harvested = { $seat } harvests { $beans } beans on { $cell }: { $gain } for the store, 1 for the bank.
kala-fact-robbed = { $seat } harvests { $beans } beans from { $other }’s cup on { $cell }: { $gain } for the store, 1 for the bank.
kala-fact-moved = { $seat }’s cup moves from { $start } to { $cell }.
kala-fact-bonus-due = { $seat }’s cup holds { $beans } beans: a bonus sowing.
kala-fact-bank-closed = { $beans ->
    [0] The bank is empty and closes. From now on everybody sows from their own store.
    [one] The bank has only 1 bean left and closes. From now on everybody sows from their own store.
   *[other] The bank has only { $beans } beans left and closes. From now on everybody sows from their own store.
}
kala-fact-ended = { $seat } does not have 4 beans to sow. { $winner } wins.
