## The game in a minute

kessel-in-a-minute = Auf dem Zaubermarkt liegen Zutatenkarten in einem Quadrat. Deine Figur zieht außen herum, so viele Schritte, wie die oberste Karte in deinem Kessel wert ist. Aus der Reihe, vor der sie stehen bleibt, nimmst du eine Karte in den Kessel. Du siehst immer nur die oberste Karte. Was darunter liegt, musst du dir merken. Am Ende bringen drei oder vier Karten einer Zutat Punkte, eine einzelne kostet. Symbole lassen Kessel explodieren oder schenken dir einen zweiten Zug. Wer die meisten Punkte hat, gewinnt.

## Lessons, in the order of lessons.toml

lesson-kessel-other-grey-task = Von jeder Zutat gibt es vier Karten mit den Werten 1 bis 4, und zu jeder Farbe gehören zwei Zutaten. Die Karte in deinem Kessel ist grau: Baumwurzeln 2. Nimm eine Karte der anderen grauen Zutat.
lesson-kessel-other-grey-right = Baumwurzeln und Drachenasche sind die beiden grauen Zutaten. Sieben Farben mit je zwei Zutaten, das macht vierzehn Zutaten und 56 Karten.
lesson-kessel-other-grey-missed = Diese Karte hat eine andere Farbe. In deiner Reihe liegt nur eine graue.

lesson-kessel-plant-task = Fünf der vierzehn Zutaten sind Pflanzen: Baumwurzeln, Moos, Pilze, Kürbis und Schlingkraut. Nimm die Pflanze in deiner Reihe.
lesson-kessel-plant-right = Moos ist eine Pflanze. Im Rezeptspiel können Pflanzen Punkte wert sein, sonst sind sie Karten wie alle anderen.
lesson-kessel-plant-missed = Das ist keine Pflanze. In deiner Reihe wächst nur eine.

lesson-kessel-symbols-task = Manche Karten haben ein Symbol: einen explodierenden Kessel oder einen Zauberstab mit Hut. Nimm die Karte mit dem Zauberstab.
lesson-kessel-symbols-right = Diese Pilze haben einen Zauberstab, und gleich wirst du gefragt, ob du ihn nutzen willst. Schwarze und weiße Karten haben nie ein Symbol.
lesson-kessel-symbols-missed = Auf dieser Karte ist kein Zauberstab mit Hut.

lesson-kessel-square-task = 32 Karten liegen offen in einem Quadrat von sechs mal sechs. An seinen vier Ecken gibt es nie eine Karte zu nehmen. Deine Figur steht vor Spalte c. Nimm die oberste Karte dieser Spalte.
lesson-kessel-square-right = Auch die Karten am Rand gehören zu deiner Reihe, nur die Ecken bleiben frei. Die übrigen 24 Karten waren anfangs der verdeckte Stapel; seine oberste hat eben die Lücke gefüllt.
lesson-kessel-square-missed = Diese Karte liegt weiter unten in der Spalte.

lesson-kessel-beginning-task = Die Partie beginnt. Deine erste Karte war schwarz und kam unter den Stapel, also hast du noch einmal gezogen: Schlingkraut 3. Sein Zauberstab hat jetzt keine Wirkung. Du bist Weiß, und Weiß beginnt. Deine Figur ist ihre drei Schritte schon gegangen. Nimm eine beliebige Karte deiner Reihe.
lesson-kessel-beginning-right = Kein Kessel beginnt mit einer schwarzen oder weißen Karte, das Symbol der ersten Karte hat keine Wirkung, und Weiß macht den ersten Zug.

lesson-kessel-remember-task = Von deinem Kessel siehst du nur die oberste Karte, Spinnenbeine 1. Aber du erinnerst dich: Darunter liegen zwei Baumwurzeln. Nimm die dritte.
lesson-kessel-remember-right = Jetzt sind es drei, und drei Karten einer Zutat bringen Punkte. In einen Kessel darf niemand schauen, auch nicht in den eigenen. Was darin liegt, musst du dir merken.
lesson-kessel-remember-missed = Zwei Baumwurzeln hast du schon, und in deiner Spalte liegt eine dritte.

lesson-kessel-steps-task = Der Wert der Karte, die du jetzt nimmst, bestimmt, wie weit deine Figur beim nächsten Mal geht. Sie steht vor Reihe 3 und soll zu Spalte b. Die Ecke zählt als Schritt. Welche Karte bringt dich hin?
lesson-kessel-steps-right = Reihe 4, Reihe 5, die Ecke, Spalte b: vier Schritte im Uhrzeigersinn, genau so viele, wie deine oberste Karte wert ist.
lesson-kessel-steps-missed = Mit diesem Wert kommst du nicht zu Spalte b. Zähl mit: Reihe 4, Reihe 5, die Ecke, Spalte b.

lesson-kessel-jump-task = Das Schlingkraut 3, das du gerade genommen hast, hat einen Zauberstab. Du darfst gleich noch einmal gehen. Die schwarze Figur steht dir im Weg, vor Reihe 5. Geh weiter und zähl mit.
lesson-kessel-jump-right = Spalte e, die Ecke und dann Reihe 4: Deine Figur hat die schwarze übersprungen, und das zählte nicht als Schritt.
lesson-kessel-jump-missed = Du hast auf den Zauberstab verzichtet, also blieb deine Figur stehen.

lesson-kessel-your-line-task = Schnurrhaare sind weiß, deine eigene Farbe, und im Quadrat liegen mehrere davon. Deine Figur steht vor Reihe 4. Nimm die Schnurrhaare, die du haben kannst.
lesson-kessel-your-line-right = Du nimmst eine Karte aus der Reihe oder Spalte, vor der deine Figur steht. Welche, entscheidest du, aber eine muss es sein.
lesson-kessel-your-line-missed = Das waren nicht die Schnurrhaare. Erlaubt ist jede Karte deiner Reihe, aber nur auf einer davon sind Schnurrhaare.

lesson-kessel-corner-task = Von Reihe 4 sind es zwei Schritte bis zur Ecke, und an einer Ecke gibt es nichts zu nehmen. Nimm eine Karte, die dich nicht dorthin führt.
lesson-kessel-corner-right = Beim nächsten Mal hielt deine Figur vor einer Reihe oder Spalte, und du darfst wieder eine Karte nehmen.
lesson-kessel-corner-missed = Mit zwei Schritten kam deine Figur an die Ecke. Dort nimmst du nichts, und der Zug ist gleich zu Ende.

lesson-kessel-explode-task = Schwarz hat gerade Rabenfedern 4 auf seinen Kessel gelegt, in seiner eigenen Farbe. Nimm die Karte mit dem explodierenden Kessel und lass ihn explodieren.
lesson-kessel-explode-right = Schwarz musste seine oberste Karte verdeckt unter den Stapel legen. Nun liegt wieder die Karte oben, die darunter war.
lesson-kessel-explode-missed = Es ist nichts explodiert. Nimm die Karte mit dem explodierenden Kessel und lass ihn dann auch explodieren.

lesson-kessel-safe-task = Im Kessel von Schwarz liegt nur eine Karte. Nimm trotzdem die Karte mit dem explodierenden Kessel und schau, was passiert.
lesson-kessel-safe-right = Es geschieht nichts, denn die letzte Karte eines Kessels ist sicher. Darum wirst du gar nicht erst gefragt.
lesson-kessel-safe-missed = Diese Karte hat keinen explodierenden Kessel.

lesson-kessel-out-of-the-game-task = Der Stapel ist aufgebraucht. Nimm die Karte mit dem explodierenden Kessel, lass ihn explodieren und schau, wohin die Karte von Schwarz kommt.
lesson-kessel-out-of-the-game-right = Es gibt keinen Stapel mehr, unter den sie kommen könnte. Die Karte von Schwarz ist deshalb ganz aus dem Spiel.
lesson-kessel-out-of-the-game-missed = Es ist nichts explodiert. Nimm die Karte mit dem explodierenden Kessel und lass ihn dann auch explodieren.

lesson-kessel-again-task = Mach zwei Züge hintereinander: Nimm die Karte mit dem Zauberstab, nutze ihn und nimm eine zweite Karte.
lesson-kessel-again-right = Du hast es beim Nehmen der Karte gesagt. Dann wurde der leere Platz gefüllt, und deine Figur ging gleich weiter. Der Zauberstab hat dir einen zweiten Zug geschenkt.
lesson-kessel-again-missed = Das war nur ein Zug. Nimm die Karte mit dem Zauberstab und nutze ihn dann auch.

lesson-kessel-no-third-task = Ein Zauberstab hat dich hierhergebracht. Das ist schon dein zweiter Zug hintereinander. In deiner Reihe liegt noch ein Zauberstab. Nimm ihn und schau, wer dann dran ist.
lesson-kessel-no-third-right = Schwarz ist dran. Mehr als zwei Züge hintereinander hat niemand, darum hat der zweite Zauberstab keine Wirkung.
lesson-kessel-no-third-missed = Diese Karte hat keinen Zauberstab.

lesson-kessel-let-be-task = Du hast einen explodierenden Kessel genommen. Oben im Kessel von Schwarz liegt eine einzelne Karte, Krötenwarzen 4, die Schwarz vier Punkte kosten wird. Lass sie dort liegen.
lesson-kessel-let-be-right = Auf jedes Symbol darfst du verzichten. Nichts ist explodiert, und Schwarz hat die lästige Karte noch.
lesson-kessel-let-be-missed = Schon ist sie weg! Du hast Schwarz von einer lästigen Karte befreit. Du hättest verzichten können.

lesson-kessel-say-so-task = Diese Partie läuft ohne Erinnerung. Niemand fragt dich nach einem Symbol. Nimm die Karte mit dem explodierenden Kessel und sag, dass du ihn nutzt.
lesson-kessel-say-so-right = Du hast es beim Nehmen gesagt, und Schwarz hat die oberste Karte verloren. Ohne ein Wort wäre das Symbol verfallen.
lesson-kessel-say-so-missed = Es ist nichts explodiert. Nimm die Karte mit dem explodierenden Kessel und sag es, wenn du sie nimmst.

lesson-kessel-refill-task = Nimm eine beliebige Karte deiner Reihe und achte auf den Platz, an dem sie lag.
lesson-kessel-refill-right = Die oberste Karte des Stapels füllt den Platz, offen. Solange es einen Stapel gibt, bleibt das Quadrat voll.

lesson-kessel-gaps-task = Der Stapel ist aufgebraucht, und das Quadrat hat die ersten Lücken. Nimm eine der Karten, die in deiner Reihe noch liegen.
lesson-kessel-gaps-right = Es kam keine neue Karte. Ohne Stapel bleibt der Platz leer. Von nun an werden Reihen und Spalten immer kürzer.

lesson-kessel-either-line-task = In deiner Reihe liegen noch drei Karten. Eine davon ist die einzige, die in ihrer Spalte noch übrig ist. Nimm diese und entscheide, ob du sie behalten willst.
lesson-kessel-either-line-right = Wer die letzte Karte einer Reihe oder einer Spalte nimmt, beendet die Partie, egal vor welcher der beiden die Figur steht.
lesson-kessel-either-line-missed = In der Spalte dieser Karte liegen noch andere, also geht die Partie weiter.

lesson-kessel-keep-or-aside-task = Du hast die letzte Karte deiner Reihe genommen, und die Partie ist zu Ende. Die Karte ist Mondkristalle 4, und andere Mondkristalle hast du nicht. Eine einzelne Karte kostet ihren Wert. Behältst du sie, oder legst du sie weg?
lesson-kessel-keep-or-aside-right = Weggelegt kostet sie nichts. Nur bei dieser letzten Karte hast du die Wahl; ihr Zauberstab hat keine Wirkung mehr.
lesson-kessel-keep-or-aside-missed = Als einzelne Karte kostet sie dich vier Punkte. Du hättest sie weglegen können.

lesson-kessel-three-task = In deinem Kessel liegen Moos 1 und Moos 2, und die letzte Karte deiner Reihe ist Moos 4. Zwei Karten einer Zutat zählen nichts, drei zählen ihre Summe. Was machst du mit ihr?
lesson-kessel-three-right = 1 + 2 + 4: sieben Punkte statt null.
lesson-kessel-three-missed = Ohne sie hast du nur zweimal Moos, und das zählt nichts.

lesson-kessel-four-task = Du hast Kürbis 1, 2 und 3, das sind sechs Punkte. Die letzte Karte ist Kürbis 4. Was machst du mit ihr?
lesson-kessel-four-right = Alle vier zählen ihre Summe, 10, und 5 dazu: fünfzehn Punkte.
lesson-kessel-four-missed = Drei Kürbisse sind sechs Punkte. Alle vier wären fünfzehn gewesen.

lesson-kessel-own-colour-task = Du bist Weiß, und Schnurrhaare sind weiß. In der eigenen Farbe zählen Summen doppelt. Du hast Schnurrhaare 2 und 3, und die letzte Karte ist Schnurrhaare 4. Was machst du mit ihr?
lesson-kessel-own-colour-right = 2 + 3 + 4 sind neun, verdoppelt achtzehn Punkte.
lesson-kessel-own-colour-missed = Zwei Karten zählen nichts, auch nicht in der eigenen Farbe. Mit der dritten wären es achtzehn Punkte gewesen.

lesson-kessel-own-single-task = Die letzte Karte ist Salamanderaugen 4, in deiner eigenen Farbe Weiß. Aber andere Salamanderaugen hast du nicht. Behältst du sie?
lesson-kessel-own-single-right = Gut weggelegt! Eine einzelne Karte kostet ihren Wert, und in der eigenen Farbe verdoppelt sich auch das Minus. Das wären acht Punkte gewesen.
lesson-kessel-own-single-missed = Eine einzelne Karte kostet ihren Wert, in der eigenen Farbe das Doppelte: acht Punkte.

lesson-kessel-ones-task = Wer die meisten Einsen hat, bekommt fünf Punkte, bei Gleichstand niemand. Du hast fünf Einsen, Schwarz ebenso. Die letzte Karte ist Rabenfedern 1, und Rabenfedern hast du noch keine. Lohnt es sich, sie zu behalten?
lesson-kessel-ones-right = Ja! Als einzelne Karte kostet sie einen Punkt, aber nun hast du die meisten Einsen, und das bringt fünf.
lesson-kessel-ones-missed = Fünf Einsen gegen fünf. Niemand bekommt die fünf Punkte.

lesson-kessel-example-task = Das ist das Beispiel aus den gedruckten Regeln. Du bist Weiß und hast Schnurrhaare 1, 2 und 4, ein Salamanderauge 3, Schneckenschleim 1, 2 und 4 und sonst nur Paare. Die letzte Karte ist Schnurrhaare 3. Komm auf 26 Punkte.
lesson-kessel-example-right = Schnurrhaare: zweimal 10 und 5 für alle vier, das sind 25. Salamanderauge: zweimal 3, also minus 6. Schneckenschleim: 7. Paare: 0. Zusammen 26.
lesson-kessel-example-missed = Mit nur drei Schnurrhaaren sind es 14 − 6 + 7 = 15.

lesson-kessel-most-points-task = Schwarz wird sieben Punkte haben. Du hast Baumwurzeln 2 und 3 und sonst nur Paare, die nichts zählen. Die letzte Karte ist Baumwurzeln 4. Was machst du mit ihr?
lesson-kessel-most-points-right = Neun Punkte gegen sieben, also gewinnst du. Wer die meisten Punkte hat, gewinnt.
lesson-kessel-most-points-missed = Null gegen sieben Punkte: Schwarz gewinnt.

lesson-kessel-shared-task = Schwarz wird sechs Punkte haben. Du hast Nixenschuppen 1 und 2 und sonst nur Paare. Die letzte Karte ist Nixenschuppen 3. Was machst du mit ihr?
lesson-kessel-shared-right = 1 + 2 + 3: sechs Punkte für beide. Bei Gleichstand teilt ihr euch den Sieg.
lesson-kessel-shared-missed = Null gegen sechs Punkte: Schwarz gewinnt allein.

lesson-kessel-brew-task = Im Rezeptspiel hast du heimlich den „Blauen Trank“: mindestens drei Karten von beiden blauen Zutaten. Du hast drei Karten Moos und Nixenschuppen 1 und 2. Die letzte Karte ist Nixenschuppen 4. Was machst du mit ihr?
lesson-kessel-brew-right = Das Rezept ist erfüllt: 15 Punkte zu allem anderen dazu. Bis zur Wertung wusste niemand davon außer dir.
lesson-kessel-brew-missed = Mit zwei Nixenschuppen bleibt das Rezept unerfüllt. Das kostet nichts, aber 15 Punkte waren zum Greifen nah.

lesson-kessel-fewer-task = Dein geheimes Rezept „Kleine Suppe“ verlangt weniger Karten, als Schwarz hat. Du hast 16, Schwarz 17. Die letzte Karte wäre deine dritte Krötenwarze und brächte sechs Punkte. Behältst du sie?
lesson-kessel-fewer-right = 16 Karten sind weniger als 17, also bekommst du zehn Punkte. Mit 17 gegen 17 hättest du sie nicht bekommen.
lesson-kessel-fewer-missed = 17 gegen 17: Gleich viele sind nicht weniger. Sechs Punkte für die Krötenwarzen, aber die zehn sind dahin.

lesson-kessel-last-recipe-task = Dein geheimes Rezept „Die letzte Karte“ verlangt, dass du die Partie beendest. Eine Karte deiner Reihe ist die letzte ihrer Spalte. Nimm sie.
lesson-kessel-last-recipe-right = Das Rezept bringt zehn Punkte. Ob du die Karte behältst oder weglegst, ist dafür egal.
lesson-kessel-last-recipe-missed = Die Partie geht weiter, und vielleicht nimmt nun Schwarz die letzte Karte.

lesson-kessel-own-recipe-task = In dieser Partie ist ein selbst erfundenes Rezept im Spiel, und du hast es: „Abracadabra“, acht Punkte für vier Karten derselben Zutat. Du hast Drachenasche 1, 2 und 3, und die letzte Karte ist Drachenasche 4. Was machst du mit ihr?
lesson-kessel-own-recipe-right = Fünfzehn Punkte für die vier Karten und acht dazu für das eigene Rezept. Bis zu fünf solche Rezepte lassen sich erfinden und zu den anderen mischen.
lesson-kessel-own-recipe-missed = Drei Karten erfüllen das Rezept nicht.

lesson-kessel-children-task = Die Kinderwertung zählt Karten, keine Werte: Drei einer Zutat bringen dir eine Karte, vier bringen zwei, und für eine einzelne gibst du eine zurück. Du hast Pilze 2 und 3, und die letzte Karte ist Pilze 4. Was machst du mit ihr?
lesson-kessel-children-right = Drei Pilze: eine Karte für dich. Wer so die meisten Karten bekommt, gewinnt.
lesson-kessel-children-missed = Zwei Pilze bringen nichts.

lesson-kessel-both-others-task = Ihr spielt zu dritt, und die dritte Figur ist lila. Nimm die Karte mit dem explodierenden Kessel und lass ihn explodieren.
lesson-kessel-both-others-right = Zu dritt trifft eine Explosion beide anderen. Beide legten die oberste Karte ihres Kessels unter den Stapel.
lesson-kessel-both-others-missed = Es ist nichts explodiert. Nimm die Karte mit dem explodierenden Kessel und lass ihn dann auch explodieren.

lesson-kessel-third-colour-task = Du spielst die dritte Figur, und deine Farbe ist Lila. Sie zählt für dich doppelt. Du hast Schlingkraut 2 und 3, und die letzte Karte ist Schlingkraut 4. Was machst du mit ihr?
lesson-kessel-third-colour-right = 2 + 3 + 4 sind neun, verdoppelt achtzehn Punkte. Die dritte Figur kann jede Farbe haben außer Schwarz und Weiß.
lesson-kessel-third-colour-missed = Zwei Karten zählen nichts, auch nicht in der eigenen Farbe. Mit der dritten wären es achtzehn Punkte gewesen.

## Titles of lessons, where a rule has several

lesson-kessel-other-grey-title = Zwei Zutaten pro Farbe
lesson-kessel-plant-title = Die Pflanzen
lesson-kessel-your-line-title = Deine Reihe
lesson-kessel-corner-title = An der Ecke
lesson-kessel-explode-title = Lass es knallen
lesson-kessel-safe-title = Die letzte Karte ist sicher
lesson-kessel-out-of-the-game-title = Aus dem Spiel
lesson-kessel-again-title = Noch einmal dran
lesson-kessel-no-third-title = Nie dreimal
lesson-kessel-let-be-title = Darauf verzichten
lesson-kessel-refill-title = Auffüllen
lesson-kessel-gaps-title = Lücken
lesson-kessel-either-line-title = Reihe oder Spalte
lesson-kessel-keep-or-aside-title = Behalten oder weglegen
lesson-kessel-three-title = Drei Gleiche
lesson-kessel-four-title = Vier Gleiche
lesson-kessel-own-colour-title = Deine eigene Farbe
lesson-kessel-own-single-title = Doppelte Minuspunkte
lesson-kessel-ones-title = Die meisten Einsen
lesson-kessel-most-points-title = Mehr Punkte
lesson-kessel-shared-title = Ein geteilter Sieg
lesson-kessel-brew-title = Ein Trank
lesson-kessel-fewer-title = Weniger ist mehr
lesson-kessel-last-recipe-title = Das Ende als Rezept
lesson-kessel-children-title = Karten statt Punkte
lesson-kessel-both-others-title = Zwei auf einmal
lesson-kessel-third-colour-title = Die dritte Farbe

## What the editions leave open or disagree on, and what we added

rule-KESSEL-1-choice = Die gedruckten Regeln nennen nur sieben der vierzehn Zutaten: Schnurrhaare, Salamanderaugen und die fünf Pflanzen. Die anderen sieben Namen sind von uns: Rabenfedern, Spinnenbeine, Drachenasche, Nixenschuppen, Krötenwarzen, Schneckenschleim und Mondkristalle. Am Spiel ändern sie nichts, darum gibt es dafür keine Option.
rule-KESSEL-2-choice = Die gedruckten Regeln erklären die Symbole, sagen aber nicht, welche Karten sie tragen. Bei uns hat jede der zehn bunten Zutaten einen explodierenden Kessel und einen Zauberstab, gleichmäßig über die Werte verteilt; schwarze und weiße Karten haben keine. Auf gedruckten Karten können sie anders verteilt sein. Eine Option gibt es dafür nicht.
rule-KESSEL-9-choice = Nach den gedruckten Regeln wandern explodierte Karten immer wieder unter den Stapel; so könnte eine Partie endlos dauern. Bei uns kommen sie nach hundert Karten aus dem Spiel. Eine Option gibt es dafür nicht.
rule-KESSEL-13-choice = Nach den gedruckten Regeln endet die Partie mit der letzten Karte einer Reihe, aber jede Karte liegt in zweien, waagerecht und senkrecht. Bei uns genügt es, eine davon zu leeren, egal vor welcher die Figur steht. Die vier Ränder zwischen zwei Eckkarten zählen nicht, denn vor ihnen kann keine Figur stehen. Eine Option gibt es dafür nicht.
rule-KESSEL-16-choice = Die gedruckten Regeln sagen nichts über einen Gleichstand. Bei uns teilt ihr euch den Sieg. Eine Option gibt es dafür nicht.
rule-KESSEL-C-beyond = Die gedruckten Regeln haben nur eine Wertung. Diese einfachere für Kinder ist unsere Ergänzung.
rule-KESSEL-X-beyond = Das gedruckte Spiel ist für zwei. Zu dritt zu spielen ist unsere Ergänzung.

## The guided first game: each note is shown once, when what it explains first happens

guide-kessel-welcome = Das ist Kupferkessel Co. Du ziehst um die Karten herum und sammelst Zutaten in deinem Kessel. Drei oder vier Karten derselben Zutat bringen Punkte, eine einzelne kostet welche.
guide-kessel-take = Deine Figur steht jetzt vor der leuchtenden Reihe. Tipp auf eine Karte in dieser Reihe, um sie zu nehmen.
guide-kessel-taken = Deine Karte liegt jetzt oben auf deinem Kessel und verdeckt alle anderen, auch für dich. Versuch dir zu merken, was darin ist!
guide-kessel-walked = Eine Figur geht so viele Schritte, wie die oberste Karte ihres Kessels wert ist. Deine Karte bestimmt also auch, wohin du als Nächstes kommst.
guide-kessel-refilled = Der leere Platz bekommt eine neue Karte vom Stapel.
guide-kessel-corner = Deine Figur ist an einer Ecke stehen geblieben. Dort nimmst du nichts, und dein Zug ist vorbei.
guide-kessel-jumped = Steht eine andere Figur im Weg, springst du darüber. Das zählt nicht als Schritt.
guide-kessel-cauldron = Diese Karte hat einen explodierenden Kessel. Wenn du willst, verliert dein Gegenüber die oberste Karte aus seinem Kessel.
guide-kessel-exploded = Peng! Die oberste Karte ist aus deinem Kessel geflogen und kommt unter den Stapel.
guide-kessel-wand = Diese Karte hat einen Zauberstab. Wenn du willst, bist du gleich noch einmal dran, aber höchstens zweimal hintereinander.
guide-kessel-stack = Der Stapel ist aufgebraucht. Ab jetzt bleiben die Plätze leer. Die Partie endet, sobald jemand die letzte Karte einer Reihe nimmt.
guide-kessel-last = Das war die letzte Karte einer Reihe und damit das Ende. Wer sie genommen hat, darf sie behalten oder weglegen.
guide-kessel-over = Jetzt kommt die Wertung: Eine einzelne Karte einer Zutat kostet ihren Wert, zwei zählen nichts, drei bringen ihre Summe, vier ihre Summe und 5 Punkte dazu. In der eigenen Farbe zählen Summen und Minuspunkte doppelt. Wer die meisten Einsen hat, bekommt 5 Punkte. Jetzt kannst du Kupferkessel Co!

## Analysis

learn-analysis-cauldron = { $you ->
    [seat] In deinem Kessel
   *[none] Im Kessel von { $name }
}

## Print

print-children = Wertungsblatt für Kinder
print-own = Eure eigenen Rezeptkarten ({ $n })
print-own-none = Ihr habt euch noch keine Rezepte ausgedacht.
print-compose = Rezepte ausdenken
print-box = Die dreizehn gedruckten Rezepte
print-children-of = { $game }: Wertungsblatt für Kinder
print-help-kessel = Kreist die Karten in eurem Kessel ein. Eine Karte einer Zutat: ihr Wert als Minus. Zwei: nichts. Drei: ihre Summe. Vier: ihre Summe und 5 dazu. Wo × 2 steht, zählt die Summe doppelt, auch das Minus, aber nicht die 5.
print-help-children = Kreist die Karten in eurem Kessel ein. Vier Karten einer Zutat: plus 2. Drei: plus 1. Zwei: nichts. Eine: minus 1. Wer die höchste Summe hat, gewinnt.
print-ingredient = Zutat
print-cards = Karten
print-cards-count = + / −
print-ones = Meiste Einsen: 5
print-recipe = Rezept { $n }
