nim-in-a-minute = A heap of beans is in the middle. In turn, each player takes one, two or three of them. The player who takes the last bean wins.

lesson-nim-heap-task = There are 15 beans in the heap. Leave 12.
lesson-nim-heap-right = You took 3 beans, so 12 are left.
lesson-nim-heap-missed = That leaves more than 12 beans.
lesson-nim-turns-task = After you, the next player takes one bean and the third player takes two. Make sure that two beans are left when it’s your turn again.
lesson-nim-turns-right = Everyone took a turn, and now it’s yours again.
lesson-nim-turns-missed = Now fewer than two beans are left.
lesson-nim-three-task = Take as many beans as you may.
lesson-nim-three-right = Three beans are the most you may take.
lesson-nim-three-missed = You may take more than that.
lesson-nim-last-task = Take beans so that you get the last one, whatever your opponent does.
lesson-nim-last-right = You left four beans. Your opponent couldn’t take them all, but after that, you could.
lesson-nim-last-missed = Now your opponent can take all the beans that are left.
lesson-nim-not-last-task = Don’t take the last bean. Leave it to your opponent.
lesson-nim-not-last-right = Only one bean was left, so your opponent had to take it.
lesson-nim-not-last-missed = Leave exactly one bean.

guide-nim-heap = This heap is all there is to play for. If you take the last bean, you win.
guide-nim-first = You go first. After that, you and the computer take turns.
guide-nim-take = Your turn! Take one, two or three beans.
guide-nim-mine = Your beans are next to your name. How many you have doesn’t matter. Only the last one counts.
guide-nim-theirs = Now the computer has taken some beans. It’s your turn again.
guide-nim-four = The heap is getting small. Try to leave exactly four beans: then your opponent can’t take them all, but you can take the rest.
guide-nim-last = So few beans are left that a player can take them all.
guide-nim-over = The player who took the last bean has won. Play again and try to win from the start.
