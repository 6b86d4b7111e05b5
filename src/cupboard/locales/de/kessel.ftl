kessel-name = Kupferkessel Co
kessel-tagline = Zieh um den Zaubermarkt, sammle Zutaten in deinem Kessel und merk dir, was schon darin ist.
kessel-move-help = Um eine Karte zu nehmen, gibst du ihren Platz ein, etwa c4. Auf ein Symbol antwortest du mit use (nutzen) oder waive (verzichten), bei der letzten Karte mit keep (behalten) oder aside (weglegen).

kessel-board-signs = > zu nehmen   * explodierender Kessel   / Zauberstab mit Hut   +--+ Ecke   . leer   [ ] Stapel

rule-KESSEL-1 = Es gibt 56 Karten: vierzehn Zutaten, jede mit den Werten 1 bis 4. Zu jeder der sieben Farben gehören zwei Zutaten. Fünf Zutaten sind Pflanzen.
rule-KESSEL-2 = Manche Karten haben ein Symbol. Von jeder Zutat, die nicht schwarz oder weiß ist, hat eine Karte einen explodierenden Kessel und eine einen Zauberstab. Die Symbole sind gleichmäßig über die Werte verteilt.
rule-KESSEL-3 = 32 Karten liegen offen in einem Quadrat von sechs mal sechs. In den vier Ecken liegen Eckkarten. Die übrigen 24 Karten bilden den verdeckten Stapel.
rule-KESSEL-4 = Die weiße und die schwarze Figur beginnen an gegenüberliegenden Ecken. Ihr zieht alle eine erste Karte für euren Kessel. Ist sie schwarz oder weiß, kommt sie verdeckt unter den Stapel, und ihr zieht neu. Das Symbol der ersten Karte hat keine Wirkung. Weiß beginnt.
rule-KESSEL-5 = Dein Kessel ist dein Kartenstapel. Bis zur Wertung ist immer nur die oberste Karte zu sehen, auch für dich selbst.
rule-KESSEL-6 = In deinem Zug geht deine Figur im Uhrzeigersinn außen um das Quadrat. Sie macht genau so viele Schritte, wie die oberste Karte in deinem Kessel wert ist. Die vier inneren Reihen jeder Seite und die vier Ecken zählen je einen Schritt, zusammen also zwanzig.
rule-KESSEL-7 = Steht dir eine Figur im Weg, springst du darüber. Das zählt nicht als Schritt.
rule-KESSEL-8 = Steht deine Figur vor einer Reihe, musst du eine beliebige Karte daraus nehmen und offen oben auf deinen Kessel legen. Steht sie an einer Ecke, nimmst du nichts, und dein Zug ist vorbei.
rule-KESSEL-9 = Explodierender Kessel: Wenn du willst, { $seats ->
    [2] muss dein Gegenüber die oberste Karte aus seinem Kessel verdeckt unter den Stapel legen
    [3] müssen beide anderen die oberste Karte aus ihrem Kessel verdeckt unter den Stapel legen
   *[other] muss dein Gegenüber die oberste Karte aus seinem Kessel verdeckt unter den Stapel legen; spielt ihr zu dritt, müssen das beide anderen
 }. Gibt es keinen Stapel mehr, kommt die Karte aus dem Spiel. Die letzte Karte im Kessel ist sicher. Sind schon hundert Karten so unter den Stapel gekommen, kommen alle weiteren aus dem Spiel, damit jede Partie endet.
rule-KESSEL-10 = Zauberstab mit Hut: Wenn du willst, bist du nach diesem Zug gleich noch einmal an der Reihe. Das sagst du, wenn du die Karte nimmst, bevor der leere Platz gefüllt wird. Mehr als zwei Züge hintereinander sind nicht erlaubt.
rule-KESSEL-11 = Auf jedes Symbol darfst du verzichten. { $reminders ->
    [yes] Wenn du die Karte nimmst, wirst du gefragt. Nach den gedruckten Regeln musst du selbst darauf hinweisen. Ein vergessenes Symbol verfällt.
    [no] Niemand fragt dich danach. Du musst beim Nehmen sagen, dass du das Symbol nutzt (c4!). Ein vergessenes Symbol verfällt.
   *[other] Nach den gedruckten Regeln musst du selbst darauf hinweisen. Ein vergessenes Symbol verfällt. Hier wirst du gefragt, wenn du die Karte nimmst. Ist die Erinnerung ausgeschaltet, fragt niemand. Sag es dann beim Nehmen (c4!).
 }
rule-KESSEL-12 = Danach kommt die oberste Karte vom Stapel offen auf den leeren Platz. Ist der Stapel aufgebraucht, bleibt der Platz leer.
rule-KESSEL-13 = Die Partie endet, sobald jemand die letzte Karte einer Reihe nimmt, waagerecht oder senkrecht. Die vier Randreihen zählen nicht, weil vor ihnen keine Figur stehen kann. Wer die letzte Karte nimmt, darf sie behalten oder weglegen. Ihr Symbol hat keine Wirkung.
rule-KESSEL-14 = Wertung: Wer die meisten Karten mit dem Wert 1 hat, bekommt 5 Punkte; bei Gleichstand bekommt sie niemand. Für jede Zutat gilt: Eine einzelne Karte bringt ihren Wert als Minuspunkte, zwei Karten zählen nichts, drei zählen ihre Summe, vier ihre Summe und 5 Punkte dazu. In deiner eigenen Farbe zählen Summen und Minuspunkte doppelt, nicht aber die 5 Zusatzpunkte.
rule-KESSEL-15 = Ein Beispiel: Weiß hat Schnurrhaare 1, 2, 3 und 4, ein Salamanderauge 3, von einer anderen Zutat 1, 2 und 4 und ein Paar. Das sind 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
rule-KESSEL-R = { $seats ->
    [2] { kessel-recipes-for-two }
    [3] { kessel-recipes-for-three }
   *[other] { kessel-recipes-for-any }
 }
rule-KESSEL-B = Ihr könnt bis zu fünf eigene Rezepte erfinden: mit einer Bedingung, Punkten und einem Namen. Ihr mischt sie unter die anderen. Darum darf kein Name zweimal vorkommen. Ihr könnt sie auch speichern, weitergeben und drucken.
rule-KESSEL-X = Zu dritt: Die dritte Figur hat ihre eigene Farbe und beginnt an einer dritten Ecke. Eine Explosion trifft beide anderen.{ $recipes ->
    [no] {""}
   *[other] {" "}Im Rezeptspiel bekommt ihr je eines der fünf Zehn-Punkte-Rezepte; das für Pflanzen fällt weg.
 }
rule-KESSEL-C = Kinderwertung: Für vier Karten einer Zutat nimmst du dir zwei Karten, für drei eine, und für jede einzelne gibst du eine zurück. Wer dann die meisten Karten hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
# Was KESSEL-R sagt, je nach Zahl der Mitspielenden
kessel-recipes-for-two = Rezeptspiel: Ihr bekommt je zwei dieser dreizehn Rezepte und haltet sie geheim. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-for-three = Rezeptspiel: Ihr bekommt je eines dieser fünf Rezepte und haltet es geheim. { kessel-recipes-scored }
    { kessel-recipes-five }
kessel-recipes-for-any = Rezeptspiel: Ihr bekommt je zwei dieser dreizehn Rezepte, zu dritt je eines der letzten fünf, und haltet sie geheim. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-scored = Ein erfülltes Rezept bringt bei der Wertung seine Punkte, ein unerfülltes kostet nichts. „Weniger“ heißt wirklich weniger als alle anderen. Bei Gleichstand gibt es nichts.
kessel-recipes-sets =
    • { kessel-recipe-grey }, { kessel-recipe-blue }, { kessel-recipe-brown }, { kessel-recipe-green }, { kessel-recipe-purple }: von beiden Zutaten dieser Farbe mindestens drei Karten, je 15 Punkte
    • { kessel-recipe-white }, { kessel-recipe-black }: von einer der beiden Zutaten dieser Farbe mindestens drei Karten, je 5 Punkte
    • { kessel-recipe-plants }: von mindestens drei Pflanzen je mindestens drei Karten, 10 Punkte

kessel-recipes-five =
    • { kessel-recipe-last }: du nimmst die letzte Karte einer Reihe, auch wenn du sie weglegst, 10 Punkte
    • { kessel-recipe-cauldrons }: weniger explodierende Kessel, 10 Punkte
    • { kessel-recipe-wands }: weniger Zauberstäbe, 10 Punkte
    • { kessel-recipe-cards }: weniger Karten, 10 Punkte
    • { kessel-recipe-fours }: weniger Karten mit dem Wert 4, 10 Punkte
kessel-option-reminders = Ihr werdet gefragt, ob ihr ein Symbol nutzen wollt. Sonst müsst ihr es beim Nehmen der Karte selbst sagen.

kessel-option-recipes = Alle bekommen geheime Rezepte.
kessel-option-own-recipes = Bis zu fünf eigene Rezepte werden unter die anderen gemischt.
kessel-option-scoring = Wie die Kessel gewertet werden.
kessel-option-scoring-standard = Punkte für Werte, Einsen und die eigene Farbe
kessel-option-scoring-children = in Karten gezählt, für Kinder
kessel-option-third-colour = Die Farbe der dritten Figur; sie zählt für diesen Platz doppelt.
kessel-option-third-colour-grey = grau
kessel-option-third-colour-blue = blau
kessel-option-third-colour-brown = braun
kessel-option-third-colour-green = grün
kessel-option-third-colour-purple = lila

kessel-preset-standard = Das Grundspiel
kessel-preset-recipes = Das Rezeptspiel
kessel-preset-recipes-about = Alle bekommen außerdem geheime Rezepte, die am Ende zusätzliche Punkte bringen.
kessel-preset-children = Mit Kinderwertung
kessel-preset-children-about = Ihr zählt Karten statt Punkte und müsst nichts zusammenrechnen.

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
kessel-board-claim = ohne Erinnerung: c4! nimmt c4 und nutzt das Symbol
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

kessel-condition-sets = { $of }: je mindestens { $cards } von mindestens { $ingredients ->
    [one] einer Zutat
   *[other] { $ingredients } Zutaten
 }
kessel-condition-fewer = weniger { $of } als alle anderen
kessel-condition-more = mehr { $of } als alle anderen
kessel-condition-at-least = { $of }: mindestens { $cards }
kessel-condition-at-most = { $of }: höchstens { $cards }
kessel-condition-last-card = du nimmst die letzte Karte einer Reihe
kessel-recipe-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

kessel-move-unreadable = „{ $text }“ ist kein Zug. Gib einen Platz wie c4 oder c4! ein oder use, waive, keep oder aside.
kessel-no-such-place = „{ $place }“ ist kein Platz für eine Karte. Wähle einen Platz wie c4.
kessel-other-line = { $place } liegt nicht in der Reihe { $line }. Nimm eine Karte aus der Reihe, vor der deine Figur steht.
kessel-empty-place = Auf { $place } liegt keine Karte mehr. Wähle eine andere.
kessel-use-or-waive = Entscheide zuerst über das Symbol: use (nutzen) oder waive (verzichten).
kessel-keep-or-aside = Entscheide zuerst über die letzte Karte: keep (behalten) oder aside (weglegen).
kessel-no-symbol = Gerade gibt es kein Symbol zu nutzen. Nimm zuerst eine Karte.
kessel-nobody-asks = In dieser Partie wird niemand nach einem Symbol gefragt. Mit einem Ausrufezeichen, etwa c4!, nimmst du die Karte und nutzt ihr Symbol.
kessel-you-are-asked = Nimm { $place } ohne Ausrufezeichen. In dieser Partie wirst du danach gefragt, ob du das Symbol nutzen willst.
kessel-card-has-no-symbol = Die Karte auf { $place } hat kein Symbol. Nimm sie, ohne eines zu nutzen.
kessel-claims-last = { $place } ist die letzte Karte einer Reihe, darum hat ihr Symbol keine Wirkung. Nimm sie, ohne das Symbol zu nutzen.
kessel-claims-safe = In keinem anderen Kessel liegt mehr als eine Karte, und die letzte ist sicher. Nimm { $place }, ohne das Symbol zu nutzen.
kessel-claims-third-turn = Das ist schon dein zweiter Zug hintereinander, darum hat der Zauberstab keine Wirkung. Nimm { $place }, ohne ihn zu nutzen.
kessel-last-has-no-symbol = Das Symbol der letzten Karte hat keine Wirkung. Behalte die Karte (keep) oder leg sie weg (aside).
kessel-not-the-last = Das war nicht die letzte Karte einer Reihe. Entscheide nur über ihr Symbol.
kessel-line-has-more = { $cards ->
    [one] Nimm erst die letzte Karte der Reihe { $line }.
   *[other] Nur die letzte Karte einer Reihe lässt sich behalten oder weglegen; in der Reihe { $line } liegen { $cards }.
 }

kessel-own-recipes-need-recipes = Eigene Rezepte gibt es nur im Rezeptspiel. Wähle das Rezeptspiel oder lass sie weg.
kessel-children-have-no-recipes = In der Kinderwertung gibt es keine Rezepte. Schalte eines von beiden aus.

kessel-recipes-no-list = Eigene Rezepte sind eine Liste von Rezepten oder der Text einer Rezeptdatei.
kessel-recipes-too-many = { $found } Rezepte sind zu viele. Erlaubt sind höchstens { $most }.
kessel-recipes-unreadable = Die Rezeptdatei lässt sich nicht lesen: { $problem }
kessel-recipes-stray = „{ $field }“ gehört nicht in eine Rezeptdatei. Jedes Rezept beginnt mit [[recipe]].
kessel-recipe-no-table = Rezept { $number } ist unvollständig. Es braucht einen Namen (name), Punkte (points) und eine Art (kind).
kessel-recipe-kind = Rezept { $number }: „{ $found }“ ist keine Art von Bedingung. Es gibt: { $known }.
kessel-recipe-field = Rezept { $number }: „{ $field }“ ist bei der Art { $kind } nicht erlaubt. Erlaubt sind: { $known }.
kessel-recipe-lacks = Rezept { $number }: Die Art { $kind } braucht „{ $field }“.
kessel-recipe-name = Rezept { $number } braucht einen Namen von 1 bis { $most } Zeichen.
kessel-recipe-name-taken = Rezept { $number }: Der Name „{ $name }“ ist schon für ein anderes eurer Rezepte vergeben. Wählt einen anderen.
kessel-recipe-name-of-box = Rezept { $number }: „{ $name }“ heißt schon eines der dreizehn gedruckten Rezepte. Wählt einen anderen Namen.
kessel-recipe-of = Rezept { $number }: „{ $found }“ lässt sich hier nicht zählen. Es gibt: { $known }.
kessel-recipe-number = Rezept { $number }: { $field } ist { $found }, muss aber eine ganze Zahl von { $low } bis { $high } sein.

kessel-position-words = Eine Stellung braucht nach der Kennung sieben Teile, nicht { $found }.
kessel-position-mark = „{ $text }“ sagt nicht, was zu entscheiden ist und von wem.
kessel-position-second = Im zweiten Zug wird nicht nach dem Zauberstab gefragt, und nach dem Ende gibt es keinen Zug.
kessel-position-asked = Ohne Erinnerung wird niemand nach einem Symbol gefragt.
kessel-position-square = „{ $text }“ ist kein Quadrat aus sechs Reihen mit je sechs Plätzen.
kessel-position-place = „{ $text }“ kann nicht auf { $place } liegen.
kessel-position-cards = „{ $text }“ ist keine Folge von Karten wie A1B2.
kessel-position-stack = Zu viele Karten für den Stapel: { $found }.
kessel-position-seats = Kessel: { $found }. Jeder Platz braucht einen.
kessel-position-twice = Eine Karte kommt zweimal vor.
kessel-position-first-card = Die erste Karte von Spieler { $seat } ist schwarz oder weiß.
kessel-position-figures = „{ $text }“ stellt nicht jede Figur auf einen eigenen Platz von 0 bis 19.
kessel-position-returned = „{ $text }“ ist keine Anzahl von Karten, die unter den Stapel zurückkehrten.
kessel-position-recipes = „{ $text }“ passt nicht zu den Rezepten dieser Partie.
kessel-position-gaps = Im Quadrat fehlen Karten (es sind nur { $found }), obwohl der Stapel nicht leer ist.
kessel-position-gone = Es fehlen Karten ({ $found }), obwohl der Stapel nicht leer ist.
kessel-position-fresh = Rezepte werden verteilt, bevor jemand gezogen hat.
kessel-position-corner = Spieler { $seat } steht an einer Ecke und hat nichts zu entscheiden.
kessel-position-empty-line = Eine Reihe ist leer, aber die Partie ist nicht zu Ende.
kessel-position-not-over = Zuletzt wurde keine Reihe geleert. Die Partie ist nicht zu Ende.
kessel-position-symbol = Spieler { $seat } hat über kein Symbol zu entscheiden.
kessel-position-last = Die fragliche Karte ist nicht die letzte einer Reihe.

kessel-fact-refused = { $you ->
    [seat] Du ziehst { kessel-card }. Schwarze und weiße Karten kommen unter den Stapel.
   *[none] { $seat } zieht { kessel-card }. Schwarze und weiße Karten kommen unter den Stapel.
}
kessel-fact-first-drawn = { $you ->
    [seat] Du beginnst mit { kessel-card }.
   *[none] { $seat } beginnt mit { kessel-card }.
}
kessel-fact-recipes-taken = { $you ->
    [seat] { $count ->
        [one] Du bekommst ein geheimes Rezept.
       *[other] Du bekommst { $count } geheime Rezepte.
    }
   *[none] { $count ->
        [one] { $seat } bekommt ein geheimes Rezept.
       *[other] { $seat } bekommt { $count } geheime Rezepte.
     }
}
kessel-fact-recipe-dealt = { $you ->
    [seat] Du bekommst das Rezept „{ kessel-recipe-title }“.
   *[none] { $seat } bekommt das Rezept „{ kessel-recipe-title }“.
}
kessel-fact-cornered = { $you ->
    [seat] Du hältst an der Ecke { $corner } und nimmst nichts.
   *[none] { $seat } hält an der Ecke { $corner } und nimmt nichts.
}
kessel-fact-taken = { $you ->
    [seat] Du nimmst { kessel-card } von { $place }.
   *[none] { $seat } nimmt { kessel-card } von { $place }.
}
kessel-fact-used = { $you ->
    [seat] { $symbol ->
        [wand] Du schwingst den Zauberstab und bist noch einmal dran.
       *[cauldron] Du lässt den Kessel explodieren.
    }
   *[none] { $symbol ->
        [wand] { $seat } schwingt den Zauberstab und ist noch einmal dran.
       *[cauldron] { $seat } lässt den Kessel explodieren.
     }
}
kessel-fact-waived = { $you ->
    [seat] { $symbol ->
        [wand] Du verzichtest auf den zweiten Zug.
       *[cauldron] Du lässt nichts explodieren.
    }
   *[none] { $symbol ->
        [wand] { $seat } verzichtet auf den zweiten Zug.
       *[cauldron] { $seat } lässt nichts explodieren.
     }
}
kessel-fact-exploded = { $you ->
    [seat] { $gone ->
        [yes] { $other } verliert durch deine Explosion { kessel-card }. Die Karte kommt aus dem Spiel.
       *[no] { $other } verliert durch deine Explosion { kessel-card }. Die Karte kommt unter den Stapel.
    }
    [other] { $gone ->
        [yes] Die Explosion von { $seat } kostet dich { kessel-card }. Die Karte kommt aus dem Spiel.
       *[no] Die Explosion von { $seat } kostet dich { kessel-card }. Die Karte kommt unter den Stapel.
    }
   *[none] { $gone ->
        [yes] { $other } verliert { kessel-card }. Die Karte kommt aus dem Spiel.
       *[no] { $other } verliert { kessel-card }. Die Karte kommt unter den Stapel.
     }
}
kessel-fact-last-taken = { $you ->
    [seat] Du nimmst auf { $place } die letzte Karte einer Reihe: { kessel-card }.
   *[none] { $seat } nimmt auf { $place } die letzte Karte einer Reihe: { kessel-card }.
}
kessel-fact-kept = { $you ->
    [seat] Du behältst { kessel-card }. Jetzt kommt die Wertung!
   *[none] { $seat } behält { kessel-card }. Jetzt kommt die Wertung!
}
kessel-fact-laid-aside = { $you ->
    [seat] Du legst { kessel-card } weg. Jetzt kommt die Wertung!
   *[none] { $seat } legt { kessel-card } weg. Jetzt kommt die Wertung!
}
kessel-fact-ingredient-scored = { $you ->
    [seat] Du: { kessel-ingredient } { $values } = { $points }.
   *[none] { $seat }: { kessel-ingredient } { $values } = { $points }.
}
kessel-fact-ones-scored = { $you ->
    [seat] Du hast die meisten Einsen ({ $count }): { $points }.
   *[none] { $seat } hat die meisten Einsen ({ $count }): { $points }.
}
kessel-fact-ones-tied = Gleich viele Einsen ({ $count }): Niemand bekommt die 5 Punkte.
kessel-fact-recipe-scored = { $you ->
    [seat] { $points ->
        [0] Du hast das Rezept „{ kessel-recipe-title }“ nicht erfüllt.
       *[other] Du hast das Rezept „{ kessel-recipe-title }“ erfüllt: { $points }.
    }
   *[none] { $points ->
        [0] { $seat } hat das Rezept „{ kessel-recipe-title }“ nicht erfüllt.
       *[other] { $seat } hat das Rezept „{ kessel-recipe-title }“ erfüllt: { $points }.
     }
}
kessel-fact-totalled = { $you ->
    [seat] Du kommst insgesamt auf { $points }.
   *[none] { $seat } kommt insgesamt auf { $points }.
}

kessel-outcome-won = { $you ->
    [winner] { $margin ->
        [one] Du gewinnst mit { $margin } Punkt Vorsprung! ({ $points })
       *[other] Du gewinnst mit { $margin } Punkten Vorsprung! ({ $points })
    }
   *[none] { $margin ->
        [one] { $names } gewinnt mit { $margin } Punkt Vorsprung. ({ $points })
       *[other] { $names } gewinnt mit { $margin } Punkten Vorsprung. ({ $points })
    }
}

## Titles of the rules

rule-KESSEL-1-title = Die Karten
rule-KESSEL-2-title = Die Symbole
rule-KESSEL-3-title = Das Quadrat
rule-KESSEL-4-title = Figuren und erste Karte
rule-KESSEL-5-title = Dein Kessel
rule-KESSEL-6-title = Um das Quadrat ziehen
rule-KESSEL-7-title = Überspringen
rule-KESSEL-8-title = Eine Karte nehmen
rule-KESSEL-9-title = Explodierender Kessel
rule-KESSEL-10-title = Zauberstab mit Hut
rule-KESSEL-11-title = Auf Symbole verzichten
rule-KESSEL-12-title = Den Platz auffüllen
rule-KESSEL-13-title = Die letzte Karte
rule-KESSEL-14-title = Wertung
rule-KESSEL-15-title = Ein Beispiel
rule-KESSEL-16-title = Wer gewinnt
rule-KESSEL-R-title = Das Rezeptspiel
rule-KESSEL-B-title = Eigene Rezepte
rule-KESSEL-X-title = Zu dritt
rule-KESSEL-C-title = Kinderwertung
