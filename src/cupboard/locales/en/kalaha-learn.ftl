## The game in a minute

kalaha-in-a-minute = Each side of the board has six pits and, on its right, a store. On your turn, take all the stones from one of your pits and sow them one by one, counter-clockwise. If the last stone lands in your store, you take another turn. If it lands in an empty pit on your side, you capture the stones directly opposite. The game ends when all stones are in the stores. The player with the most stones wins.

## Lessons, in the order of lessons.toml

lesson-kalaha-home-task = The six pits in front of you are yours, and so is the store on your right. Only stones in your store count. A move sows the stones of a pit one by one to the right. Choose a pit whose stones reach your store.
lesson-kalaha-home-right = There is a stone in your store. It counts for you, and no one can take it away again. The pits opposite yours belong to your opponent.
lesson-kalaha-home-missed = These four stones didn’t get as far as your store. Count along to the right and choose a pit that is closer to it.

lesson-kalaha-three-sides-task = There are three players, and the side to your right is empty. Send a stone past it, to the next player.
lesson-kalaha-three-sides-right = First your store, then straight on to the next player’s first pit. A side without a player stays empty and is skipped.
lesson-kalaha-three-sides-missed = That stone stayed on your side. Take enough stones to get past your store.

lesson-kalaha-four-each-task = Every pit starts with four stones. You’ve already sown once and have a free turn. Play a pit that still holds its first four stones.
lesson-kalaha-four-each-right = That was one of the pits with four stones. Every pit on the board started with that many.
lesson-kalaha-four-each-missed = This pit already held five stones, because you had sown one into it before.

lesson-kalaha-highest-roll-task = Both of you rolled a four, so you rolled again. Your opponent got a two and you got a five, so you go first. Start with a move that reaches your opponent’s side.
lesson-kalaha-highest-roll-right = The highest roll goes first, and ties are rolled again. From now on, turns pass to the right, the same way the stones are sown.
lesson-kalaha-highest-roll-missed = It was your turn, but all the stones stayed on your side. Choose a pit further to the right.

lesson-kalaha-to-the-right-task = There are four players. Turns pass the same way as the stones, to the right and counter-clockwise. Send two stones to the player who moves next.
lesson-kalaha-to-the-right-right = Your neighbour on the right got two stones and moved next. Then the other two players moved, and now it’s your turn again.
lesson-kalaha-to-the-right-missed = No stone reached your neighbour on the right. Choose a pit closer to your store.

lesson-kalaha-around-task = A move sows all the stones of a pit, one in each pit, without skipping any. Go all the way round so that your last stone lands in your own first pit.
lesson-kalaha-around-right = You sowed one stone into your store and one into each of your opponent’s pits, and the last one came back to your side. You sow into your own store as you pass it, but not into your opponent’s.
lesson-kalaha-around-missed = Those were too few stones to go all the way round.

lesson-kalaha-long-lap-task = One of your pits is so full that its stones come back to where they started and carry on from there. Play it.
lesson-kalaha-long-lap-right = On a long lap, you don’t skip any pit. The pit you had just emptied got a stone too.
lesson-kalaha-long-lap-missed = A single stone can’t go all the way round. Look for the pit with fourteen stones.

lesson-kalaha-past-the-store-task = In this game, stones are not sown into the stores. Send two stones to your opponent’s side.
lesson-kalaha-past-the-store-right = Your stones went past your store, straight into your opponent’s pits.
lesson-kalaha-past-the-store-missed = That stone stayed on your side.

lesson-kalaha-free-task = Play so that your last stone lands in your own store.
lesson-kalaha-free-right = Your last stone landed in your store, so you get a free turn.
lesson-kalaha-free-missed = Your last stone landed in a pit, so your turn is over. Which pit holds exactly as many stones as it is steps away from your store?

lesson-kalaha-free-again-task = One free turn can follow another. Win two of them in a row.
lesson-kalaha-free-again-right = Your last stone landed in your store twice, and you have another free turn. You can keep going for as long as it works.
lesson-kalaha-free-again-missed = That stone stopped just before your store, so you got no free turn. The other pit reaches the store exactly.

lesson-kalaha-capture-task = You can capture five of your opponent’s stones. Make your last stone land in your empty pit directly opposite them.
lesson-kalaha-capture-right = Your last stone landed in an empty pit on your side, with stones directly opposite. You captured all five, and the capturing stone went to your store with them.
lesson-kalaha-capture-missed = Your last stone landed in an empty pit, but there is nothing in the pit opposite.

lesson-kalaha-capture-in-kalah-task = There are three stones opposite one of your empty pits. Make your last stone land in it.
lesson-kalaha-capture-in-kalah-right = You captured three stones, and the capturing stone went with them. So far, this is the same as in the other editions. The presets explain what is different about Kalah.
lesson-kalaha-capture-in-kalah-missed = Your last stone landed on the other side. You can capture only with a last stone on your own side.

lesson-kalaha-nothing-across-task = Two of your pits hold a single stone that would land in an empty pit. Only one of them captures something. Play that one.
lesson-kalaha-nothing-across-right = There were three stones directly opposite. With your own, four went to your store.
lesson-kalaha-nothing-across-missed = The pit directly opposite is empty, so you capture nothing and your stone stays in its pit.

lesson-kalaha-nobody-across-task = There are three players, and you sit in the middle, opposite the empty side. Make your last stone land in an empty pit on your side, and see what happens.
lesson-kalaha-nobody-across-right = Nothing happens. A side without a player is always empty, so there is nothing to capture. Your stone stays in its pit.
lesson-kalaha-nobody-across-missed = Your last stone didn’t land in an empty pit. Try another pit.

lesson-kalaha-all-others-task = In this game, a capture takes stones from every other player. Counting from each player’s left, your empty second pit corresponds to everyone else’s fifth. Make your last stone land in it.
lesson-kalaha-all-others-right = You captured three, two and four stones. With your own, that makes ten for your store. The corresponding pit of every other player was emptied.
lesson-kalaha-all-others-missed = Your last stone landed in your store. That’s a free turn, but not a capture.

lesson-kalaha-even-nothing-task = In this edition, a last stone in an empty pit on your side goes to your store even if there is nothing to capture. Bring a stone to your store in this way.
lesson-kalaha-even-nothing-right = The corresponding pit was empty, but your capturing stone went to your store all the same.
lesson-kalaha-even-nothing-missed = Your last stone landed in your opponent’s pit. You can capture only with a last stone on your own side.

lesson-kalaha-passed-over-task = Your opponent has no stones left to move. Make a move that keeps it that way.
lesson-kalaha-passed-over-right = A player with no stones is skipped, so it is your turn again. It stays like this until a stone arrives on that side.
lesson-kalaha-passed-over-missed = One of your stones reached the other side, so your opponent can move again.

lesson-kalaha-last-stone-task = Only one stone is still in play. Bring it to your store.
lesson-kalaha-last-stone-right = All stones are in the stores, and the game is over. The player with the most stones wins, so you win by 25 to 23.

lesson-kalaha-shared-task = One last stone is on its way to your store. Play until the game is over.
lesson-kalaha-shared-right = You have 24 stones each, so you share the victory.

lesson-kalaha-touched-task = Look and count for as long as you like, but once you touch a pit, you must play it. One of your pits captures six stones. Which one?
lesson-kalaha-touched-right = Seven stones for your store. Think first, then touch!
lesson-kalaha-touched-missed = In a real game, touch-move means that you would have to play this pit. Here you can try again.

lesson-kalaha-agreed-task = In this game, everyone agreed to allow takebacks. Even so, find the pit that captures six stones at the first try.
lesson-kalaha-agreed-right = Seven stones for your store. If you had slipped, you could have asked for a takeback, because everyone agreed to allow them.
lesson-kalaha-agreed-missed = It wasn’t this pit. In this game you could take the move back. Here, simply try again.

lesson-kalaha-three-stones-task = With three stones in each pit, the game is easier to follow. From which pit does your last stone land exactly in your store?
lesson-kalaha-three-stones-right = Three stones took three steps, and your very first move earned a free turn.
lesson-kalaha-three-stones-missed = Your last stone didn’t land in your store. Count three steps back from it.

lesson-kalaha-five-stones-task = With five or more stones in each pit, the moves get longer and the game gets richer. From which pit does your last stone land exactly in your store now?
lesson-kalaha-five-stones-right = Five stones took five steps. Each number of stones makes a different start.
lesson-kalaha-five-stones-missed = Your last stone didn’t land in your store. Count five steps back from it.

lesson-kalaha-no-move-task = In this variant, the game ends as soon as the player to move has no stones. You’re ahead, and the other side is empty. End your turn without giving your opponent a stone.
lesson-kalaha-no-move-right = Your opponent had to move and couldn’t, so the game is over. You win by 26 to 19. The stones left in your pits don’t count.
lesson-kalaha-no-move-missed = Now your opponent has a stone to move, and the game continues.

lesson-kalaha-side-cleared-task = In this variant, the game ends as soon as any side is empty. You’re ahead. Capture the last stones on the other side.
lesson-kalaha-side-cleared-right = A side is empty, so the game ends immediately. The two stones left in your pit don’t count.
lesson-kalaha-side-cleared-missed = Both sides still have stones, so the game continues.

lesson-kalaha-three-players-task = Here, captures are allowed only with two or four players, and there are three of you. Opposite your empty second pit are four stones. Make your last stone land in it and see.
lesson-kalaha-three-players-right = The four stones stay where they are. With three players, this variant has no captures.
lesson-kalaha-three-players-missed = Your last stone landed in your store, not in an empty pit.

lesson-kalaha-four-players-task = With four players, this variant allows captures, but only from the pit directly opposite. There are two stones in it. Capture them.
lesson-kalaha-four-players-right = The two stones directly opposite went to your store, together with the capturing stone. Your neighbours on the left and right lost nothing.
lesson-kalaha-four-players-missed = That was a free turn, but no capture.

lesson-kalaha-stays-task = Capture the five stones, and watch what becomes of the stone that captures them.
lesson-kalaha-stays-right = The five went to your store. The capturing stone stays in its pit, and you can play it again.
lesson-kalaha-stays-missed = The pit opposite your last stone is empty, so you captured nothing.

lesson-kalaha-captures-only-task = In this variant, stones are not sown into the stores, so you score only by capturing. Capture some stones.
lesson-kalaha-captures-only-right = Four stones and the capturing stone are in your store. In this variant, there is no other way to fill it.
lesson-kalaha-captures-only-missed = This stone went past your store and straight over to your opponent.

lesson-kalaha-in-circles-task = Nothing has been captured for a long while. A few moves ago, your two stones were side by side, in your second and third pits. You’re ahead. Make this position come back.
lesson-kalaha-in-circles-right = The same position came back without a capture in between, so the game is over. Stones left in the pits don’t count, and you win by 26 to 20.
lesson-kalaha-in-circles-missed = This position is a new one, so the game continues.

lesson-kalaha-no-free-turn-task = Make your last stone land in your own store, and see whose turn it is then.
lesson-kalaha-no-free-turn-right = Your last stone landed in your store, but you got no free turn. In this variant, it’s always the next player’s turn.
lesson-kalaha-no-free-turn-missed = Your last stone landed in a pit. Find the pit that reaches your store exactly.

lesson-kalaha-sweep-task = This is standard two-player Kalah. When one side is empty, the game ends, and each player keeps the stones on their own side. Capture the last three stones on the other side.
lesson-kalaha-sweep-right = The other side was empty, so the game was over, and the four stones left on your side went to your store. You win by 29 to 19.
lesson-kalaha-sweep-missed = Your opponent still has stones, so the game continues.

lesson-kalaha-capture-of-nothing-task = In this form of Kalah, a last stone in an empty pit on your side captures even if the opposite pit is empty. Bring a single stone to your store in this way.
lesson-kalaha-capture-of-nothing-right = The opposite pit was empty, but your capturing stone went to your store. In standard Kalah it would have stayed in its pit.
lesson-kalaha-capture-of-nothing-missed = Your last stone landed on the other side. You can capture only with a last stone on your own side.

lesson-kalaha-small-board-task = Kalah can be played on boards with one to six pits per side. This one has three, with three stones in each. Find the pit whose last stone lands in your store.
lesson-kalaha-small-board-right = Three stones, three steps, and a free turn. Games on small boards are short, so they are good for a first try.
lesson-kalaha-small-board-missed = Your last stone didn’t land in your store. Count three steps back from it.

## Titles of lessons, where a rule has several

lesson-kalaha-home-title = Your side
lesson-kalaha-three-sides-title = Three players
lesson-kalaha-highest-roll-title = The highest roll
lesson-kalaha-to-the-right-title = To the right
lesson-kalaha-around-title = All the way round
lesson-kalaha-long-lap-title = A long lap
lesson-kalaha-past-the-store-title = Past the store
lesson-kalaha-free-title = One more turn
lesson-kalaha-free-again-title = Twice in a row
lesson-kalaha-capture-title = Capturing five stones
lesson-kalaha-capture-in-kalah-title = Capturing in Kalah
lesson-kalaha-nothing-across-title = Nothing opposite
lesson-kalaha-nobody-across-title = No one opposite
lesson-kalaha-all-others-title = From all the others
lesson-kalaha-even-nothing-title = Even for nothing
lesson-kalaha-last-stone-title = The last stone
lesson-kalaha-shared-title = A shared victory
lesson-kalaha-touched-title = Count, then touch
lesson-kalaha-agreed-title = Takebacks allowed
lesson-kalaha-three-stones-title = Three stones
lesson-kalaha-five-stones-title = Five stones
lesson-kalaha-no-move-title = No move left
lesson-kalaha-side-cleared-title = An empty side
lesson-kalaha-three-players-title = No captures with three
lesson-kalaha-four-players-title = Capturing with four
lesson-kalaha-captures-only-title = Capture or score nothing
lesson-kalaha-in-circles-title = Round in circles
lesson-kalaha-sweep-title = Keeping your side
lesson-kalaha-capture-of-nothing-title = An empty capture
lesson-kalaha-small-board-title = A small board

## What the editions leave open or disagree on, and what we added

rule-KALAHA-3-choice = In every edition, the highest roll goes first; none mentions tied rolls. Our ruling: tied players roll again. There is no option for this.
rule-KALAHA-4-choice = No edition says whether the pit you emptied gets a stone when you sow all the way round. Our ruling: it does. There is no option for this.
rule-KALAHA-6-choice = The French edition asks only for an empty pit that faces a filled one; with four players, that could be a neighbour’s. Our ruling: it must be your own, as in the German and Spanish editions. The option “capture” sets the kind of capture.
rule-KALAHA-7-choice = In the British edition, a capture empties the corresponding pits of all players, but the rules don’t say which pits correspond. Our ruling: we count as if every other row were directly opposite you, so your second pit from the left corresponds to the second from the right in each other row. The German, French and Spanish editions capture only from the pit directly opposite. You can choose with the option “capture”.
rule-KALAHA-P-beyond = The four editions follow the printed rules. The two forms of Kalah and the smaller boards come from research.
rule-KALAHA-V2-choice = The German, French and Spanish editions end the game when the player to move has no stones, the British one as soon as a side is empty. It doesn’t say whether a side emptied by a capture counts. Our ruling: it does. The option “end” sets how the game ends.
rule-KALAHA-V4-choice = Only the British edition clearly says that the capturing stone stays. The German and Spanish ones speak of the captured stone, the French one of the stones taken; if those stayed, captures would score nothing. Our ruling: we follow the British edition. The option “capturer_stays” turns this variant on.
rule-KALAHA-V5-choice = All four editions offer this variant, but none says what happens when no one captures any more, and the stones could go round for ever. Our ruling: the game ends when a position comes back without a capture in between, or after a hundred moves without one. Stones left in the pits don’t count. Turn off the option “sow_stores” to play this variant.

## The guided first game: each note is shown once, when what it explains first happens

guide-kalaha-welcome = This is Kalaha. The six pits in front of you are yours, and so is the store on your right. The player with the most stones in their store at the end wins.
guide-kalaha-sow = Your turn! Tap one of your ringed pits. Its stones are sown counter-clockwise, one in each pit.
guide-kalaha-stored = On the way, one stone landed in your store. It’s yours to keep! You skip your opponent’s store.
guide-kalaha-free = Your last stone landed in your store, so you get a free turn! Count ahead, and try to do it often.
guide-kalaha-their-free = Your opponent’s last stone landed in their own store, so they get a free turn.
guide-kalaha-captured = Your last stone landed in an empty pit on your side. You capture the stones opposite, and your own stone goes with them.
guide-kalaha-robbed = Your opponent’s last stone landed in an empty pit and captured your stones opposite. Full pits opposite empty ones are in danger!
guide-kalaha-skipped = A player with no stones in their pits is skipped until they get some.
guide-kalaha-few = One side is almost empty. The game ends when all stones are in the stores.
guide-kalaha-over = All stones are in the stores. The player with the most wins. Now you know Kalaha!

## Print

print-help-kalaha = After each round, write down the stones in each player’s store. There are { $stones } stones in total.
