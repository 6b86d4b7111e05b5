## The game in a minute

hopper-in-a-minute = In der Mitte steht ein Tablett mit sechzehn Schalen. Reihum schießt ihr eine Bohne von der Tischkante in hohem Bogen hinein. Landet deine Bohne als vierte in einer Schale, gehört die Schale dir, und ihre Bohnen kommen wieder ins Spiel. Hast du keine Bohnen mehr, nimmst du dir die losen. Im kurzen Spiel gewinnt, wer zuerst vier Schalen hat. Im langen spielt ihr, bis das Tablett leer ist. Am Ende schießen alle gleichzeitig, und es gewinnt, wer die meisten Punkte hat.

## Lessons, in the order of lessons.toml

lesson-hopper-tray-task = Im Tablett stehen sechzehn Schalen, vier mal vier: die Spalten a bis d von links nach rechts, die Reihen 1 bis 4 von dir weg. Angenommen, deine Bohne fällt in die hinterste Schale ganz rechts. Trag sie dort ein.
lesson-hopper-tray-right = Das ist d4. Jede Schale heißt nach dem Platz, auf dem sie steht. Das Tablett steht mitten auf dem Tisch, von allen gleich weit entfernt.
lesson-hopper-tray-missed = Das ist ein anderer Platz. Die hinterste Schale ganz rechts steht dort, wo sich Spalte d und Reihe 4 treffen.

lesson-hopper-deal-task = Die 80 Bohnen sind verteilt: 26 für jede Person, und zwei, die sich nicht teilen ließen, liegen lose auf dem Tisch. Das Los fiel auf Spieler 3, und der erste Schuss ist schon vorbei. Jetzt bist du dran. Trag für deine Bohne einen beliebigen Platz ein.
lesson-hopper-deal-right = Und gleich danach kam Spieler 2. Das Los bestimmt nur, wer anfängt; danach geht es im Uhrzeigersinn weiter.

lesson-hopper-shot-task = Dein Zug ist ein Schuss. Ein Klaps gegen die Tischkante, und eine deiner Bohnen fliegt in hohem Bogen zum Tablett. Schieß!
lesson-hopper-shot-right = Eine Bohne, ein Schuss, und schon geht es reihum weiter, ob du getroffen hast oder nicht.

lesson-hopper-over-the-edge-task = So ein Pech! Deine Bohne trifft den Rand von Schale b3, springt über die Tischkante und landet auf dem Boden. Wie wird sie gezählt?
lesson-hopper-over-the-edge-right = Als lose Bohne, genau wie alle, die neben den Schalen im Tablett oder auf dem Tisch liegen. Dort bleibt sie, bis jemand die losen Bohnen nimmt.
lesson-hopper-over-the-edge-missed = In dieser Schale ist sie nicht geblieben. Es zählt, wo eine Bohne zur Ruhe kommt; diese liegt in keiner Schale, also ist sie lose.

lesson-hopper-fourth-bean-task = Wer die vierte Bohne in eine Schale schießt, erobert sie. Angenommen, deine Bohne landet genau, wo du willst. Erobere eine Schale.
lesson-hopper-fourth-bean-right = Drei lagen darin, deine war die vierte. Jetzt gehört die Schale dir. Ihre Bohnen sind wieder im Spiel und liegen lose auf dem Tisch.
lesson-hopper-fourth-bean-missed = Das ergibt keine vier. Such eine Schale, in der schon drei Bohnen liegen.

lesson-hopper-no-gap-task = Eine Schale ist schon weg, deshalb steht auf d4 keine mehr. In b2 liegen drei Bohnen. Lass deine dort hineinfallen und schau, was aus der Lücke wird.
lesson-hopper-no-gap-right = Die Schalen sind zusammengerückt. Die von c4 steht jetzt auf b2 und hat ihre zwei Bohnen mitgebracht. Lücken bleiben nur, wenn ihr das vereinbart, und Schalen heißen danach, wo sie jetzt stehen.
lesson-hopper-no-gap-missed = Du hast keine Schale erobert, also gab es auch keine Lücke. Lass deine Bohne in b2 fallen.
lesson-hopper-gap-stays-task = In dieser Partie bleiben Lücken. Die Schale auf d4 ist schon weg, und in b2 liegen drei Bohnen. Lass deine dort hineinfallen und achte auf die anderen Schalen.
lesson-hopper-gap-stays-right = Du hast die Schale erobert, und keine andere hat sich bewegt. Die auf c4 steht noch dort, mit ihren zwei Bohnen.
lesson-hopper-gap-stays-missed = Du hast keine Schale erobert. Lass deine Bohne in b2 fallen.

lesson-hopper-refill-task = Das ist deine letzte Bohne. Lass sie liegen bleiben, wo du willst, und schau, was geschieht, wenn du wieder an die Reihe kommst.
lesson-hopper-refill-right = Deine Hand war leer, also hast du alle losen Bohnen genommen. Die in den Schalen bleiben, wo sie sind.

lesson-hopper-nothing-loose-task = Spieler 2 hat keine Bohnen mehr, und lose liegen auch keine da. So soll es bleiben. Lass deine Bohne dort zur Ruhe kommen, wo Spieler 2 nichts davon hat.
lesson-hopper-nothing-loose-right = Deine Bohne liegt in einer Schale, und noch immer liegt keine lose. Spieler 2 setzt aus, und du bist gleich noch einmal dran.
lesson-hopper-nothing-loose-missed = Jetzt gab es lose Bohnen, und Spieler 2 hat sie genommen. Ein Fehlschuss lässt eine lose liegen, eine eroberte Schale gleich vier. Nimm eine Schale, die nicht voll wird.

lesson-hopper-four-cups-task = Das kurze Spiel: Wer zuerst vier Schalen besitzt, gewinnt. Du hast drei, Spieler 2 hat zwei. Gewinne!
lesson-hopper-four-cups-right = Deine vierte Schale! Die Partie ist sofort zu Ende, und du hast gewonnen.
lesson-hopper-four-cups-missed = Damit eroberst du keine Schale. In welcher liegen schon drei Bohnen?

lesson-hopper-black-cup-task = Das lange Spiel geht weiter, bis das Tablett leer ist. Vier Schalen sind noch da, und in b2 liegen drei Bohnen. Erobere sie und schau, wer dazukommt.
lesson-hopper-black-cup-right = Es waren nur noch drei neutrale Schalen übrig, deshalb kam die schwarze dazu, und die vier stehen als Quadrat in der Mitte. Jetzt beginnt das Finale!
lesson-hopper-black-cup-missed = Du hast keine Schale erobert, also stehen noch alle vier. Lass deine Bohne in b2 fallen.

lesson-hopper-all-at-once-task = Die schwarze Schale steht im Tablett, und jetzt schießen alle gleichzeitig, so schnell sie können. Du bist heute flink. Trag zwei deiner Bohnen ein, eine gleich nach der anderen.
lesson-hopper-all-at-once-right = Du hast zweimal hintereinander geschossen, ohne auf jemanden zu warten. Im Finale gibt es keine Reihenfolge.

lesson-hopper-all-in-a-round-task = Die schwarze Schale steht im Tablett, und jetzt schießen alle gleichzeitig. In dieser Partie geht das in Runden: Alle zielen, dann fliegen alle Bohnen zusammen. Schieß!
lesson-hopper-all-in-a-round-right = Beide Bohnen flogen gleichzeitig. Fallen mehrere in dieselbe Schale, zählt, von wem die vierte war. Dann folgt die nächste Runde.

lesson-hopper-last-cup-task = Im langen Spiel zählen Punkte: eine neutrale Schale 1, die schwarze 2, die letzte Schale im Tablett 3. Deine acht neutralen bringen 8 Punkte; Spieler 2 hat sieben und dazu die schwarze, das sind 9. Eine Schale ist noch da. Gewinne!
lesson-hopper-last-cup-right = Die letzte Schale zählt 3, egal welche Farbe sie hat. Du gewinnst mit 11 zu 9. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
lesson-hopper-last-cup-missed = Die letzte Schale steht noch. Drei Bohnen liegen darin. Lass deine die vierte sein.

lesson-hopper-skill-task = Jetzt kommt es auf deine Hand an. Tipp auf eine Schale, finde die richtige Kraft und schlag im richtigen Moment. Versuch, eine der mittleren Schalen zu erreichen.
lesson-hopper-skill-right = Richtung, Kraft und der richtige Moment haben entschieden, wohin deine Bohne flog. Sie prallt von Rändern und vom Tisch ab und kann andere Bohnen treffen und verschieben. Ein wenig zittert jede Hand, darum lohnt sich Übung.

lesson-hopper-enter-task = Ihr schießt echte Bohnen auf einem echten Tisch, und das Programm zählt mit. Deine Bohne blieb in Schale b3 liegen. Trag das ein.
lesson-hopper-enter-right = In b3 liegen jetzt zwei Bohnen, und Spieler 2 ist dran. Ihr schießt und gebt ein, wo die Bohnen liegen blieben; um Reihenfolge, Schalen und Punkte kümmert sich das Programm.
lesson-hopper-enter-missed = Auf dem Tisch war es anders. Die Bohne liegt in b3. Im echten Spiel lässt sich eine falsche Eingabe zurücknehmen.

lesson-hopper-knock-task = Am echten Tisch: Deine Bohne hat die Schalen verfehlt und liegt lose. Aber sie hat die Bohne, die da herumlag, in Schale c2 gestoßen, und dort waren schon drei. Trag alles ein.
lesson-hopper-knock-right = Deine Bohne war es nicht, aber es war dein Schuss. Als alles ruhte, lagen in c2 vier Bohnen, also gehört die Schale dir.
lesson-hopper-knock-missed = So war es nicht ganz. Deine eigene Bohne liegt lose, und eine andere wurde in c2 gestoßen.
lesson-hopper-push-task = Am echten Tisch: Die Schale auf d4 wurde erobert, und ihr habt die von a1 in die Lücke geschoben. Gib zuerst das ein: a1 nach d4.
lesson-hopper-push-right = Jetzt sieht das Tablett auf dem Bildschirm aus wie eures. Du bist immer noch dran, denn Schieben ist kein Schuss.
lesson-hopper-push-missed = Das sagt, wo eine Bohne liegt. Gib zuerst ein, dass die Schale von a1 nach d4 geschoben wurde.

## Titles of lessons, where a rule has several

lesson-hopper-no-gap-title = Zusammenschieben
lesson-hopper-refill-title = Nachschub holen
lesson-hopper-nothing-loose-title = Keine losen Bohnen
lesson-hopper-all-at-once-title = Alle gleichzeitig
lesson-hopper-all-in-a-round-title = In einer Runde
lesson-hopper-enter-title = Einen Schuss eintragen
lesson-hopper-knock-title = Eine angestoßene Bohne

## What the editions leave open or disagree on, and what we added

rule-HOPPER-2-choice = Die gedruckten Regeln verteilen die Bohnen gleichmäßig und sagen nichts über einen Rest. Bei uns liegt er lose auf dem Tisch. Wie viele Bohnen es sind, regelt die Option „beans“.
rule-HOPPER-4-choice = Die gedruckten Regeln sagen nicht, was mit Bohnen geschieht, die vom Tisch fallen. Bei uns gelten sie als lose. Eine Option gibt es dafür nicht.
rule-HOPPER-5-choice = Nach den gedruckten Regeln erobert die Schale, wer die vierte Bohne hineinschießt. Was gilt, wenn ein Schuss eine liegende Bohne als vierte hineinstößt, sagen sie nicht. Bei uns zählt sie für die Person, die geschossen hat. Eine Option gibt es dafür nicht.
rule-HOPPER-6-choice = Nach der englischen und der spanischen Ausgabe werden Lücken geschlossen, nach der deutschen und der französischen dürfen sie geschlossen werden. Bei uns werden sie geschlossen, außer ihr schaltet die Option „close_gaps“ aus.
rule-HOPPER-7-choice = Nach der gedruckten Regel nimmt, wer keine Bohnen mehr hat, von denen, die neben den Schalen liegen. Wie viele und was gilt, wenn keine daliegen, sagt sie nicht. Bei uns nimmst du alle, sobald du an der Reihe bist; solange es keine gibt, setzt du aus. Im Finale teilen sich alle, die keine mehr haben, die losen Bohnen. Eine Option gibt es dafür nicht.
rule-HOPPER-10-choice = Im gedruckten Finale schießen alle gleichzeitig; wem eine Schale gehört, wenn mehrere Bohnen ankommen, steht dort nicht. Bei uns zählt, wessen geschossene Bohne als vierte darin zur Ruhe kam. Bohnen, die schon darin lagen und nur bewegt wurden, zählen für niemanden. Die Option „finale“ lässt euch in Runden schießen.
rule-HOPPER-11-choice = Die gedruckten Regeln sagen nichts über einen Gleichstand. Bei uns teilt ihr euch den Sieg. Eine Option gibt es dafür nicht.
rule-HOPPER-12-beyond = Das gedruckte Spiel wird mit echten Bohnen gespielt. Der Schuss am Bildschirm ist unsere Ergänzung, ebenso eine ruhigere Hand für Einzelne (Option „steady_hands“).
rule-HOPPER-13-beyond = Das gedruckte Spiel kennt keinen Schiedsrichter. So zählt das Programm mit, wenn ihr am echten Tisch spielt.

## The guided first game: each note is shown once, when what it explains first happens

guide-hopper-welcome = Das ist Hopper. Du schießt Bohnen in die Schalen in der Mitte. Mit der vierten Bohne in einer Schale eroberst du sie. Wer zuerst vier Schalen hat, gewinnt.
guide-hopper-shoot = Du bist dran. Tipp auf eine Schale. Halte dann den Knopf gedrückt und lass bei der Marke los. Drück noch einmal, wenn die Hand durch die Mitte schwingt. Du kannst den Schuss auch in Zahlen eingeben.
guide-hopper-landed = Deine Bohne bleibt, wo sie zur Ruhe kam: in einer Schale, im Tablett oder auf dem Tisch.
guide-hopper-knocked = Eine fliegende Bohne kann andere von ihrem Platz stoßen. Auch die bleiben, wo sie liegen.
guide-hopper-claimed = Vier Bohnen! Du hast die Schale erobert. Ihre Bohnen liegen jetzt lose da und kommen zurück ins Spiel.
guide-hopper-theirs = Die vierte Bohne kam von jemand anderem, und damit ist die Schale weg. Von wem die ersten drei waren, ist egal!
guide-hopper-shifted = Eine Schale hat das Tablett verlassen, also rücken die anderen zusammen. Schau, wo sie jetzt stehen.
guide-hopper-refilled = Jemand hatte keine Bohnen mehr und sammelt alle losen ein.
guide-hopper-near = Jemand hat schon drei Schalen. Noch eine, und die Partie ist gewonnen! Ziel auf Schalen mit drei Bohnen.
guide-hopper-over = Vier Schalen sind erobert, die Partie ist zu Ende. Jetzt kannst du Hopper!

## Analysis

learn-analysis-hits = Treffer
learn-analysis-hit-shots = Schüsse
learn-analysis-hit-cup = in einer Schale
learn-analysis-hit-tray = lose im Tablett
learn-analysis-hit-table = lose auf dem Tisch
learn-analysis-hit-off = vom Tisch gefallen
learn-analysis-hit-claims = Schalen erobert
learn-analysis-hit-knocks = Bohnen angestoßen
learn-analysis-hit-streak = längste Trefferserie

## Print

print-help-hopper = Zählt eure Schalen und rechnet die Punkte zusammen: Eine neutrale Schale zählt 1, die schwarze 2, die letzte Schale des Tabletts 3, egal welche Farbe sie hat. Zählt die letzte Schale nur einmal.
print-help-hopper-short = Schreibt nach jeder Partie auf, wie viele Schalen alle besitzen. Wer vier hat, hat gewonnen.
print-cups-neutral = Neutrale Schalen, je 1
print-cup-black = Schwarze Schale, 2
print-cup-last = Letzte Schale, 3
