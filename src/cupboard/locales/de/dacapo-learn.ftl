## The game in a minute

dacapo-in-a-minute = Eine Reihe Schalen führt von dir zur Zielschale in der Mitte. In jeder Runde nehmt ihr alle heimlich ein bis fünf Bohnen in die Faust und öffnet sie gleichzeitig. Wer die höchste Zahl zeigt, die nur einmal vorkommt, legt diese Bohnen in die nächste Schale der eigenen Reihe. Alle anderen gezeigten Bohnen sind verloren. Gleiche Zahlen blockieren sich. Wer zuerst die Zielschale füllt, gewinnt. Aber Vorsicht: Deine sechzehn Bohnen müssen reichen.

## Lessons, in the order of lessons.toml

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

## Titles of lessons, where a rule has several

lesson-dacapo-row-title = Deine Reihe
lesson-dacapo-short-row-title = Eine kurze Reihe
lesson-dacapo-cancel-title = Wenn zwei sich blockieren
lesson-dacapo-nobody-advances-title = Niemand kommt weiter
lesson-dacapo-count-title = Gut gezählt
lesson-dacapo-count-yourself-title = Selbst mitzählen

## What the editions leave open or disagree on, and what we added

rule-DACAPO-2-beyond = Das gedruckte Spiel hat immer 16 Bohnen pro Person. Andere Zahlen von 4 bis 30 (Option „beans“) und weniger Bohnen für die Stärkeren (Option „fewer_beans“) sind unsere Ergänzung.
rule-DACAPO-5-choice = Nach den gedruckten Regeln profitiert bei gleichen Zahlen die nächstkleinere. Was gilt, wenn auch die doppelt ist, sagen sie nicht. Bei uns geht es weiter hinunter, bis eine Zahl nur einmal da ist. Eine Option gibt es dafür nicht.
rule-DACAPO-7-choice = Die gedruckten Regeln sprechen von der nächsten freien Schale; ob das auch die Zielschale sein darf, bleibt offen. Bei uns darf sie es sein. Eine Option gibt es dafür nicht.
rule-DACAPO-9-choice = Die gedruckten Regeln vergleichen Schalen und Bohnen; was gilt, wenn beides gleich ist, sagen sie nicht. Bei uns teilt ihr euch den Sieg. Eine Option gibt es dafür nicht.
rule-DACAPO-10-choice = Im gedruckten Spiel verstecken alle ihre Bohnen unter dem Tisch, und die Regel sagt nicht, ob die anderen wissen dürfen, wie viele es noch sind. Aber jede Bohne wird gezeigt, bevor sie weg ist; wer will, kann also mitzählen. Deshalb zeigen wir die Zahl an. Zählt ihr lieber selbst, könnt ihr sie verbergen (Option „hide_stocks“).

## The guided first game: each note is shown once, when what it explains first happens

guide-dacapo-welcome = Das ist Da Capo, ein Bluffspiel. Vor jeder Person steht eine Reihe Schalen, die zur schwarzen Zielschale in der Mitte führt. Wer die Zielschale füllt, gewinnt.
guide-dacapo-fist = Nimm heimlich 1 bis 5 Bohnen in die Faust. Wer die höchste Zahl zeigt, gewinnt, aber nur, wenn sonst niemand dieselbe hat!
guide-dacapo-advanced = Du hast die höchste Zahl gezeigt, die sonst niemand hatte. Deine Bohnen kommen in die nächste Schale deiner Reihe.
guide-dacapo-theirs = Jemand anderes hatte die höchste Einzelzahl und füllt eine Schale.
guide-dacapo-equal = Gleiche Zahlen blockieren sich. Diesmal gab es keine Einzelzahl, also kommt niemand weiter.
guide-dacapo-gone = Alle gezeigten Bohnen, die nicht gewinnen, kommen in die Schachtel und sind weg. Geh also sparsam damit um.
guide-dacapo-near = Eine Reihe ist voll bis zur Zielschale. Wer die Zielschale füllt, gewinnt!
guide-dacapo-out = Jemand hat alle Bohnen verbraucht und ist damit ausgeschieden.
guide-dacapo-last = Nur noch eine Person hatte Bohnen. Sie legt eine einzige davon in ihre nächste freie Schale.
guide-dacapo-over = Die Partie ist zu Ende. Hat niemand die Zielschale gefüllt, gewinnt, wer am weitesten gekommen ist. Bei Gleichstand gewinnt, wer weniger Bohnen gebraucht hat. Jetzt kannst du Da Capo!

## Analysis

learn-analysis-mix = Beste Strategie
learn-analysis-mix-about = Wie oft du jede Zahl zeigen solltest, damit dich niemand durchschaut, und was jede Zahl im Schnitt kostet.
learn-analysis-mix-free = kostet nichts
learn-analysis-mix-costs = kostet { $n } %
learn-analysis-mix-chosen = gewählt

## Print

print-help-dacapo = Schalen: Wie viele Schalen der Reihe sind gefüllt? Wer die Zielschale füllt, gewinnt sofort und bekommt einen Stern. Sind zwei gleich weit gekommen, gewinnt, wer weniger Bohnen gebraucht hat.
print-cups = Schalen
print-beans = Bohnen
