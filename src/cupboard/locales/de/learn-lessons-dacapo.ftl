lesson-dacapo-row-task = Vier Schalen führen von dir zur schwarzen Zielschale. Dein Gegenüber beginnt immer mit einer einzigen Bohne. Fülle die erste Schale deiner Reihe.
lesson-dacapo-row-right = Du hast mehr gezeigt, und deine Bohnen füllen die nächste Schale deiner Reihe. Zu zweit oder zu dritt sind es vier auf dem Weg zur Zielschale.
lesson-dacapo-row-missed = Eins gegen eins: Gleiche Zahlen heben sich auf, und niemand rückt vor. Zeig mindestens zwei.

lesson-dacapo-short-row-task = Ihr seid zu viert, da hat jede Reihe nur drei Schalen, und zwei davon hast du gefüllt. In beiden Runden zeigten Spieler 2 und 4 drei Bohnen und Spieler 3 zwei. Angenommen, sie tun es wieder: Fülle deine dritte Schale.
lesson-dacapo-short-row-right = Deine Reihe ist voll: Zu viert oder zu fünft hat sie nur drei Schalen. Als Nächstes kommt schon die Zielschale.
lesson-dacapo-short-row-missed = Das war zu wenig. Sie zeigen drei, zwei und drei: Mit vier oder fünf Bohnen bist du allein ganz oben.

lesson-dacapo-sixteen-task = Mehr als sechzehn Bohnen bekommst du nie. Zwei Fünfer liegen in deiner Reihe, fünf Bohnen sind verloren, und eine einzige ist dir geblieben. Spiel weiter.
lesson-dacapo-sixteen-right = Das war deine letzte Bohne, und dein Gegenüber ist ohne dich noch zwei Schalen weit gekommen. Fünfer sind stark, aber sechzehn Bohnen müssen für fünf Schalen reichen: Das sind ungefähr drei für jede.

lesson-dacapo-fist-task = Du hast noch vier Bohnen. Nimm so viele davon in die Faust, wie du willst, und leg sie auf den Tisch.
lesson-dacapo-fist-right = Eine bis fünf Bohnen und nie mehr, als du hast: Das ist die ganze Wahl. Alle Fäuste gingen gemeinsam auf, vorher kannte niemand die Zahl des anderen.

lesson-dacapo-highest-task = Spieler 2 hat jedes Mal drei Bohnen gezeigt, Spieler 3 vier. Angenommen, sie machen so weiter: Mit welcher Zahl gewinnst du die Runde?
lesson-dacapo-highest-right = Fünf war die höchste Zahl, die sonst niemand zeigte. Deine fünf Bohnen füllen deine nächste Schale; die drei und die vier sind zurück in der Schachtel und verloren.
lesson-dacapo-highest-missed = Diese nicht. Bis drei liegst du unter Spieler 3. Die Vier ist so hoch wie seine Zahl, und beide heben sich auf. Nur eine Zahl ist höher als alle anderen.

lesson-dacapo-cancel-task = Spieler 2 und 3 wollen um jeden Preis gewinnen: Beide haben fünf Bohnen gezeigt, und beide werden es wieder tun. Gewinne die Runde trotzdem.
lesson-dacapo-cancel-right = Die beiden Fünfer haben sich aufgehoben, und die nächstkleinere einzelne Zahl hat gewonnen: deine. Dafür genügt eine einzige Bohne!
lesson-dacapo-cancel-missed = Nun sind es drei Fünfer, und alle heben sich auf. Niemand rückt vor. Zeig weniger.

lesson-dacapo-nobody-advances-task = Dein Gegenüber hat mit fünf Bohnen begonnen und tut es bestimmt noch einmal. Sorge dafür, dass dein Gegenüber nicht vorrückt.
lesson-dacapo-nobody-advances-right = Fünf gegen fünf: Sie heben sich auf, keine einzelne Zahl bleibt übrig, und niemand rückt vor. Alle zehn Bohnen sind zurück in der Schachtel.
lesson-dacapo-nobody-advances-missed = Die Fünf deines Gegenübers war höher und hat eine Schale gefüllt. Nur die gleiche Zahl hält sie auf.

lesson-dacapo-stay-in-task = Du hast noch zwei Bohnen, und wer keine mehr hat, scheidet aus. Zeig etwas, aber so, dass du in der nächsten Runde noch dabei bist.
lesson-dacapo-stay-in-right = Eine Bohne ist dir geblieben, du bist noch dabei. Wer keine mehr hat, zeigt nichts mehr; seine gefüllten Schalen aber bleiben und zählen am Ende.
lesson-dacapo-stay-in-missed = Beide Bohnen sind weg, und du bist ausgeschieden. Deine Reihe bleibt, aber die anderen spielen ohne dich weiter. Zeig nur eine.

lesson-dacapo-alone-task = Dein Gegenüber hat nur noch eine Bohne und muss sie zeigen. Spiel so, dass du nach dieser Runde noch Bohnen hast.
lesson-dacapo-alone-right = Nur du hattest noch Bohnen. Eine davon kam deshalb geschenkt in deine nächste freie Schale, und was du sonst noch hattest, ging zurück in die Schachtel.
lesson-dacapo-alone-missed = Du hast alle fünf gezeigt. Nun hat niemand mehr Bohnen, und keine letzte wird gelegt. Behalte mindestens eine zurück.

lesson-dacapo-target-task = Deine Reihe ist voll, nur die Zielschale fehlt noch. Dein Gegenüber hat vier Bohnen. Gewinne diese Runde und damit das Spiel.
lesson-dacapo-target-right = Die Zielschale ist gefüllt: Das Spiel ist sofort aus, und du hast gewonnen. Ganz sicher waren hier fünf Bohnen, denn wer nur vier hat, kann nicht gleichziehen.
lesson-dacapo-target-missed = Zu wenig: Dein Gegenüber hat drei gezeigt. Zeig mehr.

lesson-dacapo-fewest-beans-task = Ihr habt beide noch eine Bohne und beide zwei Schalen gefüllt. In deiner Reihe liegen fünf Bohnen, in der deines Gegenübers sieben. Zeig deine letzte Bohne: Wer gewinnt?
lesson-dacapo-fewest-beans-right = Alle Bohnen sind verbraucht, und die Zielschale ist leer. Ihr seid gleich weit gekommen, du aber mit weniger Bohnen, also gewinnst du. Wäre auch das gleich gewesen, hättet ihr euch den Sieg geteilt.

lesson-dacapo-count-task = Schau, was die anderen noch haben: Spieler 2 hat drei Bohnen, Spieler 3 hat zwei. Gewinne diese Runde ganz sicher.
lesson-dacapo-count-right = Mehr als drei konnte niemand zeigen, dein Sieg war also sicher. Was alle noch haben, wird angezeigt, denn wer aufpasst, weiß es ohnehin. Was in der Faust liegt, bleibt geheim, bis alle gewählt haben.
lesson-dacapo-count-missed = Da kann jemand gleichziehen oder dich überbieten: Spieler 2 hat drei Bohnen. Zeig mehr als drei.

lesson-dacapo-count-yourself-task = Ihr habt beide mit acht Bohnen begonnen, und hier erfährt niemand, was der andere noch hat. Zeig ein paar, schau, was dein Gegenüber zeigt, und zähle mit: In der zweiten Runde kannst du sicher gewinnen.
lesson-dacapo-count-yourself-right = Dein Gegenüber hatte fünf von acht Bohnen gezeigt, also blieben drei, und du hast mehr gezeigt. Wer mitzählt, weiß, was die anderen haben.
lesson-dacapo-count-yourself-missed = Das war nicht sicher. Beginne mit weniger als fünf Bohnen. Zieh dann von acht ab, was dein Gegenüber gezeigt hat, und zeig mehr als den Rest.
rule-DACAPO-10-choice = Im gedruckten Spiel verstecken alle ihre Bohnen unter dem Tisch, und die Regel sagt nicht, ob die anderen wissen dürfen, wie viele es noch sind. Aber jede Bohne wird gezeigt, bevor sie weg ist; wer will, kann also mitzählen. Deshalb zeigen wir die Zahl an. Zählt ihr lieber selbst, kann der Tisch sie verbergen (Option „hide_stocks“).
