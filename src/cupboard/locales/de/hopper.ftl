hopper-name = Hopper
hopper-tagline = Schlag gegen die Tischkante, lass Bohnen in die Schalen fliegen und erobere sie.
hopper-move-help =
    „shot RICHTUNG KRAFT MOMENT“: Richtung −1000 (links) bis 1000 (rechts), Kraft 0 bis 1000, Moment −1000 (zu früh) bis 1000 (zu spät), etwa „shot 120 480 0“.
    Mit Schiedsrichter: „rest c2“ oder „rest loose“ (lose), dazu, was der Treffer sonst bewegt hat, etwa „rest c2 b3-1 a1+1“. Habt ihr Schalen verschoben: „push c4>b2 d4>c3“. Hast du nicht alle losen Bohnen genommen: „take 12“.

rule-HOPPER-1 = Sechzehn Schalen stehen vier mal vier in einem Tablett in der Tischmitte, für alle etwa gleich weit entfernt.
rule-HOPPER-2 = Ihr verteilt { $beans } Bohnen gleichmäßig. Bleiben welche übrig, liegen sie lose auf dem Tisch. Ausgelost wird, wer beginnt. Danach geht es im Uhrzeigersinn.
rule-HOPPER-3 = Schuss: In deinem Zug schleuderst du eine deiner Bohnen von deiner Tischkante in hohem Bogen zum Tablett.
rule-HOPPER-4 = Eine Bohne bleibt, wo sie zur Ruhe kommt: in einer Schale, lose im Tablett oder lose auf dem Tisch. Auch Bohnen, die vom Tisch fallen, gelten als lose.
rule-HOPPER-5 = Liegen in einer Schale vier Bohnen oder mehr, wenn alles ruht, hast du sie mit deinem Schuss erobert. Ob du die vierte hineingeschossen oder hineingestoßen hast, ist egal. Die Bohnen der Schale kommen als lose Bohnen zurück ins Spiel.
rule-HOPPER-6 = Nach einer Eroberung rücken die übrigen Schalen zusammen, sodass keine Lücke bleibt. Äußere Schalen füllen die Löcher, und der Block steht in der Mitte des Tabletts. Habt ihr vereinbart, dass Lücken bleiben, bewegt sich keine Schale. Am echten Tisch schiebt ihr die Schalen, wie ihr mögt, und gebt ein, wie sie stehen.
rule-HOPPER-7 = Hast du keine Bohne mehr, nimmst du dir alle losen Bohnen, sobald du an der Reihe bist. Gibt es keine, setzt du aus, bis wieder welche daliegen. Im Finale teilen sich alle, die keine mehr haben, die losen Bohnen.
rule-HOPPER-8 = Kurzes Spiel: Wer zuerst vier Schalen erobert hat, gewinnt.
rule-HOPPER-9 = Langes Spiel: Es endet, wenn die letzte Schale das Tablett verlässt. Sind noch drei neutrale Schalen übrig, kommt die schwarze dazu, und die vier stehen als Quadrat in der Mitte.
rule-HOPPER-10 = Finale: Sobald die schwarze Schale dabei ist, schießen alle gleichzeitig, entweder in Echtzeit oder in Runden, in denen alle Bohnen zusammen fliegen. Eine Schale gehört der Person, die mit ihrem Schuss die vierte Bohne hineingebracht hat, direkt oder durch einen Stoß. Bohnen, die schon darin lagen und sich nur bewegt haben, zählen für niemanden.
rule-HOPPER-11 = Punkte im langen Spiel: Eine neutrale Schale zählt 1, die schwarze 2, die letzte Schale im Tablett 3, egal welche Farbe sie hat. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
rule-HOPPER-12 = Schießen ist Übungssache. Richtung, Kraft und der richtige Moment entscheiden, wohin die Bohne fliegt. Sie kann herumliegende Bohnen treffen und verschieben. Derselbe Schuss aus derselben Lage mit demselben Zittern endet immer gleich.
rule-HOPPER-13 = Mit Schiedsrichter: Ihr schießt echte Bohnen auf einem echten Tisch und gebt ein, wo jede liegen geblieben ist, wie ihr die Schalen verschoben und wie viele lose Bohnen ihr genommen habt. Das Programm achtet auf Reihenfolge, Schalen und Punkte.

hopper-option-beans = Wie viele Bohnen verteilt werden.
hopper-option-length = Wie die Partie endet.
hopper-option-length-short = Kurz: Wer zuerst vier Schalen hat, gewinnt.
hopper-option-length-long = Lang: bis das Tablett leer ist, mit schwarzer Schale und Finale.
hopper-option-finale = Wie am Ende des langen Spiels alle gleichzeitig schießen.
hopper-option-finale-live = In Echtzeit: Alle schießen, sobald sie bereit sind.
hopper-option-finale-rounds = In Runden: Alle zielen, dann fliegen alle Bohnen zusammen.
hopper-option-close-gaps = Nach einer Eroberung rücken die übrigen Schalen zusammen. Sonst bleiben die Lücken.
hopper-option-referee = Echte Bohnen auf einem echten Tisch; jemand gibt ein, wo sie liegen bleiben.
hopper-option-hand = Wie schwer das Schießen ist.
hopper-option-hand-gentle = Leicht, für Kinder: Die Hand zittert weniger, und der Moment muss nicht so genau stimmen.
hopper-option-hand-normal = Normal.
hopper-option-hand-strict = Schwer: Die Hand zittert mehr, und der Moment muss genau stimmen.
hopper-option-steady-hands = Eine ruhigere Hand: Sie zittert weniger, und der Moment muss nicht so genau stimmen. Für die Jüngeren.

hopper-preset-short = Kurzes Spiel
hopper-preset-long = Langes Spiel, Finale in Echtzeit
hopper-preset-long-about = Ihr spielt, bis das Tablett leer ist. Im Finale schießen alle gleichzeitig, so schnell sie wollen.
hopper-preset-long-rounds = Langes Spiel, Finale in Runden
hopper-preset-long-rounds-about = Das lange Spiel ohne Eile: Im Finale zielen erst alle, dann fliegen alle Bohnen zusammen.
hopper-preset-referee = Kurzes Spiel am echten Tisch
hopper-preset-referee-about = Ihr schießt mit echten Bohnen, und jemand gibt ein, wo sie liegen bleiben.
hopper-preset-referee-long = Langes Spiel am echten Tisch
hopper-preset-referee-long-about = Echte Bohnen, und ihr spielt, bis das Tablett leer ist.

hopper-board-loose = lose: Tablett { $tray } · Tisch { $table } · Boden { $off }

hopper-move-unreadable = „{ $text }“ ist kein Zug. Gib „shot“ mit drei Zahlen ein.
hopper-entry-unreadable = „{ $text }“ lässt sich nicht lesen. Gib „rest“ mit einem Ort ein, „push“ mit Schalen wie c4>b2 oder „take“ mit einer Bohnenzahl.
hopper-shot-unreadable = „{ $text }“ ist kein Schuss. Gib drei ganze Zahlen ein: Richtung, Kraft und Moment.
hopper-rest-unreadable = „{ $text }“ lässt sich nicht lesen. Nenne eine Schale wie c2 oder „loose“ und danach jede veränderte Schale einmal, etwa b3-1 oder a1+2.
hopper-push-unreadable = „{ $text }“ lässt sich nicht lesen. Nenne jede verschobene Schale einmal, mit altem und neuem Platz, etwa c4>b2.
hopper-take-unreadable = „{ $text }“ lässt sich nicht lesen. Gib „take“ mit der Bohnenzahl ein, etwa „take 12“.
hopper-shot-out-of-range = Diese Zahlen sind zu groß oder zu klein: Richtung { $aim }, Kraft { $power }, Moment { $timing }.
hopper-not-yet = Noch nicht! Deine Hand ist in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder bereit.
hopper-tick-wrong = Ein Schuss nach { $tick } Millisekunden passt nicht zu diesem Flug.
hopper-shot-on-real-table = Ihr spielt am echten Tisch. Gib ein, wo deine Bohne liegen geblieben ist.
hopper-rest-needs-referee = Das gibst du nur im Spiel mit Schiedsrichter ein. Schieß stattdessen.
hopper-rest-wrong = So können die Bohnen nicht liegen. Nenne jede veränderte Schale einmal, mit der Zahl der Bohnen, die sie gewonnen oder verloren hat.
hopper-push-wrong = So können die Schalen nicht verschoben worden sein. Nenne jede einmal, mit einem anderen Platz von a1 bis d4.
hopper-no-such-cup = Auf { $cup } steht jetzt keine Schale. { $cups ->
    [one] Nur eine Schale ist
   *[other] { $cups } Schalen sind
} noch im Tablett.
hopper-cell-occupied = Auf { $cup } können nicht zwei Schalen stehen. Wähle einen freien Platz.
hopper-cup-holds-fewer = { $cup } kann nicht so viele verloren haben. { $beans ->
    [0] Die Schale war leer
    [one] Es lag eine Bohne darin
   *[other] Es lagen { $beans } Bohnen darin
}.
hopper-too-few-loose = So viele Bohnen können nicht in Schalen geraten sein. { $beans ->
    [0] Keine lag
    [one] Nur eine lag
   *[other] Nur { $beans } lagen
} lose.
hopper-not-refilled = Wie viele Bohnen es waren, gibst du nur ein, wenn du gerade lose Bohnen nachgenommen hast. Gib ein, wo die Bohne liegen geblieben ist.
hopper-take-wrong = So viele kannst du nicht genommen haben. { $beans ->
    [one] Es lag nur eine Bohne da
   *[other] Möglich sind 1 bis { $beans } Bohnen
}.
hopper-referee-is-live = Mit Schiedsrichter gibt es kein Finale in Runden, weil ihr echte Bohnen einzeln eingebt, so wie sie liegen bleiben.
hopper-referee-has-real-hands = Mit Schiedsrichter schießen echte Hände. Ruhiger machen kann sie der Computer nicht.

hopper-position-words = Eine Hopper-Stellung hat { $words } Wörter: Zug, eroberte Schalen, schwarze Schale, Bohnen. Ein fünftes nennt die Schalen nur, wenn sie nicht beisammenstehen.
hopper-position-turn = „{ $text }“ sagt nicht, wer an der Reihe ist.
hopper-position-claims = Diese Schalen können nicht erobert worden sein: { $text }.
hopper-position-black = „{ $text }“ ist kein Platz für die schwarze Schale.
hopper-position-bean = „{ $text }“ ist kein Platz für eine Bohne.
hopper-position-beans = Die Bohnen gehen nicht auf ({ $found } statt { $total }), oder einige gehören Personen, die nicht mitspielen.
hopper-position-cups = Die eroberten Schalen passen nicht zur Spiellänge und zur schwarzen Schale.
hopper-position-gaps = „{ $text }“ sagt nicht, wie die Schalen stehen. Nenne jede übrige Schale einmal, der Reihe nach, und nur, wo Lücken sein dürfen.
hopper-position-no-cup = Eine Bohne liegt in { $cup }, aber dort steht keine Schale.
hopper-position-pose = So kann Bohne { $bean } nicht liegen.
hopper-position-full = { $cup } ist voll und wäre längst erobert.
hopper-position-lot = Bevor ausgelost ist, wer beginnt, kann noch nichts geschehen sein.
hopper-position-air = Die fliegenden Bohnen passen nicht dazu, wer an der Reihe ist.
hopper-position-hands = Wer schießen soll, hat keine Bohne, obwohl es welche zu nehmen gibt.

hopper-position-refilled = Wer gerade lose Bohnen genommen haben soll, passt nicht zur Stellung.

hopper-fact-begins = { $you ->
    [seat] Du beginnst.
   *[none] { $seat } beginnt.
}
hopper-fact-landed = { $you ->
    [seat] { $place ->
        [tray] Deine Bohne bleibt im Tablett neben den Schalen liegen.
        [table] Deine Bohne bleibt auf dem Tisch liegen.
        [off] Deine Bohne fällt vom Tisch.
       *[other] Deine Bohne fällt in { $place }!
    }
   *[none] { $place ->
        [tray] Die Bohne von { $seat } bleibt im Tablett neben den Schalen liegen.
        [table] Die Bohne von { $seat } bleibt auf dem Tisch liegen.
        [off] Die Bohne von { $seat } fällt vom Tisch.
       *[other] Die Bohne von { $seat } fällt in { $place }!
    }
}
hopper-fact-knocked = { $place ->
    [tray] Im Tablett wird eine Bohne zur Seite gestoßen.
    [table] Auf dem Tisch wird eine Bohne zur Seite gestoßen.
    [off] Eine Bohne wird vom Tisch gestoßen.
   *[other] Eine Bohne wird in { $place } gestoßen.
}
hopper-fact-claimed = { $you ->
    [seat] Du eroberst
   *[none] { $seat } erobert
} { $black ->
    [yes] die schwarze Schale
   *[no] die Schale { $cup }
}{ $last ->
    [yes] , die letzte im Tablett
   *[no] { "" }
}.
hopper-fact-black-cup-joins = Die schwarze Schale kommt dazu, auf { $cup }.
hopper-fact-finale-begins = Das Finale! Jetzt schießen alle gleichzeitig.
hopper-fact-refilled = { $you ->
    [seat] Du nimmst { $beans ->
        [one] eine lose Bohne
       *[other] { $beans } lose Bohnen
    }.
   *[none] { $seat } nimmt { $beans ->
        [one] eine lose Bohne
       *[other] { $beans } lose Bohnen
    }.
}
hopper-fact-returned = { $you ->
    [seat] Du lässt
   *[none] { $seat } lässt
} { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
} liegen.
hopper-fact-skipped = { $you ->
    [seat] Du hast keine Bohnen, findest auch keine losen und setzt aus.
   *[none] { $seat } hat keine Bohnen, findet auch keine losen und setzt aus.
}
hopper-fact-ended = { $reason ->
    [four_cups] Vier Schalen erobert. Die Partie ist zu Ende!
   *[last_cup] Das Tablett ist leer. Die Partie ist zu Ende!
}

hopper-fact-fired = { $you ->
    [seat] Du schießt.
   *[none] { $seat } schießt.
}
engine-no-hand-at-referee-table = Am echten Tisch kann kein Computer mitspielen, weil er keine Bohnen schießen kann.

## Titles of the rules

rule-HOPPER-1-title = Das Tablett
rule-HOPPER-2-title = Bohnen austeilen
rule-HOPPER-3-title = Ein Schuss pro Zug
rule-HOPPER-4-title = Wo die Bohne liegen bleibt
rule-HOPPER-5-title = Eine Schale erobern
rule-HOPPER-6-title = Lücken
rule-HOPPER-7-title = Keine Bohnen mehr
rule-HOPPER-8-title = Das kurze Spiel
rule-HOPPER-9-title = Das lange Spiel
rule-HOPPER-10-title = Das Finale
rule-HOPPER-11-title = Punkte im langen Spiel
rule-HOPPER-12-title = Schießen mit Gefühl
rule-HOPPER-13-title = Am echten Tisch
