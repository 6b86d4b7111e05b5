hopper-name = Hopper
hopper-tagline = Schlag gegen die Tischkante, lass Bohnen fliegen, füll Schalen und erobere sie.
hopper-move-help =
    „shot RICHTUNG KRAFT MOMENT“: Richtung −1000 (links) bis 1000 (rechts), Kraft 0 bis 1000, Moment −1000 (zu früh) bis 1000 (zu spät), etwa „shot 120 480 0“.
    Mit Schiedsrichter: „rest c2“ oder „rest loose“ (lose), dazu, was der Treffer sonst bewegt hat, etwa „rest c2 b3-1 a1+1“.

rule-HOPPER-1 = Sechzehn Schalen stehen vier mal vier in einem Tablett mitten auf dem Tisch, von allen etwa gleich weit entfernt.
rule-HOPPER-2 = Die rund 80 Bohnen werden gleichmäßig verteilt; was sich nicht teilen lässt, liegt lose auf dem Tisch. Das Los bestimmt, wer anfängt; gespielt wird im Uhrzeigersinn.
rule-HOPPER-3 = Ein Zug ist ein Schuss: eine deiner Bohnen, von deinem Tischrand in hohem Bogen geschleudert.
rule-HOPPER-4 = Eine Bohne bleibt, wo sie zur Ruhe kommt: in einer Schale, lose im Tablett oder lose auf dem Tisch. Auch was vom Tisch fällt, gilt als lose.
rule-HOPPER-5 = Eine Schale, in der vier Bohnen liegen, wenn alles ruht, gehört dem, der geschossen hat. Flogen mehrere Bohnen, bekommt sie, wessen Bohne die vierte war. Ihre Bohnen kommen als lose Bohnen zurück ins Spiel.
rule-HOPPER-6 = Die übrigen Schalen werden zusammengeschoben, sodass keine Lücke bleibt: Äußere füllen die Löcher, und der Block steht mitten im Tablett.
rule-HOPPER-7 = Hast du keine Bohne mehr, nimmst du alle losen, sobald du an der Reihe bist. Liegen keine da, wirst du übergangen, bis es welche gibt. Im Finale teilen sich alle, die keine mehr haben, die losen Bohnen.
rule-HOPPER-8 = Kurzes Spiel: Wer zuerst vier Schalen besitzt, gewinnt.
rule-HOPPER-9 = Langes Spiel: Es endet, wenn die letzte Schale das Tablett verlässt. Sind noch drei neutrale Schalen übrig, kommt die schwarze dazu, und die vier stehen als Quadrat in der Mitte.
rule-HOPPER-10 = Sobald die schwarze Schale dabei ist, schießen alle gleichzeitig: in Echtzeit oder in Runden, in denen alle Bohnen zusammen fliegen.
rule-HOPPER-11 = Punkte im langen Spiel: neutrale Schale 1, schwarze Schale 2, die letzte Schale des Tabletts 3, gleich welcher Farbe. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
rule-HOPPER-12 = Der Schuss ist Geschick: Richtung, Kraft und der richtige Moment entscheiden, wohin die Bohne fliegt. Herumliegende Bohnen können getroffen und verschoben werden; derselbe Schuss aus derselben Lage mit demselben Zittern endet gleich.
rule-HOPPER-13 = Mit Schiedsrichter: Ihr schießt echte Bohnen auf einem echten Tisch, jemand gibt ein, wo jede liegen blieb, und das Programm achtet auf Reihenfolge, Schalen und Punkte.

hopper-option-beans = Wie viele Bohnen verteilt werden.
hopper-option-length = Wie das Spiel endet.
hopper-option-length-short = Vier Schalen gewinnen.
hopper-option-length-long = Bis das Tablett leer ist, mit schwarzer Schale und Finale.
hopper-option-finale = Wie am Ende des langen Spiels alle gleichzeitig schießen.
hopper-option-finale-live = In Echtzeit: Alle schießen, sobald sie bereit sind.
hopper-option-finale-rounds = In Runden: Alle zielen, dann fliegen alle Bohnen zusammen.
hopper-option-referee = Echte Bohnen auf einem echten Tisch; jemand gibt ein, wo sie liegen bleiben.
hopper-option-hand = Was von der schießenden Hand verlangt wird.
hopper-option-hand-gentle = Sanft: Sie zittert weniger und verzeiht den falschen Moment; für Kinder.
hopper-option-hand-normal = Normal.
hopper-option-hand-strict = Streng: Sie zittert mehr, und der Moment zählt mehr.

hopper-preset-short = Kurzes Spiel
hopper-preset-long = Langes Spiel, Finale in Echtzeit
hopper-preset-long-rounds = Langes Spiel, Finale in Runden
hopper-preset-referee = Kurzes Spiel am echten Tisch
hopper-preset-referee-long = Langes Spiel am echten Tisch

hopper-board-loose = lose: Tablett { $tray } · Tisch { $table } · Boden { $off }

hopper-move-unreadable = „{ $text }“ ist kein Zug: Gib „shot“ mit drei Zahlen oder „rest“ mit einem Ort ein.
hopper-shot-unreadable = „{ $text }“ ist nicht lesbar: Ein Schuss hat drei ganze Zahlen: Richtung, Kraft und Moment.
hopper-rest-unreadable = „{ $text }“ ist nicht lesbar: Nenne eine Schale wie c2 oder „loose“ und danach jede veränderte Schale einmal, etwa b3-1 oder a1+2.
hopper-shot-out-of-range = Das kann keine Hand: Richtung { $aim }, Kraft { $power }, Moment { $timing }.
hopper-not-yet = Noch nicht: Deine Hand ist in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder bereit.
hopper-tick-wrong = Nach { $tick } Millisekunden kann kein Schuss zu diesen Bohnen stoßen.
hopper-shot-on-real-table = Hier fliegen die Bohnen auf dem echten Tisch: Gib ein, wo deine liegen blieb.
hopper-rest-needs-referee = Wo eine Bohne liegen blieb, wird nur mit Schiedsrichter eingegeben: Schieß stattdessen.
hopper-rest-wrong = So können Bohnen nicht liegen bleiben: Jede veränderte Schale wird einmal genannt, mit den Bohnen, die sie gewann oder verlor.
hopper-no-such-cup = Auf { $cup } steht jetzt keine Schale: { $cups ->
    [one] Nur eine Schale ist
   *[other] { $cups } Schalen sind
} noch im Tablett.
hopper-cup-holds-fewer = { $cup } kann nicht so viele verloren haben: { $beans ->
    [0] Die Schale war leer
    [one] Es lag eine Bohne darin
   *[other] Es lagen { $beans } Bohnen darin
}.
hopper-too-few-loose = So viele Bohnen können nicht in Schalen geraten sein: { $beans ->
    [0] Keine lag
    [one] Nur eine lag
   *[other] Nur { $beans } lagen
} lose.
hopper-referee-is-live = Mit Schiedsrichter gibt es kein Finale in Runden: Echte Bohnen werden einzeln eingegeben, so wie sie liegen bleiben.

hopper-position-words = Eine Hopper-Stellung hat { $words } Wörter: Zug, eroberte Schalen, schwarze Schale, Bohnen.
hopper-position-turn = „{ $text }“ sagt nicht, wer an der Reihe ist.
hopper-position-claims = Diese Schalen können nicht erobert worden sein: { $text }.
hopper-position-black = „{ $text }“ ist kein Platz für die schwarze Schale.
hopper-position-bean = „{ $text }“ ist kein Platz für eine Bohne.
hopper-position-beans = Die Bohnen gehen nicht auf: { $found } statt { $total }, oder in Händen, die nicht mitspielen.
hopper-position-cups = Die eroberten Schalen passen nicht zur Spiellänge und zur schwarzen Schale.
hopper-position-no-cup = Eine Bohne liegt in { $cup }, aber dort steht keine Schale.
hopper-position-pose = So kann Bohne { $bean } nicht liegen.
hopper-position-full = { $cup } ist voll und wäre längst erobert.
hopper-position-lot = Vor dem Los ist noch nichts geschehen.
hopper-position-air = Die fliegenden Bohnen passen nicht dazu, wer an der Reihe ist.
hopper-position-hands = Wer schießen soll, hat keine Bohne, obwohl es welche zu nehmen gibt.

hopper-fact-begins = { $seat } fängt an.
hopper-fact-landed = { $place ->
    [tray] Die Bohne von { $seat } bleibt im Tablett neben den Schalen liegen.
    [table] Die Bohne von { $seat } bleibt auf dem Tisch liegen.
    [off] Die Bohne von { $seat } fällt vom Tisch.
   *[other] Die Bohne von { $seat } fällt in { $place }!
}
hopper-fact-knocked = { $place ->
    [tray] Im Tablett wird eine Bohne beiseite gestoßen.
    [table] Auf dem Tisch wird eine Bohne beiseite gestoßen.
    [off] Eine Bohne wird vom Tisch gestoßen.
   *[other] Eine Bohne wird in { $place } gestoßen.
}
hopper-fact-claimed = { $seat } erobert { $black ->
    [yes] die schwarze Schale
   *[no] die Schale { $cup }
}{ $last ->
    [yes] , die letzte des Tabletts
   *[no] { "" }
}.
hopper-fact-black-cup-joins = Die schwarze Schale kommt dazu, auf { $cup }.
hopper-fact-finale-begins = Das Finale: Jetzt schießen alle gleichzeitig!
hopper-fact-refilled = { $seat } nimmt { $beans ->
    [one] eine lose Bohne
   *[other] { $beans } lose Bohnen
}.
hopper-fact-skipped = { $seat } hat keine Bohne, und keine liegt lose: übergangen.
hopper-fact-ended = { $reason ->
    [four_cups] Vier Schalen: Das Spiel ist aus.
   *[last_cup] Das Tablett ist leer: Das Spiel ist aus.
}

hopper-fact-fired = { $seat } schießt.
