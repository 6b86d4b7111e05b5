nim-in-a-minute = In der Mitte liegt ein Haufen Bohnen. Reihum nimmt jeder eine, zwei oder drei davon. Wer die letzte Bohne nimmt, gewinnt.

lesson-nim-heap-task = Im Haufen sind 15 Bohnen. Lass 12 übrig.
lesson-nim-heap-right = Du hast 3 Bohnen genommen, also sind noch 12 da.
lesson-nim-heap-missed = So bleiben mehr als 12 Bohnen übrig.
lesson-nim-turns-task = Nach dir nimmt die nächste Person eine Bohne und die dritte zwei. Sorge dafür, dass noch zwei da sind, wenn du wieder an der Reihe bist.
lesson-nim-turns-right = Alle waren einmal dran, und jetzt bist wieder du an der Reihe.
lesson-nim-turns-missed = Jetzt sind weniger als zwei Bohnen da.
lesson-nim-three-task = Nimm so viele Bohnen, wie du darfst.
lesson-nim-three-right = Mehr als drei Bohnen darfst du nicht nehmen.
lesson-nim-three-missed = Du darfst mehr nehmen.
lesson-nim-last-task = Nimm so, dass du die letzte Bohne bekommst, egal was die andere Person tut.
lesson-nim-last-right = Du hast vier Bohnen übrig gelassen. Niemand kann vier auf einmal nehmen, danach aber du den Rest.
lesson-nim-last-missed = Jetzt kann die andere Person alle Bohnen nehmen.
lesson-nim-not-last-task = Nimm nicht die letzte Bohne. Überlass sie der anderen Person.
lesson-nim-not-last-right = Nur eine Bohne war übrig, und die musste die andere Person nehmen.
lesson-nim-not-last-missed = Lass genau eine Bohne übrig.

guide-nim-heap = Um diesen Haufen geht es. Wenn du die letzte Bohne nimmst, gewinnst du.
guide-nim-first = Du fängst an. Danach seid ihr abwechselnd an der Reihe.
guide-nim-take = Du bist dran! Nimm eine, zwei oder drei Bohnen.
guide-nim-mine = Deine Bohnen liegen bei deinem Namen. Wie viele es sind, ist egal. Nur die letzte zählt.
guide-nim-theirs = Der Computer hat Bohnen genommen. Jetzt bist du wieder dran.
guide-nim-four = Der Haufen wird klein. Versuche, genau vier Bohnen übrig zu lassen: Die kann niemand auf einmal nehmen, danach aber du den Rest.
guide-nim-last = Jetzt sind so wenige Bohnen da, dass jemand alle nehmen kann.
guide-nim-over = Wer die letzte Bohne genommen hat, hat gewonnen. Spiel noch einmal und versuche, von Anfang an zu gewinnen.
