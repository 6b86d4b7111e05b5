lesson-dacapo-row-task = Vier Schalen führen von dir zur schwarzen Zielschale. Dein Gegenüber beginnt immer mit einer einzigen Bohne. Füll die erste Schale deiner Reihe.
lesson-dacapo-row-right = Du hast mehr gezeigt, und deine Bohnen füllen die nächste Schale deiner Reihe. Zu zweit oder zu dritt sind es vier auf dem Weg zur Zielschale.
lesson-dacapo-row-missed = Eins gegen eins: Gleiche Zahlen blockieren sich, und niemand kommt weiter. Zeig mindestens zwei.

lesson-dacapo-short-row-task = Ihr seid zu viert, deshalb hat jede Reihe nur drei Schalen. Zwei davon hast du schon gefüllt. In beiden Runden zeigten Spieler 2 und 4 drei Bohnen und Spieler 3 zwei. Angenommen, sie tun es wieder. Füll deine dritte Schale.
lesson-dacapo-short-row-right = Deine Reihe ist voll. Zu viert oder zu fünft hat sie nur drei Schalen. Als Nächstes kommt schon die Zielschale.
lesson-dacapo-short-row-missed = Das war zu wenig. Sie zeigen drei, zwei und drei. Mit vier oder fünf Bohnen bist du allein ganz oben.

lesson-dacapo-sixteen-task = Mehr als sechzehn Bohnen bekommst du nie. Zwei Fünfer liegen in deiner Reihe, fünf Bohnen sind verloren, und eine einzige ist dir geblieben. Spiel weiter.
lesson-dacapo-sixteen-right = Das war deine letzte Bohne, und dein Gegenüber ist ohne dich noch zwei Schalen weit gekommen. Fünfer sind stark, aber sechzehn Bohnen müssen für fünf Schalen reichen. Das sind ungefähr drei für jede.

lesson-dacapo-fist-task = Du hast noch vier Bohnen. Nimm so viele davon in die Faust, wie du willst.
lesson-dacapo-fist-right = Du darfst eine bis fünf Bohnen nehmen, aber nie mehr, als du hast. Alle Fäuste gingen gleichzeitig auf, und vorher kannte niemand die Zahl der anderen.

lesson-dacapo-highest-task = Spieler 2 hat jedes Mal drei Bohnen gezeigt, Spieler 3 vier. Angenommen, sie machen so weiter. Mit welcher Zahl gewinnst du die Runde?
lesson-dacapo-highest-right = Fünf war die höchste Zahl, die sonst niemand zeigte. Deine fünf Bohnen füllen deine nächste Schale; die drei und die vier sind zurück in der Schachtel und verloren.
lesson-dacapo-highest-missed = Diese nicht. Bis drei liegst du unter Spieler 3. Mit vier zeigst du gleich viele, und ihr blockiert euch. Nur eine Zahl ist höher als alle anderen.

lesson-dacapo-cancel-task = Spieler 2 und 3 wollen um jeden Preis gewinnen. Beide haben fünf Bohnen gezeigt, und beide werden es wieder tun. Gewinn die Runde trotzdem.
lesson-dacapo-cancel-right = Die beiden Fünfer haben sich blockiert, also hast du mit der nächstkleineren Einzelzahl gewonnen. Eine einzige Bohne genügt dafür!
lesson-dacapo-cancel-missed = Nun sind es drei Fünfer, und alle blockieren sich. Niemand kommt weiter. Zeig weniger.

lesson-dacapo-nobody-advances-task = Dein Gegenüber hat mit fünf Bohnen begonnen und tut es bestimmt noch einmal. Sorg dafür, dass das diesmal nichts bringt.
lesson-dacapo-nobody-advances-right = Fünf gegen fünf: Sie blockieren sich, es gibt keine Einzelzahl, und niemand kommt weiter. Alle zehn Bohnen sind zurück in der Schachtel.
lesson-dacapo-nobody-advances-missed = Die Fünf deines Gegenübers war höher und hat eine Schale gefüllt. Nur die gleiche Zahl hält sie auf.

lesson-dacapo-stay-in-task = Du hast noch zwei Bohnen, und wer keine mehr hat, scheidet aus. Zeig etwas, aber so, dass du in der nächsten Runde noch dabei bist.
lesson-dacapo-stay-in-right = Eine Bohne ist dir geblieben, du bist noch dabei. Wer keine mehr hat, zeigt nichts mehr; die gefüllten Schalen bleiben aber und zählen am Ende.
lesson-dacapo-stay-in-missed = Beide Bohnen sind weg, und du bist ausgeschieden. Deine Reihe bleibt, aber die anderen spielen ohne dich weiter. Zeig nur eine.

lesson-dacapo-alone-task = Dein Gegenüber hat nur noch eine Bohne und muss sie zeigen. Spiel so, dass du nach dieser Runde noch Bohnen hast.
lesson-dacapo-alone-right = Nur du hattest noch Bohnen. Eine davon kam deshalb geschenkt in deine nächste freie Schale, und was du sonst noch hattest, ging zurück in die Schachtel.
lesson-dacapo-alone-missed = Du hast alle fünf gezeigt. Nun hat niemand mehr Bohnen, und du kannst keine letzte legen. Behalte mindestens eine zurück.

lesson-dacapo-target-task = Deine Reihe ist voll, nur die Zielschale fehlt noch. Dein Gegenüber hat vier Bohnen. Gewinn diese Runde und damit die Partie.
lesson-dacapo-target-right = Du hast die Zielschale gefüllt und damit sofort gewonnen. Ganz sicher waren hier fünf Bohnen, denn wer nur vier hat, kann nicht gleichziehen.
lesson-dacapo-target-missed = Das war zu wenig. Dein Gegenüber hat drei gezeigt. Zeig mehr.

lesson-dacapo-fewest-beans-task = Ihr habt beide noch eine Bohne und beide zwei Schalen gefüllt. In deiner Reihe liegen fünf Bohnen, in der deines Gegenübers sieben. Zeig deine letzte Bohne. Wer gewinnt?
lesson-dacapo-fewest-beans-right = Alle Bohnen sind verbraucht, und die Zielschale ist leer. Ihr seid gleich weit gekommen, du aber mit weniger Bohnen, also gewinnst du. Wäre auch das gleich gewesen, hättet ihr euch den Sieg geteilt.

lesson-dacapo-count-task = Schau, was die anderen noch haben: Spieler 2 hat drei Bohnen, Spieler 3 hat zwei. Gewinn diese Runde ganz sicher.
lesson-dacapo-count-right = Mehr als drei konnte niemand zeigen, dein Sieg war also sicher. Du siehst, wie viele Bohnen alle noch haben, denn das könntest du ohnehin mitzählen. Was in der Faust liegt, bleibt geheim, bis alle gewählt haben.
lesson-dacapo-count-missed = Da kann jemand gleichziehen oder dich überbieten, denn Spieler 2 hat drei Bohnen. Zeig mehr als drei.

lesson-dacapo-count-yourself-task = Ihr habt beide mit acht Bohnen begonnen, und hier siehst du nicht, wie viele noch übrig sind. Zeig ein paar, schau, was dein Gegenüber zeigt, und zähl mit. In der zweiten Runde kannst du sicher gewinnen.
lesson-dacapo-count-yourself-right = Dein Gegenüber hatte fünf von acht Bohnen gezeigt, also blieben drei, und du hast mehr gezeigt. Wer mitzählt, weiß, was die anderen haben.
lesson-dacapo-count-yourself-missed = Das war nicht sicher. Beginn mit weniger als fünf Bohnen. Zieh dann von acht ab, was dein Gegenüber gezeigt hat, und zeig mehr als den Rest.
