## The lessons of Kalaha, in the order of games/kalaha/lessons.toml.

lesson-kalaha-home-task = The six pits in front of you are yours, and so is the store at your right hand. What you gather there counts. A move drops the stones of a pit one by one to the right. Choose a pit whose stones reach your store.
lesson-kalaha-home-right = A stone lies in your store: it counts for you, and nobody can take it away again. The pits across from yours belong to the other player.
lesson-kalaha-home-missed = These four stones did not get as far as your store. Count along to the right and choose a pit that is closer to it.

lesson-kalaha-three-sides-task = Three people play, and nobody sits at the side to your right. Send a stone beyond it, to the player who comes after.
lesson-kalaha-three-sides-right = First your store, then straight on to the next player’s first pit: a side that nobody plays stays empty and is passed over.
lesson-kalaha-three-sides-missed = That stone stayed on your side. Take enough stones to get past your store.

lesson-kalaha-four-each-task = At the start four stones lie in every pit. You have already sown once and may move again. Play a pit that still holds its first four stones.
lesson-kalaha-four-each-right = Four stones: every pit on the board began with that many.
lesson-kalaha-four-each-missed = There were five stones in it already: one that you had sown before fell into this pit.

lesson-kalaha-highest-roll-task = Both of you rolled a four, so the dice were thrown again: a two for the other, a five for you. You begin. Open the game with a move that reaches the other player’s side.
lesson-kalaha-highest-roll-right = The highest roll begins, and those who tie for it roll again. From now on the turn goes to the right, the same way as the stones.
lesson-kalaha-highest-roll-missed = It was your turn, but all the stones stayed on your side. Choose a pit further to the right.

lesson-kalaha-to-the-right-task = Four people play. The turn goes round the same way as the stones: to the right, counter-clockwise. Send two stones to the player who moves next.
lesson-kalaha-to-the-right-right = Your neighbour on the right got two stones and then the turn. After that came the other two, and now it is your turn again.
lesson-kalaha-to-the-right-missed = No stone reached your neighbour on the right.

lesson-kalaha-around-task = A move takes all stones of a pit and drops them one by one, leaving out no pit. Go all the way round, until your last stone falls into your own first pit.
lesson-kalaha-around-right = One stone for your store, one for each pit of the other player, and the last one is home again. Your own store gets a stone as you pass; the store of the other player gets none.
lesson-kalaha-around-missed = Those were too few stones to go all the way round.

lesson-kalaha-long-lap-task = One of your pits is so full that its stones come back to where they started, and go on from there. Play it.
lesson-kalaha-long-lap-right = On a long lap no pit is left out: the pit you had just emptied got a stone too.
lesson-kalaha-long-lap-missed = A single stone is no long lap. Look for the pit with fourteen stones.

lesson-kalaha-past-the-store-task = At this table nothing is sown into stores. Send two stones to the other player’s side.
lesson-kalaha-past-the-store-right = Your stones went past your store, straight into the pits of the other player.
lesson-kalaha-past-the-store-missed = That stone stayed on your side.

lesson-kalaha-free-task = Let your last stone fall exactly into your own store.
lesson-kalaha-free-right = The last stone fell into your store, so you may move again: a free turn.
lesson-kalaha-free-missed = Your last stone fell into a pit, and the turn is over. Which pit holds just as many stones as it is steps away from your store?

lesson-kalaha-free-again-task = One free turn can follow another. Win two of them in a row.
lesson-kalaha-free-again-right = Twice your last stone fell into your store, and you are to move once more. You may go on for as long as you succeed.
lesson-kalaha-free-again-missed = That stone came to rest just before your store, so there was no free turn. The other pit reaches the store exactly.

lesson-kalaha-capture-task = Five stones of the other player can be won. Let your last stone fall into your empty pit straight across from them.
lesson-kalaha-capture-right = Your last stone fell into a pit of yours that was empty, and stones lay straight across. All five went to your store, and the capturing stone with them.
lesson-kalaha-capture-missed = This last stone fell into an empty pit as well, but nothing lies across from it.

lesson-kalaha-capture-in-kalah-task = Three stones lie across from an empty pit of yours. Let your last stone fall into it.
lesson-kalaha-capture-in-kalah-right = Three stones and the capturing one went to your store. So far this form of Kalah is like every other; what is special about it is told with the presets.
lesson-kalaha-capture-in-kalah-missed = Your last stone fell on the other side. Only in a pit of your own can it capture.

lesson-kalaha-nothing-across-task = Two of your stones could each step into an empty pit. Only one of them captures something: play that one.
lesson-kalaha-nothing-across-right = Straight across lay three stones. Together with your own, four went to your store.
lesson-kalaha-nothing-across-missed = Nothing lies straight across from there. So nothing is captured, and your stone simply stays in its pit.

lesson-kalaha-nobody-across-task = You are the middle one of three, and across from you sits nobody. Let your last stone fall into an empty pit of yours, and see what happens.
lesson-kalaha-nobody-across-right = Nothing happens: a side that nobody plays is always empty, so there is nothing to capture. Your stone stays in its pit.
lesson-kalaha-nobody-across-missed = This last stone did not fall into an empty pit.

lesson-kalaha-all-others-task = At this table a capture takes from everybody. Your empty second pit corresponds to the fifth of each of the others, everybody counting from their own left. Let your last stone fall into it.
lesson-kalaha-all-others-right = Three stones, two stones and four stones, and your own one with them: ten for your store. The corresponding pit of every other player was emptied.
lesson-kalaha-all-others-missed = Your last stone fell into your store. That is a free turn, but no capture.

lesson-kalaha-even-nothing-task = By this rule your last stone in an empty pit of yours is a capture even where there is nothing to take. Bring a stone to your store in this way.
lesson-kalaha-even-nothing-right = The corresponding pit was empty, but your capturing stone went to your store all the same.
lesson-kalaha-even-nothing-missed = Your last stone fell into a pit of the other player. Only in a pit of your own can it capture.

lesson-kalaha-passed-over-task = The other player has no stones left to move. Make a move that keeps it so.
lesson-kalaha-passed-over-right = A player with no stones is skipped, so it is your turn again. It stays like this until a stone arrives on that side.
lesson-kalaha-passed-over-missed = One of your stones reached the other side, so there is something to move there again.

lesson-kalaha-last-stone-task = Only one stone is still in play. Bring it home.
lesson-kalaha-last-stone-right = All stones lie in stores, and the game is over. You win by 25 to 23: most stones win.

lesson-kalaha-shared-task = One last stone is on its way to your store. Play until the game is over.
lesson-kalaha-shared-right = 24 stones for you and 24 for the other: with equal numbers you share the victory.

lesson-kalaha-touched-task = Look and count for as long as you like, but touch only what you want to play: a chosen pit is played. One of your pits captures six stones. Which?
lesson-kalaha-touched-right = Seven stones for your store. First think, then touch: that is the whole art of this rule.
lesson-kalaha-touched-missed = Touched is played: at a table this move would stand. Here you may try again.

lesson-kalaha-agreed-task = Everybody at this table agreed that moves may be taken back. All the same, find the pit that captures six stones at the first try.
lesson-kalaha-agreed-right = Seven stones for your store. Had you slipped, you could have asked for the move back, because this table agreed on it.
lesson-kalaha-agreed-missed = It was not this pit. At this table you could take the move back; here, simply try again.

lesson-kalaha-three-stones-task = With three stones in each pit the game is easier to follow. From which pit does your last stone fall exactly into your store?
lesson-kalaha-three-stones-right = Three stones, three steps: that is a free turn from the very first move.
lesson-kalaha-three-stones-missed = The last stone did not end in your store. Count three steps back from it.

lesson-kalaha-five-stones-task = With five stones in each pit, or more, the moves get longer and the game richer. From which pit does your last stone fall exactly into your store now?
lesson-kalaha-five-stones-right = Five stones, five steps. With every number of stones the game opens in another way.
lesson-kalaha-five-stones-missed = The last stone did not end in your store. Count five steps back from it.

lesson-kalaha-no-move-task = In this variation the game is over as soon as the player to move has no stones. You are ahead, and the other side is empty: pass on the turn, but no stone.
lesson-kalaha-no-move-right = The other player was to move and could not, so the game is over: 26 to 19 for you. The stones in your pits count for nobody.
lesson-kalaha-no-move-missed = Now the other player has a stone to move, and the game goes on.

lesson-kalaha-side-cleared-task = In this variation the game is over as soon as any side is empty. You are ahead: capture the last stones of the other side.
lesson-kalaha-side-cleared-right = A side is empty, and the game is over at once. The two stones left in your pit count for nobody.
lesson-kalaha-side-cleared-missed = Both sides still have stones, so the game goes on.

lesson-kalaha-three-players-task = Here there are captures only with two or four players, and there are three of you. Across from your empty second pit lie four stones: let your last stone fall into it and see.
lesson-kalaha-three-players-right = The four stones stay where they are: with three players this variation has no captures.
lesson-kalaha-three-players-missed = Your last stone fell into your store, not into an empty pit.

lesson-kalaha-four-players-task = With four players this variation allows captures, but only from the pit straight across. Two stones lie there: win them.
lesson-kalaha-four-players-right = The two stones from straight across went to your store, and the capturing stone with them. Your neighbours to the left and right lost nothing.
lesson-kalaha-four-players-missed = That was a free turn, but no capture.

lesson-kalaha-stays-task = Capture the five stones, and watch what becomes of the stone that captures them.
lesson-kalaha-stays-right = The five went to your store; the capturing stone stays in its pit and can be played again. (The French booklet says this of the captured stones; we follow the other three.)
lesson-kalaha-stays-missed = Nothing lies across from this last stone, so nothing was captured.

lesson-kalaha-captures-only-task = In this variation nothing is sown into stores: only captures bring stones home. Win some.
lesson-kalaha-captures-only-right = Four stones and the capturing one are in your store. Here there is no other way to fill it.
lesson-kalaha-captures-only-missed = This stone went past your store and straight over to the other player.

lesson-kalaha-in-circles-task = Nothing has been captured for a long while. A few moves ago your two stones lay side by side, in your second and third pits. You are ahead: make this position come back.
lesson-kalaha-in-circles-right = The same position came back without a capture in between, so the game is over. What lies in pits counts for nobody, and you win by 26 to 20.
lesson-kalaha-in-circles-missed = This position is a new one, so the game goes on.

lesson-kalaha-no-free-turn-task = Let your last stone fall into your own store, and see whose turn it is then.
lesson-kalaha-no-free-turn-right = A stone for your store, but no free turn: in this variation the turn always passes on.
lesson-kalaha-no-free-turn-missed = Your last stone fell into a pit. Find the pit that reaches your store exactly.

lesson-kalaha-sweep-task = This is Kalah as the literature has solved it: an empty side ends the game, and everybody keeps the stones of their own side. Capture the last three stones of the other side.
lesson-kalaha-sweep-right = The other side was empty, so the game was over, and the four stones left on your side went to your store: 29 to 19.
lesson-kalaha-sweep-missed = The other player still has stones, so the game goes on.

lesson-kalaha-capture-of-nothing-task = In this form of Kalah your last stone in an empty pit of yours captures even if nothing lies across. Bring a single stone to your store in this way.
lesson-kalaha-capture-of-nothing-right = Nothing lay across, but your capturing stone went to your store. In plain Kalah it would have stayed in its pit.
lesson-kalaha-capture-of-nothing-missed = Your last stone fell on the other side. Only in a pit of your own can it capture.

lesson-kalaha-small-board-task = Kalah can be played on boards of one to six pits a side. Here there are three, with three stones in each. Find the pit whose last stone falls into your store.
lesson-kalaha-small-board-right = Three stones, three steps, and a free turn. On small boards a game is soon over: good for a first try.
lesson-kalaha-small-board-missed = The last stone did not end in your store.

## What the editions leave open, and what was chosen.

rule-KALAHA-7-choice = The British edition lets a capture empty the matching pits of all players, but does not say which pits match. We count as if every other row lay straight across from you: your second pit from the left matches the second from the right in each other row. The German, French and Spanish editions take from the pit straight across only. The option “capture” decides it.
rule-KALAHA-V5-choice = All four editions offer this variation, but none says what happens when nobody captures any more: the stones could go round for ever. We end the game when a position comes back without a capture in between, or after a hundred moves without one; stones in pits then count for nobody. The option “sow_stores” switches the variation on.
