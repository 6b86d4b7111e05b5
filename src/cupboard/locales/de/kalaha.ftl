kalaha-name = Kalaha
kalaha-tagline = Säe Steine rund um das viereckige Brett und sammle sie in deiner Gewinnmulde.
kalaha-move-help = Gib die Nummer einer deiner Mulden ein. Von dir aus gesehen ist 1 ganz links.

rule-KALAHA-1 = Das Brett hat vier Seiten mit je { $pits ->
    [one] einer Mulde
   *[other] { $pits } Mulden
 }. Jede Seite hat an ihrer rechten Ecke eine große Gewinnmulde, die „Kalaha“. Zu zweit sitzt ihr euch gegenüber, zu dritt an drei der Seiten. Unbesetzte Seiten bleiben leer, und ihr überspringt sie.
rule-KALAHA-2 = Am Anfang liegen in jeder Mulde vier Steine oder so viele, wie ihr vereinbart.
rule-KALAHA-3 = Alle würfeln. Wer die höchste Zahl hat, beginnt. Bei Gleichstand würfelt ihr noch einmal. Ihr spielt gegen den Uhrzeigersinn. Nach dir ist also an der Reihe, wer rechts von dir sitzt.
rule-KALAHA-4 = In deinem Zug nimmst du alle Steine aus einer deiner Mulden und legst sie gegen den Uhrzeigersinn einzeln in die folgenden Mulden, auch in deine eigene Gewinnmulde. Fremde Gewinnmulden überspringst du. Kommst du ganz herum, bekommt auch die geleerte Mulde einen Stein.
rule-KALAHA-5 = Extra-Runde: Fällt dein letzter Stein in deine Gewinnmulde, bist du gleich noch einmal an der Reihe, auch mehrmals hintereinander.
rule-KALAHA-6 = Fangen („opposite“): Fällt dein letzter Stein in eine eigene leere Mulde und liegen genau gegenüber Steine, fängst du sie. Sie kommen mit deinem letzten Stein in deine Gewinnmulde. Ist die Seite gegenüber unbesetzt, geschieht nichts.
rule-KALAHA-7 = Fangen („corresponding“): Fällt dein letzter Stein in eine eigene leere Mulde, fängst du bei allen anderen die Steine aus der entsprechenden Mulde. Deiner ersten Mulde von links entspricht bei den anderen die erste von rechts und so weiter. Die Steine kommen mit deinem letzten Stein in deine Gewinnmulde. Dein letzter Stein kommt auch dann hinein, wenn jene Mulden leer sind.
rule-KALAHA-8 = Hast du keine Steine in deinen Mulden, setzt du aus, bis wieder welche da sind.
rule-KALAHA-9 = Die Partie endet, wenn alle Steine in den Gewinnmulden liegen. Wer die meisten hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
rule-KALAHA-10 = Berührt, geführt: Die Mulde, die du wählst, musst du auch spielen. Zurücknehmen darfst du sie nur, wenn ihr das so vereinbart habt.
rule-KALAHA-V1 = { $stones ->
    [4] Variante: Ihr beginnt mit drei Steinen pro Mulde (leichter) oder mit fünf und mehr (schwieriger).
    [one] Variante: Ihr beginnt mit einem Stein pro Mulde statt mit vier.
   *[other] Variante: Ihr beginnt mit { $stones } Steinen pro Mulde statt mit vier.
}
rule-KALAHA-V2 = Variante: Die Partie endet, sobald jemand an der Reihe ist und keine Steine hat (no_move), oder sobald irgendeine Seite leer ist, auch durch Fangen (side_cleared). Steine in den Mulden zählen dann für niemanden.
rule-KALAHA-V3 = Variante: Ihr fangt nur zu zweit oder zu viert und immer aus der Mulde genau gegenüber. In der britischen Ausgabe tritt das an die Stelle des Fangens bei allen anderen.
rule-KALAHA-V4 = Variante: Der fangende Stein bleibt auf dem Brett. Deutlich sagt das nur die britische Ausgabe. Die deutsche und die spanische sprechen vom gefangenen Stein, die französische von allen gefangenen Steinen. Dann brächte Fangen aber nichts ein, deshalb folgen wir der britischen.
rule-KALAHA-V5 = Variante: Ihr sät nicht in die Gewinnmulden. Steine bekommst du nur durch Fangen. Die Partie endet, wenn sich eine Stellung wiederholt, ohne dass inzwischen gefangen wurde, oder nach hundert Zügen ohne Fangen. Steine in den Mulden zählen dann für niemanden.
rule-KALAHA-V6 = Variante: Es gibt keine Extra-Runden.
rule-KALAHA-P = Vorgaben gibt es für jede gedruckte Ausgabe und für zwei Formen von Kalah aus der Fachliteratur, beide für zwei Personen und mit ein bis sechs Mulden pro Seite. Bei diesen endet die Partie, sobald eine Seite leer ist, und ihr behaltet die Steine eurer Seite. In der ersten Form fängst du nur, wenn gegenüber Steine liegen. In der zweiten kommt dein letzter Stein auch sonst in die Gewinnmulde.
rule-KALAHA-T =
    Such zuerst nach Extra-Runden, denn jede ist ein geschenkter Zug.
    Spiel so, dass die anderen reagieren müssen.
    Schau, was die anderen vorhaben, und durchkreuze es.
    Wer zuerst keine Steine mehr hat, ist nicht immer im Vorteil.

kalaha-option-stones = Wie viele Steine am Anfang in jeder Mulde liegen.
kalaha-option-pits = Wie viele Mulden jede Seite hat.
kalaha-option-capture = Was du fängst, wenn dein letzter Stein in eine eigene leere Mulde fällt.
kalaha-option-capture-opposite = die Steine genau gegenüber, wenn dort welche liegen
kalaha-option-capture-opposite-empty = die Steine genau gegenüber; liegen dort keine, nur der letzte Stein
kalaha-option-capture-corresponding = die Steine der entsprechenden Mulden aller anderen
kalaha-option-even-captures = Fangen nur zu zweit oder zu viert und immer genau gegenüber.
kalaha-option-capturer-stays = Der fangende Stein bleibt auf dem Brett.
kalaha-option-sow-stores = Ihr sät auch in die eigene Gewinnmulde.
kalaha-option-free-turns = Fällt der letzte Stein in die eigene Gewinnmulde, gibt es eine Extra-Runde.
kalaha-option-end = Wann die Partie endet.
kalaha-option-end-played-out = wenn alle Steine in den Gewinnmulden liegen
kalaha-option-end-no-move = wenn jemand dran ist und keine Steine hat
kalaha-option-end-side-cleared = sobald irgendeine Seite leer ist
kalaha-option-end-sweep = sobald eine Seite leer ist; beide behalten die Steine ihrer Seite
kalaha-option-takeback = Ihr dürft Züge zurücknehmen.
kalaha-option-show-landing = Das Brett zeigt vorab, wohin der letzte Stein jedes Zuges fällt. Gut für die Jüngeren.

kalaha-preset-de = Die deutsche Ausgabe
kalaha-preset-de-about = Du fängst die Steine genau gegenüber, auch zu dritt und zu viert.
kalaha-preset-gb = Die britische Ausgabe
kalaha-preset-gb-about = Du fängst die Steine in der entsprechenden Mulde bei allen anderen.
kalaha-preset-fr = Die französische Ausgabe
kalaha-preset-fr-about = Du fängst die Steine genau gegenüber, wie in der deutschen Ausgabe.
kalaha-preset-es = Die spanische Ausgabe
kalaha-preset-es-about = Du fängst die Steine genau gegenüber, wie in der deutschen Ausgabe.
kalaha-preset-kalah = Kalah zu zweit, wie in der Fachliteratur
kalaha-preset-kalah-about = Zu zweit. Ist eine Seite leer, endet die Partie, und beide behalten die Steine ihrer Seite.
kalaha-preset-kalah-empty = Kalah, Fangen auch ohne Steine gegenüber
kalaha-preset-kalah-empty-about = Wie Kalah, aber dein letzter Stein kommt auch dann in die Gewinnmulde, wenn gegenüber nichts liegt.

kalaha-move-unreadable = „{ $text }“ ist keine Mulde. Gib eine Zahl von 1 bis { $pits } ein.
kalaha-no-such-pit = Eine Mulde { $pit } gibt es nicht. Wähle eine von 1 bis { $pits }.
kalaha-empty-pit = Mulde { $pit } ist leer. Wähle eine, in der Steine liegen.
kalaha-nobody-could-score = Bei { $seats } Personen könnte so niemand Steine gewinnen, weil weder gefangen noch in die Gewinnmulden gesät wird. Ändere eine der beiden Regeln.
kalaha-sweep-would-score = Zählt nur das Fangen, kann am Ende niemand die Steine der eigenen Seite behalten. Wähle ein anderes Ende als sweep oder lass auch in die Gewinnmulden säen.
kalaha-sweep-is-for-two = Dass alle die Steine ihrer Seite behalten, gibt es nur zu zweit, nicht mit { $seats } Personen.
kalaha-small-boards-sweep = { $pits ->
    [one] Ein Brett mit { $pits } Mulde pro Seite gibt es
   *[other] Ein Brett mit { $pits } Mulden pro Seite gibt es
 } nur bei den Formen der Fachliteratur (end=sweep).
kalaha-empty-capture-sweeps = Fangen ohne Steine gegenüber gibt es nur in den Formen der Fachliteratur (end=sweep).
kalaha-nothing-would-be-captured = Bleibt der fangende Stein liegen und ist die Mulde gegenüber leer, gibt es nichts zu fangen. Ändere eine der beiden Regeln.
kalaha-position-sides = Eine Stellung für { $seats } Personen braucht { $seats } Seiten und die Angabe, wer dran ist, etwa move:0.
kalaha-position-side = „{ $text }“ ist keine Seite. Nötig sind { $pits } Mulden und eine Gewinnmulde, etwa 4,4,4,4,4,4/0.
kalaha-position-mark = „{ $text }“ sagt nicht, wer dran ist. Schreib roll:01, move:0 oder over:0:played_out, mit den Plätzen dieser Partie.
kalaha-position-rollers = Es müssen noch mindestens zwei Personen würfeln. Ist nur eine übrig, ist sie dran. Schreib move: und ihren Platz.
kalaha-position-past = Zählt nur das Fangen, gehören die Stellungen seit dem letzten Fangen dazu: past: und für jede alle Mulden und wer dran ist. Sonst lass sie weg.
kalaha-position-past-impossible = Die Stellungen seit dem letzten Fangen können nicht zu diesem Brett geführt haben. Jede muss durch einen Zug ohne Fangen aus der vorigen entstehen, und keine darf zweimal vorkommen.
kalaha-position-stones = Steine in dieser Stellung: { $found }. Es müssen { $total } sein.
kalaha-position-phase = Das Brett und die Angabe zum Zug passen nicht zusammen. Die Partie ginge weiter, wäre zu Ende oder hätte anders geendet.

kalaha-fact-rolled = { $you ->
    [seat] Du würfelst eine { $eyes }.
   *[none] { $seat } würfelt eine { $eyes }.
}
kalaha-fact-begins = { $you ->
    [seat] Du beginnst.
   *[none] { $seat } beginnt.
}
kalaha-nth = { $pit ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[other] sechsten
}
kalaha-fact-picked = { $you ->
    [seat] { $stones ->
        [one] Du säst { $stones } Stein aus deiner { kalaha-nth } Mulde.
       *[other] Du säst { $stones } Steine aus deiner { kalaha-nth } Mulde.
    }
   *[none] { $stones ->
        [one] { $seat } sät { $stones } Stein aus der { kalaha-nth } Mulde.
       *[other] { $seat } sät { $stones } Steine aus der { kalaha-nth } Mulde.
    }
}
kalaha-fact-captured = { $you ->
    [both] Du nimmst auch deinen fangenden Stein.
    [same] { $seat } nimmt auch den fangenden Stein.
    [seat] { $stones ->
        [one] Du fängst { $stones } Stein von { $owner }.
       *[other] Du fängst { $stones } Steine von { $owner }.
    }
    [owner] { $stones ->
        [one] { $seat } fängt { $stones } Stein von dir.
       *[other] { $seat } fängt { $stones } Steine von dir.
    }
   *[none] { $stones ->
        [one] { $seat } fängt { $stones } Stein von { $owner }.
       *[other] { $seat } fängt { $stones } Steine von { $owner }.
    }
}
kalaha-fact-free-turn = { $you ->
    [seat] Du bekommst eine Extra-Runde.
   *[none] { $seat } bekommt eine Extra-Runde.
}
kalaha-fact-skipped = { $you ->
    [seat] Du hast keine Steine und setzt aus.
   *[none] { $seat } hat keine Steine und setzt aus.
}
kalaha-fact-ended = { $reason ->
    [played_out] Alle Steine liegen in den Gewinnmulden. Die Partie ist zu Ende!
    [no_move] Es ist kein Zug mehr möglich. Die Partie ist zu Ende!
    [side_cleared] Eine Seite ist leer. Die Partie ist zu Ende!
    [swept] Eine Seite ist leer. Beide nehmen die Steine ihrer Seite, und die Partie ist zu Ende!
    [quiet] Seit 100 Zügen wurde nichts gefangen. Die Partie ist zu Ende!
   *[repeated] Dieselbe Stellung ist wieder da, ohne dass inzwischen gefangen wurde. Die Partie ist zu Ende!
 }

kalaha-outcome-won = { $you ->
    [winner] { $margin ->
        [one] Du gewinnst mit { $margin } Stein Vorsprung! ({ $points })
       *[other] Du gewinnst mit { $margin } Steinen Vorsprung! ({ $points })
    }
   *[none] { $margin ->
        [one] { $names } gewinnt mit { $margin } Stein Vorsprung. ({ $points })
       *[other] { $names } gewinnt mit { $margin } Steinen Vorsprung. ({ $points })
    }
}

## Titles of the rules

rule-KALAHA-1-title = Das Brett
rule-KALAHA-2-title = Vier Steine pro Mulde
rule-KALAHA-3-title = Wer beginnt
rule-KALAHA-4-title = Säen
rule-KALAHA-5-title = Extra-Runde
rule-KALAHA-6-title = Fangen gegenüber
rule-KALAHA-7-title = Fangen bei allen
rule-KALAHA-8-title = Aussetzen
rule-KALAHA-9-title = Ende und Sieg
rule-KALAHA-10-title = Berührt, geführt
rule-KALAHA-V1-title = Mehr oder weniger Steine
rule-KALAHA-V2-title = Früheres Ende
rule-KALAHA-V3-title = Fangen zu zweit oder zu viert
rule-KALAHA-V4-title = Der fangende Stein bleibt
rule-KALAHA-V5-title = Nur Fangen zählt
rule-KALAHA-V6-title = Ohne Extra-Runden
rule-KALAHA-P-title = Ausgaben und Kalah
rule-KALAHA-T-title = Vier Tipps
