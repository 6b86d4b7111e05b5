dacapo-name = Da Capo
dacapo-tagline = Alle öffnen gleichzeitig die Faust. Wer die höchste Zahl zeigt, die sonst niemand hat, kommt eine Schale weiter.
dacapo-move-help = Gib ein, wie viele Bohnen du in die Faust nimmst: 1 bis 5, aber nicht mehr, als du noch hast.

rule-DACAPO-1 = Vor jeder Person steht eine Reihe Schalen, die zur schwarzen Zielschale in der Mitte führt: vier Schalen zu zweit oder zu dritt, drei zu viert oder zu fünft.
rule-DACAPO-2 = Ihr beginnt mit je { $beans } Bohnen, die ihr in der Hand versteckt. Für eine kürzere oder längere Partie vereinbart ihr eine andere Zahl.{ $handicap ->
    [yes] { " " }Wie vereinbart, haben hier nicht alle so viele Bohnen.
   *[no] { "" }
 }
rule-DACAPO-3 = In jeder Runde nehmt ihr heimlich 1 bis 5 eurer Bohnen in die Faust, nie mehr, als ihr noch habt. Sobald alle bereit sind, öffnet ihr die Fäuste gleichzeitig.
rule-DACAPO-4 = Wer die höchste Zahl zeigt, die sonst niemand hat, gewinnt die Runde und legt diese Bohnen in die nächste Schale der eigenen Reihe. Alle anderen gezeigten Bohnen kommen in die Schachtel.
rule-DACAPO-5 = Gleiche Zahlen blockieren sich gegenseitig. Dann gewinnt, wer die nächstkleinere Einzelzahl zeigt: Bei 5, 5, 4, 4 und 3 ist das die 3. Gibt es keine Einzelzahl, kommt in dieser Runde niemand weiter.
rule-DACAPO-6 = Hast du deine letzte Bohne gezeigt, bist du ausgeschieden. Deine gefüllten Schalen zählen am Ende trotzdem.
rule-DACAPO-7 = Hat nur noch eine Person Bohnen, legt sie eine davon in ihre nächste freie Schale, auch wenn das die Zielschale ist. Die übrigen kommen in die Schachtel.
rule-DACAPO-8 = Wer die Zielschale füllt, gewinnt die Partie sofort.
rule-DACAPO-9 = Sind alle Bohnen verbraucht, ohne dass jemand die Zielschale gefüllt hat, gewinnt, wer am weitesten gekommen ist. Bei Gleichstand gewinnt, wer dafür weniger Bohnen gebraucht hat. Ist auch das gleich, teilt ihr euch den Sieg.
rule-DACAPO-10 = Bis alle gewählt haben, seht ihr nur, wer schon gewählt hat. Wie viele Bohnen die anderen noch haben, könnt ihr selbst mitzählen oder euch anzeigen lassen.

dacapo-option-beans = Mit wie vielen Bohnen alle beginnen. Im gedruckten Spiel sind es 16. Mit wenigen geht es schnell, und ganz kleine Partien lassen sich vollständig durchrechnen.
dacapo-option-fewer-beans = Wie viele Bohnen jemand am Anfang weniger hat. Das macht es den Stärkeren etwas schwerer.
dacapo-option-hide-stocks = Nicht anzeigen, wie viele Bohnen die anderen noch haben. Ihr zählt selbst mit.

dacapo-preset-standard = Das gedruckte Spiel
dacapo-preset-counting = Verdeckte Vorräte: selbst mitzählen
dacapo-preset-counting-about = Du siehst nicht mehr, wie viele Bohnen die anderen noch haben.
dacapo-preset-handful = Schnelle Partie mit 8 Bohnen
dacapo-preset-handful-about = Alle beginnen mit halb so vielen Bohnen.

dacapo-move-unreadable = „{ $text }“ ist keine Bohnenzahl. Gib 1, 2, 3, 4 oder 5 ein.
dacapo-not-one-to-five = { $beans } Bohnen gehen nicht. Nimm 1 bis { $most } in die Faust.
dacapo-without-beans = Spieler { $seat } hat keine Bohnen mehr und ist ausgeschieden.
dacapo-too-few-beans =
    { $stock ->
        [one] { $beans } Bohnen sind zu viele. Du hast nur noch eine.
       *[other] { $beans } Bohnen sind zu viele. Du hast nur noch { $stock }.
    }
dacapo-position-sides = Eine Stellung für { $seats } Personen braucht { $seats } Seiten wie 5,3/8 und danach box: mit den Bohnen in der Schachtel.
dacapo-position-side = „{ $text }“ ist keine Seite. Schreib die gefüllten Schalen (je 1 bis { $most } Bohnen, oder - für keine), einen Schrägstrich und die Bohnen in der Hand: 5,3/8.
dacapo-position-too-many = Spieler { $seat } hat mehr Bohnen, als alle zu Beginn bekommen ({ $beans }).
dacapo-position-beans =
    { $found ->
        [one] In dieser Stellung liegt { $found } Bohne, das Spiel hat aber { $total }.
       *[other] In dieser Stellung liegen { $found } Bohnen, das Spiel hat aber { $total }.
    }
dacapo-position-row = Eine Reihe hat { $cups } Schalen, danach kommt die Zielschale.
dacapo-position-target = Nur eine Person kann die Zielschale gefüllt haben.
dacapo-position-last-bean = Nur noch eine Person hat Bohnen. Ihre letzte müsste schon gelegt sein.
dacapo-position-rounds = Diese Stellung kann in keiner Partie entstehen.

dacapo-fact-shown = { $you ->
    [seat] Du zeigst { $beans }.
   *[none] { $seat } zeigt { $beans }.
}
dacapo-fact-cancelled = { $hands } Fäuste mit { $beans } blockieren sich.
dacapo-fact-advanced = { $you ->
    [seat] { $target ->
        [yes] Du füllst mit { $beans } die Zielschale!
       *[no] Du kommst weiter: { $beans } in Schale { $cup }.
    }
   *[none] { $target ->
            [yes] { $seat } füllt mit { $beans } die Zielschale!
           *[no] { $seat } kommt weiter: { $beans } in Schale { $cup }.
        }
}
dacapo-fact-stalled = Keine Einzelzahl. Niemand kommt weiter.
dacapo-fact-out = { $you ->
    [seat] Du hast keine Bohnen mehr und bist ausgeschieden.
   *[none] { $seat } hat keine Bohnen mehr und scheidet aus.
}
dacapo-fact-last-bean = { $you ->
    [seat] { $target ->
        [yes] Nur du hast noch Bohnen und legst eine in die Zielschale!
       *[no] Nur du hast noch Bohnen und legst eine in Schale { $cup }.
    }
   *[none] { $target ->
            [yes] Nur { $seat } hat noch Bohnen und legt eine in die Zielschale!
           *[no] Nur { $seat } hat noch Bohnen und legt eine in Schale { $cup }.
        }
}
dacapo-fact-ended =
    { $reason ->
        [target] Die Zielschale ist gefüllt. Die Partie ist zu Ende!
       *[beans] Alle Bohnen sind verbraucht. Die Partie ist zu Ende!
    }

## Titles of the rules

rule-DACAPO-1-title = Die Reihen
rule-DACAPO-2-title = Deine Bohnen
rule-DACAPO-3-title = Die Faust
rule-DACAPO-4-title = Die höchste Einzelzahl
rule-DACAPO-5-title = Gleiche Zahlen
rule-DACAPO-6-title = Ohne Bohnen
rule-DACAPO-7-title = Allein mit Bohnen
rule-DACAPO-8-title = Die Zielschale
rule-DACAPO-9-title = Wenn die Bohnen ausgehen
rule-DACAPO-10-title = Geheim wählen, offen zählen
