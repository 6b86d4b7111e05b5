## The game in a minute

ronda-in-a-minute = Zehn umgedrehte Schalen stehen im Kreis, und unter ihnen liegen null bis vier Bohnen, jede Zahl zweimal. Du hebst zwei Schalen an. Liegen gleich viele Bohnen darunter, darfst du eine deiner eigenen dazulegen und weiterspielen; sonst deckst du beide zu, und dein Zug ist vorbei. Mit jeder Bohne ändert sich, was du dir merken musst. Treffen zwei Fünfer zusammen, füllt sich die schwarze Schale, und von da an bringt dir jeder Fehler eine Strafbohne ein. Wer zuerst alle eigenen Bohnen los ist, gewinnt.

## Lessons, in the order of lessons.toml

lesson-ronda-circle-task = Zehn Schalen stehen umgedreht im Kreis, gut gemischt. Unter je zweien liegen keine, eine, zwei, drei und vier Bohnen. Heb eine beliebige an.
lesson-ronda-circle-right = Was du jetzt siehst, liegt noch unter genau einer anderen Schale. Am Anfang gibt es jede Zahl von null bis vier zweimal. Die schwarze Schale in der Mitte ist noch leer.

lesson-ronda-ten-beans-task = Vor dir liegen zehn Bohnen, und wer sie zuerst los ist, gewinnt. Zwei gleiche Schalen sind offen. Mach aus deinen zehn Bohnen neun.
lesson-ronda-ten-beans-right = Noch neun! Alle beginnen mit gleich vielen Bohnen, normalerweise mit zehn, und wollen keine mehr haben.
lesson-ronda-ten-beans-missed = Du hast gepasst und hast noch immer zehn. Leg eine Bohne zu einer der beiden offenen Schalen.

lesson-ronda-lot-task = Ihr spielt zu dritt. Das Los fiel auf Spieler 3, und die ersten beiden Schalen waren verschieden. Im Uhrzeigersinn bist jetzt du dran. Heb zwei Schalen an.
lesson-ronda-lot-right = Das Los entscheidet nur, wer beginnt. Danach geht es im Uhrzeigersinn: von Spieler 3 zu dir, von dir zu Spieler 2 und so weiter.

lesson-ronda-second-cup-task = Du hast Schale 3 angehoben: zwei Bohnen. Heb jetzt eine zweite Schale an.
lesson-ronda-second-cup-right = Jeder Zug beginnt so: eine anheben, hinschauen und erst dann die zweite aussuchen. Alle sehen beide Schalen. Pass also auf, wenn die anderen ihre anheben!

lesson-ronda-different-task = Schale 5 ist offen und zeigt vier Bohnen. Heb irgendeine andere an. Sehr wahrscheinlich liegt darunter eine andere Zahl. Schau, was dann geschieht.
lesson-ronda-different-right = Die beiden sind verschieden. Du deckst sie wieder zu, und dein Zug ist vorbei. Aber jetzt weißt du, was dort liegt, und alle anderen wissen es auch.
lesson-ronda-different-missed = Du hast den einzigen anderen Vierer erwischt, alle Achtung! Das ist aber ein Paar. Um zu sehen, was sonst geschieht, heb eine andere Schale an.

lesson-ronda-pair-task = Zwei Schalen mit je drei Bohnen sind offen: ein Paar. Werde eine deiner Bohnen los.
lesson-ronda-pair-right = Bei einem Paar darfst du eine eigene Bohne zu einer der beiden Schalen legen. Aus einem Dreier ist ein Vierer geworden.
lesson-ronda-pair-missed = Du hast gepasst und deine Bohne behalten. Leg sie zu Schale 2 oder zu Schale 7.

lesson-ronda-two-empties-task = Schale 1 ist offen und leer. Eben hat jemand Schale 6 angehoben, und auch dort lag nichts. Nutze das, um eine Bohne loszuwerden.
lesson-ronda-two-empties-right = Auch zwei leere Schalen sind ein Paar, also durftest du eine Bohne dazulegen. Eine der beiden ist nun nicht mehr leer.
lesson-ronda-two-empties-missed = So behältst du deine Bohne. Die andere leere Schale ist Nummer 6. Heb sie an und leg dann zu einer der beiden eine Bohne.

lesson-ronda-go-on-task = Du hast zwei Zweier gefunden und eine Bohne zu Schale 8 gelegt; dort liegen jetzt drei. Du weißt noch, dass unter Schale 7 auch drei liegen. Spiel weiter und werde noch eine Bohne los.
lesson-ronda-go-on-right = Du hast den Dreier offen gelassen, den Zweier zugedeckt und noch einen Dreier gefunden: ein neues Paar, noch eine Bohne. Solange du Paare findest, geht dein Zug weiter.
lesson-ronda-go-on-missed = So wirst du keine zweite Bohne los. Lass Schale 8 mit ihren drei Bohnen offen, heb Schale 7 an und leg eine Bohne dazu.

lesson-ronda-new-cup-task = Du spielst mit Schale 8 weiter, die drei Bohnen zeigt. Schale 3 wurde gerade zugedeckt. Du erinnerst dich, dass unter Schale 7 drei Bohnen liegen. Finde das Paar.
lesson-ronda-new-cup-right = Die neue Schale passt zur offenen, und du darfst wieder eine Bohne ablegen. Anheben darfst du hier jede Schale, nur nicht die gerade zugedeckte.
lesson-ronda-new-cup-missed = Verschieden, und dein Zug ist vorbei. Die drei Bohnen lagen unter Schale 7.

lesson-ronda-go-on-easy-task = Das einfache Spiel: Du hast eine Bohne abgelegt, alle Schalen sind wieder zugedeckt, und du bist noch dran. Unter den Schalen 2, 7 und 8 liegen je drei Bohnen. Finde ein Paar.
lesson-ronda-go-on-easy-right = Im einfachen Spiel bleibt keine Schale offen. Nach dem Ablegen darfst du zwei beliebige anheben; sind sie gleich, darfst du wieder ablegen.
lesson-ronda-go-on-easy-missed = Das war kein Paar. Heb zwei der Schalen 2, 7 und 8 an.

lesson-ronda-pass-task = Du hast eine Bohne zu Schale 8 gelegt, aber du weißt nicht mehr, wo noch ein Zweier oder Dreier sein könnte. Beende deinen Zug, ohne etwas zu wagen.
lesson-ronda-pass-right = Du deckst beide zu, und die nächste Person ist dran. Passen kostet nichts, eine falsche Schale anzuheben manchmal schon.
lesson-ronda-pass-missed = Damit spielst du weiter und müsstest jetzt eine dritte Schale anheben. Passe stattdessen.

lesson-ronda-pass-easy-task = Das einfache Spiel: Du hast eine Bohne abgelegt und könntest noch zwei Schalen anheben. Aber du erinnerst dich an keine. Beende deinen Zug, ohne etwas zu wagen.
lesson-ronda-pass-easy-right = Wer eine Bohne abgelegt hat, darf aufhören. Passen kostet nichts, zwei verschiedene Schalen anzuheben manchmal schon.
lesson-ronda-pass-easy-missed = Jetzt musst du auch eine zweite anheben. Wenn du aufhören willst, passe vorher.

lesson-ronda-keep-your-bean-task = Zwei Einer sind offen. Niemand muss eine Bohne ablegen. Behalte alle zehn und beende deinen Zug.
lesson-ronda-keep-your-bean-right = Du darfst eine Bohne dazulegen, aber du musst nicht. Du deckst beide zu, und eine Strafbohne gibt es dafür nicht.
lesson-ronda-keep-your-bean-missed = Meistens ist das die bessere Idee! Hier sollst du deine Bohne aber behalten. Passe, statt sie abzulegen.

lesson-ronda-two-fives-task = Zwei Fünfer! Die schwarze Schale in der Mitte ist noch leer. Leg zu einem der Fünfer eine Bohne und schau, wohin sie wandert.
lesson-ronda-two-fives-right = Fünf und eine sind sechs, und die sechs sind in die schwarze Schale gewandert. Im Kreis bleiben ein Fünfer und eine leere Schale, und dein Zug ist vorbei. Von jetzt an kosten Fehler etwas. Bei zwei Fünfern darfst du nicht passen.

lesson-ronda-black-cup-taken-task = Wieder zwei Fünfer, aber diesmal liegen in der schwarzen Schale noch vier Bohnen. Leg zu einem der Fünfer eine Bohne.
lesson-ronda-black-cup-taken-right = Die schwarze Schale war nicht leer, deshalb sind diese sechs ganz aus dem Spiel. Dein Zug ist trotzdem vorbei.

lesson-ronda-two-fours-task = In dieser Partie passen höchstens vier Bohnen unter eine Schale. Zwei Vierer sind offen, die schwarze Schale ist leer. Leg zu einem der Vierer eine Bohne.
lesson-ronda-two-fours-right = Vier und eine sind fünf, und die fünf sind in die schwarze Schale gewandert. Im Kreis bleiben ein Vierer und eine leere Schale, und dein Zug ist vorbei.

lesson-ronda-fives-to-the-box-task = Zwei Fünfer sind offen, und in dieser Partie gibt es keine Strafbohnen. Leg zu einem der Fünfer eine Bohne und schau, wohin sie wandert.
lesson-ronda-fives-to-the-box-right = Fünf und eine sind sechs, und die sechs sind zurück in der Schachtel. Ohne Strafbohnen bleibt die schwarze Schale leer. Im Kreis bleiben ein Fünfer und eine leere Schale, und dein Zug ist vorbei.

lesson-ronda-fours-to-the-box-task = In dieser Partie passen höchstens vier Bohnen unter eine Schale, und es gibt keine Strafbohnen. Zwei Vierer sind offen. Leg zu einem von ihnen eine Bohne.
lesson-ronda-fours-to-the-box-right = Vier und eine sind fünf, und die fünf sind zurück in der Schachtel. Ohne Strafbohnen bleibt die schwarze Schale leer. Im Kreis bleiben ein Vierer und eine leere Schale, und dein Zug ist vorbei.

lesson-ronda-penalty-task = In der schwarzen Schale liegen sechs Bohnen. Schale 3 ist offen und zeigt zwei; wo der andere Zweier ist, weißt du nicht. Heb irgendeine Schale an und schau, was ein Fehler kostet.
lesson-ronda-penalty-right = Die beiden sind verschieden, also musstest du eine Bohne aus der schwarzen Schale nehmen: noch eine, die du loswerden musst. Das geht so, bis die schwarze Schale leer ist; danach kosten Fehler wieder nichts.
lesson-ronda-penalty-missed = Du hast zufällig den anderen Zweier erwischt: kein Fehler, keine Strafbohne. Nimm diesmal eine andere Schale.

lesson-ronda-free-mistake-task = In dieser Partie gibt es keine Strafbohnen. Schale 3 ist offen und zeigt zwei Bohnen. Heb irgendeine Schale an und schau, was ein Fehler kostet.
lesson-ronda-free-mistake-right = Gar nichts! Du deckst beide zu, und die nächste Person ist dran.
lesson-ronda-free-mistake-missed = Du hast zufällig den anderen Zweier erwischt. Das ist kein Fehler. Nimm diesmal eine andere Schale.

lesson-ronda-last-bean-task = Du hast nur noch eine einzige Bohne, und zwei gleiche Schalen sind offen. Gewinn die Partie!
lesson-ronda-last-bean-right = Deine letzte Bohne ist abgelegt, und du hast sofort gewonnen. Niemand kommt mehr an die Reihe.
lesson-ronda-last-bean-missed = Du hast mit dem Sieg in der Hand gepasst! Leg deine Bohne zu einer der beiden Schalen.

lesson-ronda-last-bean-six-task = Eine einzige Bohne bleibt dir noch, und zwei Fünfer sind offen. Was du jetzt dazulegst, verlässt den Kreis sofort wieder. Ob das gilt?
lesson-ronda-last-bean-six-right = Es gilt! Die sechs haben den Kreis verlassen, deine letzte war dabei, und du hast sofort gewonnen.

lesson-ronda-easy-turn-task = Das einfache Spiel: Zwei Zweier sind offen. Leg eine Bohne dazu und heb danach noch zwei gleiche Schalen an. Du erinnerst dich: Unter den Schalen 2 und 7 liegen je drei Bohnen.
lesson-ronda-easy-turn-right = Nach dem Ablegen hast du beide zugedeckt und durftest zwei beliebige anheben. Keine Schale bleibt offen, und du musst an weniger denken. Das können schon Fünfjährige.
lesson-ronda-easy-turn-missed = Das war kein zweites Paar. Leg erst eine Bohne zu Schale 3 oder 8 und heb dann die Schalen 2 und 7 an.

lesson-ronda-easiest-task = Das einfachste Spiel: Unter eine Schale passen höchstens vier Bohnen, und es gibt keine Strafbohnen. Schale 5 zeigt vier Bohnen, und der andere Vierer liegt unter Schale 9. Finde ihn und leg eine Bohne dazu.
lesson-ronda-easiest-right = Hier räumst du schon bei zwei Vierern ab. Die fünf Bohnen kamen zurück in die Schachtel. In der schwarzen Schale liegen keine, also kosten Fehler nichts.
lesson-ronda-easiest-missed = So verlassen keine Bohnen den Kreis. Der andere Vierer liegt unter Schale 9. Heb sie an und leg eine Bohne dazu.

lesson-ronda-remember-task = Schale 2 zeigt drei Bohnen. Heb noch Schale 9 an. Die beiden sind verschieden, also deckst du sie zu. Schau dann genau hin, was dein Gegenüber anhebt. Danach kannst du ein Paar finden.
lesson-ronda-remember-right = Schalen 2 und 7: Den zweiten Dreier hat dir dein Gegenüber verraten. Was unter einer zugedeckten Schale liegt, wird nirgends angezeigt. Bei Ronda zählt nur, was ihr euch merkt.
lesson-ronda-remember-missed = So kommst du nicht zum Paar. Heb zuerst Schale 9 an. Und dann überleg: Wo hast du drei Bohnen gesehen, und wo hat dein Gegenüber drei gefunden?

## Titles of lessons, where a rule has several

lesson-ronda-pair-title = Ein Paar
lesson-ronda-two-empties-title = Zwei leere Schalen
lesson-ronda-go-on-title = Weiterspielen
lesson-ronda-new-cup-title = Die dritte Schale
lesson-ronda-go-on-easy-title = Weiter im einfachen Spiel
lesson-ronda-pass-title = Rechtzeitig aufhören
lesson-ronda-pass-easy-title = Passen im einfachen Spiel
lesson-ronda-keep-your-bean-title = Die Bohne behalten
lesson-ronda-two-fives-title = Zwei Fünfer
lesson-ronda-black-cup-taken-title = Die schwarze Schale ist belegt
lesson-ronda-two-fours-title = Zwei Vierer
lesson-ronda-fives-to-the-box-title = Fünfer in die Schachtel
lesson-ronda-fours-to-the-box-title = Vierer in die Schachtel
lesson-ronda-penalty-title = Eine Strafbohne
lesson-ronda-free-mistake-title = Fehler ohne Strafe
lesson-ronda-last-bean-title = Die letzte Bohne
lesson-ronda-last-bean-six-title = Sieg mit einem Sechser
lesson-ronda-easy-turn-title = Ein Zug im einfachen Spiel
lesson-ronda-easiest-title = Das einfachste Spiel

## What the editions leave open or disagree on, and what we added

rule-RONDA-2-choice = Die gedruckten Regeln widersprechen sich: Die Materialliste zählt neun Bohnen pro Person, bei der Vorbereitung gibt es aber zehn. Wir geben zehn. Ihr könnt jede Zahl von 1 bis 20 vereinbaren (Option „beans“).
rule-RONDA-2-beyond = Ein Vorsprung für die Jüngeren (Option „fewer_beans“) ist unsere Ergänzung: Sie müssen weniger Bohnen loswerden.
rule-RONDA-4-choice = Die gedruckten Regeln sagen nicht, ob du beide Schalen wählst, bevor du hinschaust. Bei uns siehst du die erste, bevor du die zweite wählst. Eine Option gibt es dafür nicht.
rule-RONDA-6-choice = Die gedruckten Regeln sprechen von gleich vielen Bohnen; ob auch zwei leere Schalen ein Paar sind, bleibt offen. Bei uns sind sie eines. Eine Option gibt es dafür nicht.
rule-RONDA-8-choice = Nach der französischen und der spanischen Ausgabe darf passen, wer eine Bohne ablegen könnte, nach der englischen und der deutschen nur, wer eine abgelegt hat. Bei uns darfst du auch passen, ohne eine Bohne abzulegen. Eine Option gibt es dafür nicht.
rule-RONDA-12-choice = Nach der französischen und der spanischen Ausgabe hebst du danach zwei andere Schalen an; die anderen Ausgaben schränken das nicht ein. Bei uns dürfen es zwei beliebige sein. Eine Option gibt es dafür nicht.

## The guided first game: each note is shown once, when what it explains first happens

guide-ronda-welcome = Das ist Ronda, ein Spiel fürs Gedächtnis. Unter zehn Schalen liegen 0 bis 4 Bohnen, jede Zahl zweimal. Wer zuerst alle eigenen Bohnen los ist, gewinnt.
guide-ronda-lift = Du bist dran. Tipp auf eine Schale, um sie anzuheben.
guide-ronda-second = Schau gut hin und merk es dir! Heb nun eine zweite Schale an. Du suchst eine mit genauso vielen Bohnen.
guide-ronda-missed = Die beiden sind verschieden. Du deckst sie wieder zu, und dein Zug ist vorbei. Aber jetzt weißt du, was dort liegt.
guide-ronda-watch = Schau zu, wenn andere Schalen anheben, und merk dir, was sie finden. Aufgeschrieben wird nichts.
guide-ronda-add = Ein Paar, gut gemacht! Jetzt darfst du eine eigene Bohne dazulegen. Tipp auf eine Schale mit dem +.
guide-ronda-keep = Eine Bohne weniger! Du darfst weiterspielen: Tipp auf die Schale, die offen bleiben soll, und such eine neue, die zu ihr passt. Wenn du nichts riskieren willst, passe.
guide-ronda-theirs = Jemand anderes hat eine Bohne abgelegt. Vorsicht: In dieser Schale liegt jetzt eine mehr als vorher!
guide-ronda-dissolved = Zwei Fünfer! Einer davon wird mit der neuen Bohne abgeräumt. Die sechs Bohnen kommen in die schwarze Schale oder, wenn dort noch welche liegen, ganz aus dem Spiel.
guide-ronda-fined = Solange Bohnen in der schwarzen Schale liegen, musst du bei jedem Fehler eine davon als Strafbohne nehmen.
guide-ronda-few = Jemand hat nur noch eine Bohne! Wer die letzte eigene Bohne ablegt, gewinnt sofort.
guide-ronda-over = Die letzte Bohne ist abgelegt und die Partie gewonnen. Jetzt kannst du Ronda!

## Analysis

learn-analysis-known-pair = Ein Paar war bekannt: Schalen { $one } und { $other }.
learn-analysis-known-twin = Bekannt war, was zur offenen Schale passt: Schale { $cup }.
learn-analysis-known-none = Ein sicheres Paar war noch nicht bekannt.
learn-analysis-known-cups = Gesehen und seither zugedeckt: { $cups }
learn-analysis-known-cup = Schale { $cup }: { $beans }
learn-analysis-known-chance = Chance auf ein Paar: { $made } % mit dieser Wahl, { $best } % mit der besten.

## Print

print-help-ronda = Schreibt nach jeder Partie auf, wie viele Bohnen alle noch haben. Wer bei null ist, hat gewonnen.
