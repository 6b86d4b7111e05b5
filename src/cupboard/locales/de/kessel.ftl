kessel-name = Kupferkessel Co
kessel-tagline = Geh rund um den Zaubermarkt, füll deinen Kessel und merk dir, was darin ist.
kessel-move-help = Eine Karte nimmst du mit ihrem Platz, etwa c4. Auf ein Symbol antwortest du mit use (nutzen) oder waive (verzichten), bei der letzten Karte mit keep (behalten) oder aside (weglegen).

rule-KESSEL-1 = Es gibt 56 Karten: vierzehn Zutaten mit den Werten 1 bis 4. Zu jeder der sieben Farben gehören zwei Zutaten, fünf der Zutaten sind Pflanzen.
rule-KESSEL-2 = Manche Karten tragen ein Symbol. Jede der zehn Zutaten, die weder schwarz noch weiß sind, hat eine Karte mit explodierendem Kessel und eine mit Zauberstab, gleichmäßig über die Werte verteilt.
rule-KESSEL-3 = 32 Karten liegen offen in einem Quadrat von sechs mal sechs, dessen Ecken Eckkarten sind. Die übrigen 24 bilden den verdeckten Stapel.
rule-KESSEL-4 = Die weiße und die schwarze Figur beginnen an gegenüberliegenden Ecken. Alle ziehen eine erste Karte für ihren Kessel; schwarze und weiße kommen verdeckt unter den Stapel, und es wird neu gezogen. Das Symbol der ersten Karte wirkt nicht. Weiß beginnt.
rule-KESSEL-5 = Ein Kessel ist ein Häufchen Karten: Bis zur Wertung ist nur die oberste zu sehen, auch für den, dem er gehört.
rule-KESSEL-6 = In deinem Zug geht deine Figur im Uhrzeigersinn außen um das Quadrat, genau so viele Schritte, wie die oberste Karte deines Kessels wert ist. Der Rundweg hat zwanzig Haltestellen: auf jeder Seite die vier inneren Reihen und dazu die vier Ecken.
rule-KESSEL-7 = Eine Figur, die im Weg steht, wird übersprungen und zählt nicht als Schritt.
rule-KESSEL-8 = Vor einer Reihe musst du eine beliebige Karte daraus nehmen und auf deinen Kessel legen. An einer Ecke nimmst du nichts, und dein Zug ist zu Ende.
rule-KESSEL-9 = Explodierender Kessel: Du darfst die andere Seite die oberste Karte ihres Kessels verdeckt unter den Stapel legen lassen, ohne Stapel ganz aus dem Spiel. Die letzte Karte eines Kessels ist sicher. Sind hundert Karten unter den Stapel zurückgekehrt, scheiden weitere aus, damit jedes Spiel endet.
rule-KESSEL-10 = Zauberstab mit Hut: Ist dieser Zug beendet, darfst du gleich noch einen machen. Mehr als zwei Züge hintereinander hat niemand.
rule-KESSEL-11 = Auf jedes Symbol darfst du verzichten.
rule-KESSEL-12 = Danach füllt die oberste Karte des Stapels offen den leeren Platz. Ohne Stapel bleibt er leer.
rule-KESSEL-13 = Das Spiel endet, wenn jemand die letzte Karte einer Reihe nimmt, vor der Figuren stehen können, gleich ob waagerecht oder senkrecht. Wer sie nimmt, darf sie behalten oder weglegen; ihr Symbol wirkt nicht.
rule-KESSEL-14 = Die meisten Einsen bringen 5 Punkte, bei Gleichstand niemandem. Von jeder Zutat kostet eine einzelne Karte ihren Wert, zwei zählen nichts, drei ihre Summe, vier ihre Summe und 5 dazu. In der eigenen Farbe zählen die Summen doppelt, auch das Minus, aber nicht die 5.
rule-KESSEL-15 = Ein Beispiel: Weiß hat Schnurrhaare 1, 2, 3 und 4, ein Salamanderauge 3, von einer anderen Zutat 1, 2 und 4 und ein Paar. Das sind 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
rule-KESSEL-R = Rezeptspiel: Alle bekommen zwei geheime von dreizehn Rezepten. Ein erfülltes Rezept bringt am Ende seine Punkte, ein unerfülltes kostet nichts. Die fünf Tränke bringen 15 Punkte, die weiße und die schwarze Prise 5, alle anderen 10. „Weniger“ heißt immer: wirklich weniger.
rule-KESSEL-B = Bis zu fünf eigene Rezepte lassen sich erfinden: eine Bedingung, Punkte und ein Name. Sie werden mit den anderen gemischt und lassen sich speichern, weitergeben und drucken.
rule-KESSEL-X = Zu dritt: Die dritte Figur hat eine eigene Farbe und beginnt an einer dritten Ecke, eine Explosion trifft beide anderen, und alle bekommen eines der fünf Zehn-Punkte-Rezepte ohne die Pflanzen. Kinderwertung: Für vier Karten einer Zutat nimmst du zwei Karten, für drei eine, und für jede einzelne gibst du eine zurück; die meisten Karten gewinnen.

kessel-option-recipes = Alle bekommen geheime Rezepte.
kessel-option-own-recipes = Bis zu fünf eigene Rezepte kommen zu den anderen.
kessel-option-scoring = Wie die Kessel gewertet werden.
kessel-option-scoring-standard = Punkte für Werte, Einsen und die eigene Farbe
kessel-option-scoring-children = in Karten gezählt, für Kinder
kessel-option-third-colour = Die Farbe der dritten Figur; sie zählt für diesen Platz doppelt.
kessel-option-third-colour-grey = grau
kessel-option-third-colour-blue = blau
kessel-option-third-colour-brown = braun
kessel-option-third-colour-green = grün
kessel-option-third-colour-purple = lila

kessel-preset-standard = Das Spiel nach der Anleitung
kessel-preset-recipes = Das Rezeptspiel
kessel-preset-children = Mit der Kinderwertung

kessel-ingredient-feathers = Rabenfedern
kessel-ingredient-spiders = Spinnenbeine
kessel-ingredient-whiskers = Schnurrhaare
kessel-ingredient-eyes = Salamanderaugen
kessel-ingredient-roots = Baumwurzeln
kessel-ingredient-ash = Drachenasche
kessel-ingredient-moss = Moos
kessel-ingredient-scales = Nixenschuppen
kessel-ingredient-mushrooms = Pilze
kessel-ingredient-warts = Krötenwarzen
kessel-ingredient-pumpkin = Kürbis
kessel-ingredient-slime = Schneckenschleim
kessel-ingredient-vine = Schlingkraut
kessel-ingredient-crystals = Mondkristalle
kessel-ingredient = { $ingredient ->
    [feathers] { kessel-ingredient-feathers }
    [spiders] { kessel-ingredient-spiders }
    [whiskers] { kessel-ingredient-whiskers }
    [eyes] { kessel-ingredient-eyes }
    [roots] { kessel-ingredient-roots }
    [ash] { kessel-ingredient-ash }
    [moss] { kessel-ingredient-moss }
    [scales] { kessel-ingredient-scales }
    [mushrooms] { kessel-ingredient-mushrooms }
    [warts] { kessel-ingredient-warts }
    [pumpkin] { kessel-ingredient-pumpkin }
    [slime] { kessel-ingredient-slime }
    [vine] { kessel-ingredient-vine }
    [crystals] { kessel-ingredient-crystals }
   *[other] { $ingredient }
 }
kessel-card = { kessel-ingredient } { $value }

kessel-colour-black = schwarz
kessel-colour-white = weiß
kessel-colour-grey = grau
kessel-colour-blue = blau
kessel-colour-brown = braun
kessel-colour-green = grün
kessel-colour-purple = lila

kessel-short-feathers = Federn
kessel-short-spiders = Spinnen
kessel-short-whiskers = Haare
kessel-short-eyes = Augen
kessel-short-roots = Wurzeln
kessel-short-ash = Asche
kessel-short-moss = Moos
kessel-short-scales = Schuppen
kessel-short-mushrooms = Pilze
kessel-short-warts = Warzen
kessel-short-pumpkin = Kürbis
kessel-short-slime = Schleim
kessel-short-vine = Kraut
kessel-short-crystals = Kristalle
kessel-figure-white = W
kessel-figure-black = S
kessel-figure-third = D
kessel-board-symbol = { $mark }: use (nutzen) oder waive (verzichten)
kessel-board-last = letzte Karte: keep (behalten) oder aside (weglegen)

kessel-recipe-grey = Grauer Trank
kessel-recipe-blue = Blauer Trank
kessel-recipe-brown = Brauner Trank
kessel-recipe-green = Grüner Trank
kessel-recipe-purple = Lila Trank
kessel-recipe-white = Weiße Prise
kessel-recipe-black = Schwarze Prise
kessel-recipe-last = Die letzte Karte
kessel-recipe-cauldrons = Ruhiges Feuer
kessel-recipe-wands = Ohne Zauberei
kessel-recipe-plants = Kräutergarten
kessel-recipe-cards = Kleine Suppe
kessel-recipe-fours = Leichte Kost
kessel-recipe-title = { $recipe ->
    [grey] { kessel-recipe-grey }
    [blue] { kessel-recipe-blue }
    [brown] { kessel-recipe-brown }
    [green] { kessel-recipe-green }
    [purple] { kessel-recipe-purple }
    [white] { kessel-recipe-white }
    [black] { kessel-recipe-black }
    [last] { kessel-recipe-last }
    [cauldrons] { kessel-recipe-cauldrons }
    [wands] { kessel-recipe-wands }
    [plants] { kessel-recipe-plants }
    [cards] { kessel-recipe-cards }
    [fours] { kessel-recipe-fours }
   *[other] { $recipe }
 }

kessel-of-any = beliebige Zutaten
kessel-of-cards = Karten
kessel-of-cauldrons = explodierende Kessel
kessel-of-wands = Zauberstäbe
kessel-of-ones = Einsen
kessel-of-twos = Zweien
kessel-of-threes = Dreien
kessel-of-fours = Vieren
kessel-of-plants = Pflanzen
kessel-of-black = schwarze Karten
kessel-of-white = weiße Karten
kessel-of-grey = graue Karten
kessel-of-blue = blaue Karten
kessel-of-brown = braune Karten
kessel-of-green = grüne Karten
kessel-of-purple = lila Karten

kessel-condition-sets = { $of }: mindestens { $cards } derselben Zutat, und das von mindestens { $ingredients ->
    [one] einer Zutat
   *[other] { $ingredients } Zutaten
 }
kessel-condition-fewer = weniger { $of } als alle anderen
kessel-condition-more = mehr { $of } als alle anderen
kessel-condition-at-least = { $of }: mindestens { $cards }
kessel-condition-at-most = { $of }: höchstens { $cards }
kessel-condition-last-card = die letzte Karte einer Reihe genommen
kessel-recipe-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

kessel-move-unreadable = „{ $text }“ ist kein Zug: Gib einen Platz wie c4 an, oder use, waive, keep oder aside.
kessel-no-such-place = Auf „{ $place }“ liegt nie eine Karte zum Nehmen.
kessel-other-line = { $place } liegt nicht in der Reihe { $line }, vor der deine Figur steht.
kessel-empty-place = Auf { $place } liegt keine Karte.
kessel-use-or-waive = Antworte erst auf das Symbol: use oder waive.
kessel-keep-or-aside = Entscheide erst über die letzte Karte: keep oder aside.
kessel-no-symbol = Es gibt kein Symbol, auf das du antworten kannst: Nimm erst eine Karte.
kessel-last-has-no-symbol = Das Symbol der letzten Karte wirkt nicht: Behalte sie (keep) oder leg sie weg (aside).
kessel-not-the-last = Das war nicht die letzte Karte einer Reihe: Antworte auf ihr Symbol.
kessel-line-has-more = { $cards ->
    [one] Nimm erst die letzte Karte der Reihe { $line }.
   *[other] Nur die letzte Karte einer Reihe lässt sich behalten oder weglegen; in der Reihe { $line } liegen { $cards }.
 }

kessel-own-recipes-need-recipes = Eigene Rezepte gibt es nur im Rezeptspiel.
kessel-children-have-no-recipes = Die Kinderwertung zählt Karten und kennt keine Rezepte.

kessel-recipes-no-list = Eigene Rezepte sind eine Liste von Rezepten oder der Text einer Rezeptdatei.
kessel-recipes-too-many = { $found } Rezepte sind zu viele: In die Schachtel passen { $most }.
kessel-recipes-unreadable = Die Rezeptdatei lässt sich nicht lesen: { $problem }
kessel-recipes-stray = „{ $field }“ gehört nicht in eine Rezeptdatei: Jedes Rezept beginnt mit [[recipe]].
kessel-recipe-no-table = Rezept { $number } ist unvollständig: Es braucht einen Namen (name), Punkte (points) und eine Art (kind).
kessel-recipe-kind = Rezept { $number }: „{ $found }“ ist keine Art von Bedingung. Es gibt: { $known }.
kessel-recipe-field = Rezept { $number }: „{ $field }“ bedeutet bei der Art { $kind } nichts. Sie kennt: { $known }.
kessel-recipe-lacks = Rezept { $number }: Die Art { $kind } braucht „{ $field }“.
kessel-recipe-name = Rezept { $number } braucht einen Namen von 1 bis { $most } Zeichen.
kessel-recipe-name-taken = Rezept { $number }: Der Name „{ $name }“ ist vergeben.
kessel-recipe-of = Rezept { $number }: „{ $found }“ lässt sich hier nicht zählen. Es gibt: { $known }.
kessel-recipe-number = Rezept { $number }: { $field } ist { $found }, muss aber eine ganze Zahl von { $low } bis { $high } sein.

kessel-position-words = Eine Stellung braucht nach dem Kopf sieben Teile, nicht { $found }.
kessel-position-mark = „{ $text }“ sagt nicht, was zu entscheiden ist und von wem.
kessel-position-second = Im zweiten Zug wird nicht nach dem Zauberstab gefragt, und nach dem Ende gibt es keinen Zug.
kessel-position-square = „{ $text }“ ist kein Quadrat aus sechs Reihen mit je sechs Plätzen.
kessel-position-place = „{ $text }“ kann nicht auf { $place } liegen.
kessel-position-cards = „{ $text }“ ist keine Folge von Karten wie A1B2.
kessel-position-stack = Zu viele Karten für den Stapel: { $found }.
kessel-position-seats = Kessel: { $found }. Alle brauchen einen.
kessel-position-twice = Eine Karte liegt an zwei Orten.
kessel-position-first-card = Die erste Karte von Spieler { $seat } ist schwarz oder weiß.
kessel-position-figures = „{ $text }“ stellt nicht jede Figur an eine eigene Haltestelle von 0 bis 19.
kessel-position-returned = „{ $text }“ ist keine Anzahl von Karten, die unter den Stapel zurückkehrten.
kessel-position-recipes = „{ $text }“ verteilt nicht die Rezepte dieses Tisches.
kessel-position-gaps = Karten im Quadrat: { $found }, obwohl ein Stapel zum Auffüllen da ist.
kessel-position-gone = Fehlende Karten: { $found }, obwohl ein Stapel da ist, unter den sie gehören.
kessel-position-fresh = Rezepte werden verteilt, bevor jemand gezogen hat.
kessel-position-corner = Spieler { $seat } steht an einer Ecke und hat nichts zu entscheiden.
kessel-position-empty-line = Eine Reihe ist leer, aber das Spiel ist nicht zu Ende.
kessel-position-not-over = Der letzte Spieler hat keine Reihe geleert: Das Spiel ist nicht zu Ende.
kessel-position-symbol = Für Spieler { $seat } gibt es kein Symbol, auf das zu antworten wäre.
kessel-position-last = Die fragliche Karte ist nicht die letzte einer Reihe.

kessel-fact-refused = { $seat } zieht { kessel-card }: Schwarz und Weiß kommen unter den Stapel.
kessel-fact-first-drawn = { $seat } beginnt mit { kessel-card }.
kessel-fact-recipes-taken = { $count ->
    [one] { $seat } bekommt ein geheimes Rezept.
   *[other] { $seat } bekommt { $count } geheime Rezepte.
 }
kessel-fact-recipe-dealt = { $seat } soll brauen: { kessel-recipe-title }.
kessel-fact-cornered = { $seat } hält an der Ecke { $corner } und nimmt nichts.
kessel-fact-taken = { $seat } nimmt { kessel-card } von { $place }.
kessel-fact-used = { $symbol ->
    [wand] { $seat } schwingt den Zauberstab und ist noch einmal dran.
   *[cauldron] { $seat } lässt es im Kessel krachen.
 }
kessel-fact-waived = { $symbol ->
    [wand] { $seat } verzichtet auf den zweiten Zug.
   *[cauldron] { $seat } lässt nichts explodieren.
 }
kessel-fact-exploded = { $gone ->
    [yes] { $other } verliert { kessel-card }; die Karte scheidet aus.
   *[no] { $other } verliert { kessel-card }; die Karte kommt unter den Stapel.
 }
kessel-fact-last-taken = { $seat } nimmt die letzte Karte einer Reihe von { $place }: { kessel-card }.
kessel-fact-kept = { $seat } behält { kessel-card }. Die Kessel werden geöffnet.
kessel-fact-laid-aside = { $seat } legt { kessel-card } weg. Die Kessel werden geöffnet.
kessel-fact-ingredient-scored = { $seat }: { kessel-ingredient } { $values } = { $points }.
kessel-fact-ones-scored = { $seat } hat die meisten Einsen ({ $count }): { $points }.
kessel-fact-recipe-scored = { $points ->
    [0] { $seat } hat das Rezept „{ kessel-recipe-title }“ nicht erfüllt.
   *[other] { $seat } hat das Rezept „{ kessel-recipe-title }“ erfüllt: { $points }.
 }
kessel-fact-totalled = { $seat } kommt insgesamt auf { $points }.
