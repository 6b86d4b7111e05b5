# What the editions leave open or disagree on, and what we added.

rule-KALA-3-choice = In the German rules, players sow from the bank, but the game ends according to the players’ stores, and the rules don’t say when one takes over from the other. Our ruling: players sow from the bank until it holds fewer than four beans at the start of a turn; then it closes for good. The other editions give each player their own beans. You can choose with the option “edition”.
rule-KALA-12-choice = The English and Spanish editions say you are entitled to a bonus move; the German one says it is simply your turn again. Our ruling: you must make it, because every edition fixes how many beans to sow. There is no option for this.
rule-KALA-15-choice = In the German rules, you lose as soon as you have too few beans. Our ruling: your beans are counted only when your turn begins. There is no option for this.

rule-RONDA-2-choice = The printed rules contradict themselves. The list of components has nine beans per player, but the setup gives each player ten. Our ruling: ten. You can choose any number from 1 to 20 (option “beans”).
rule-RONDA-4-choice = The printed rules don’t say whether you choose both cups before you look. Our ruling: you see the first before you choose the second. There is no option for this.
rule-RONDA-6-choice = The printed rules speak of equal numbers of beans and leave open whether two empty cups count. Our ruling: they match. There is no option for this.
rule-RONDA-8-choice = The French and Spanish editions let you pass whenever you could add a bean; the English and German ones only after you have added one. Our ruling: you may also pass without adding a bean. There is no option for this.
rule-RONDA-12-choice = In the French and Spanish editions, you then lift two other cups; the other editions have no such limit. Our ruling: you may lift any two. There is no option for this.

rule-HOPPER-2-choice = The printed rules deal the beans out evenly and don’t mention a remainder. Our ruling: leftover beans are loose on the table. The option “beans” sets how many beans there are.
rule-HOPPER-4-choice = The printed rules don’t say what becomes of beans that fall off the table. Our ruling: they are loose. There is no option for this.
rule-HOPPER-5-choice = In the printed rules, the player who shoots in the fourth bean claims the cup. They don’t say what happens if a shot knocks in another bean as the fourth. Our ruling: it counts for the shooter. There is no option for this.
rule-HOPPER-6-choice = The English and Spanish editions close the gaps; the German and French ones say they can be closed. Our ruling: they are closed, unless you turn off the option “close_gaps”.
rule-HOPPER-7-choice = The printed rules let players who have run out take beans that landed outside the cups. They don’t say how many, or what happens if there are none. Our ruling: you take all of them when your turn comes, and you are skipped while there are none. In the finale, all players without beans share them. There is no option for this.
rule-HOPPER-10-choice = In the printed finale, everyone shoots at the same time, but the rules don’t say who claims a cup when several beans arrive. Our ruling: the player whose shot bean was the fourth to stop in it. Beans that were already there and only moved count for no one. With the option “finale”, you can shoot in rounds.
rule-HOPPER-11-choice = The printed rules don’t say who wins a tie. Our ruling: tied players share the victory. There is no option for this.
rule-HOPPER-12-beyond = The printed game is played with real beans. Shooting on a screen is our addition.
rule-HOPPER-13-beyond = The printed game has no referee. This lets the program keep score when you play on a real table.

rule-DACAPO-2-beyond = The printed game always has 16 beans per player. Other numbers from 4 to 30 (option “beans”) are our addition.
rule-DACAPO-5-choice = In the printed rules, the next number down profits when numbers cancel out. They don’t say what happens if that one is doubled too. Our ruling: keep going down to the first single number. There is no option for this.
rule-DACAPO-7-choice = The printed rules speak of the next empty cup and leave open whether it may be the target cup. Our ruling: it may. There is no option for this.
rule-DACAPO-9-choice = The printed rules compare cups, then beans, and stop there. Our ruling: players who are still tied share the victory. There is no option for this.
rule-DACAPO-10-choice = In the printed game, players hide their beans under the table, and the rules don’t say whether others may know how many are left. But every bean is shown when it’s spent, so anyone could keep count. Our ruling: the number is shown. If you’d rather keep count yourselves, turn on the option “hide_stocks”.

rule-KALAHA-3-choice = In every edition, the highest roll goes first; none mentions tied rolls. Our ruling: tied players roll again. There is no option for this.
rule-KALAHA-4-choice = No edition says whether the pit you emptied gets a stone when you sow all the way round. Our ruling: it does. There is no option for this.
rule-KALAHA-6-choice = The French edition asks only for an empty pit that faces a filled one; with four players, that could be a neighbour’s. Our ruling: it must be your own, as in the German and Spanish editions. The option “capture” sets the kind of capture.
rule-KALAHA-7-choice = In the British edition, a capture empties the corresponding pits of all players, but the rules don’t say which pits correspond. Our ruling: we count as if every other row were directly opposite you, so your second pit from the left corresponds to the second from the right in each other row. The German, French and Spanish editions capture only from the pit directly opposite. You can choose with the option “capture”.
rule-KALAHA-P-beyond = The four editions follow the printed rules. The two forms of Kalah and the smaller boards come from research.
rule-KALAHA-V2-choice = The German, French and Spanish editions end the game when the player to move has no stones, the British one as soon as a side is empty. It doesn’t say whether a side emptied by a capture counts. Our ruling: it does. The option “end” sets how the game ends.
rule-KALAHA-V4-choice = Only the British edition clearly says that the capturing stone stays. The German and Spanish ones speak of the captured stone, the French one of the stones taken; if those stayed, captures would score nothing. Our ruling: we follow the British edition. The option “capturer_stays” turns this variant on.
rule-KALAHA-V5-choice = All four editions offer this variant, but none says what happens when no one captures any more, and the stones could go round for ever. Our ruling: the game ends when a position comes back without a capture in between, or after a hundred moves without one. Stones left in the pits don’t count. Turn off the option “sow_stores” to play this variant.

rule-KESSEL-1-choice = The printed rules name only seven of the fourteen ingredients: whiskers, salamander eyes and the five plants. The other seven names are ours: raven feathers, spider legs, dragon ash, mermaid scales, toad warts, snail slime and moon crystals. They change nothing in the game, so there is no option for them.
rule-KESSEL-2-choice = The printed rules explain the symbols but don’t list the cards that have them. Our ruling: each of the ten coloured ingredients has one exploding cauldron and one wand, spread evenly over the values. Black and white cards have none. On the printed cards, the symbols may be elsewhere. There is no option for this.
rule-KESSEL-9-choice = In the printed rules, exploded cards keep going back under the draw pile, so a game might never end. Our ruling: after a hundred cards, they leave the game. There is no option for this.
rule-KESSEL-13-choice = In the printed rules, the last card of a line ends the game, but every card is in two lines, a row and a column. Our ruling: emptying either one ends the game, wherever the pawn is. The four outer edges, between two corner cards, don’t count, because no pawn can stop there. There is no option for this.
rule-KESSEL-16-choice = The printed rules don’t say who wins a tie. Our ruling: tied players share the victory. There is no option for this.
rule-KESSEL-C-beyond = The printed rules have only one way of scoring. This simpler one for children is our addition.
rule-KESSEL-X-beyond = The printed game is for two players. Playing with three is our addition.
