dacapo-name = Da Capo
dacapo-tagline = Alle zeigen zugleich Bohnen: Die höchste Zahl, die sonst niemand zeigt, rückt vor.
dacapo-move-help = Gib ein, wie viele Bohnen du in die Faust nimmst: 1, 2, 3, 4 oder 5, höchstens so viele, wie du noch hast.

rule-DACAPO-1 = Von allen führt eine Reihe Schalen zur schwarzen Zielschale in der Mitte: vier Schalen zu zweit oder zu dritt, drei zu viert oder zu fünft.
rule-DACAPO-2 = Alle beginnen mit 16 Bohnen, verborgen in der Hand. Wer kürzer oder länger spielen will, einigt sich auf eine andere Zahl.
rule-DACAPO-3 = In jeder Runde nehmen alle, die noch Bohnen haben, heimlich 1 bis 5 davon in die Faust, nie mehr, als sie besitzen. Liegen alle Fäuste auf dem Tisch, werden sie gemeinsam geöffnet.
rule-DACAPO-4 = Die höchste Zahl, die nur eine Person zeigt, gewinnt die Runde: Diese Bohnen füllen die nächste Schale ihrer Reihe. Alle anderen gezeigten Bohnen kommen zurück in die Schachtel.
rule-DACAPO-5 = Gleiche Zahlen heben sich auf, und die nächstkleinere einzelne Zahl gewinnt: Bei 5, 5, 4, 4 und 3 ist es die 3. Gibt es keine einzelne Zahl, rückt niemand vor.
rule-DACAPO-6 = Wer keine Bohnen mehr hat, scheidet aus.
rule-DACAPO-7 = Hat nur noch ein Spieler Bohnen, kommt eine davon in seine nächste freie Schale, auch in die Zielschale; die übrigen gehen zurück in die Schachtel.
rule-DACAPO-8 = Wer die Zielschale füllt, gewinnt, und das Spiel ist sofort zu Ende.
rule-DACAPO-9 = Sind alle Bohnen verbraucht und ist die Zielschale leer, gewinnt, wer am weitesten gekommen ist. Bei Gleichstand gewinnt, wer die wenigsten Bohnen in seine Reihe gelegt hat; ist auch das gleich, teilen sie sich den Sieg.
rule-DACAPO-10 = Bis alle gewählt haben, erfahren die anderen nur, dass jemand gewählt hat. Was jemand noch besitzt, ergibt sich aus dem Gezeigten; der Tisch kann es anzeigen oder das Mitzählen euch überlassen.

dacapo-option-beans = Mit wie vielen Bohnen alle beginnen. Im gedruckten Spiel sind es 16; mit wenigen geht es schnell, und ganz kleine Partien lassen sich vollständig durchrechnen.
dacapo-option-hide-stocks = Nicht anzeigen, was die anderen noch haben: selbst mitzählen.

dacapo-preset-standard = Das gedruckte Spiel
dacapo-preset-counting = Verdeckte Vorräte: selbst mitzählen
dacapo-preset-handful = Schnelle Partie mit 8 Bohnen

dacapo-move-unreadable = „{ $text }“ ist keine Bohnenzahl. Gib 1, 2, 3, 4 oder 5 ein.
dacapo-not-one-to-five = In die Faust kommen 1 bis { $most } Bohnen, nicht { $beans }.
dacapo-without-beans = Spieler { $seat } hat keine Bohnen mehr und ist ausgeschieden.
dacapo-too-few-beans =
    { $stock ->
        [one] Du kannst nicht { $beans } Bohnen zeigen: Du hast nur noch eine.
       *[other] Du kannst nicht { $beans } Bohnen zeigen: Du hast nur noch { $stock }.
    }
dacapo-position-sides = Eine Stellung für { $seats } Spieler braucht { $seats } Seiten wie 5,3/8 und danach box: mit den Bohnen in der Schachtel.
dacapo-position-side = „{ $text }“ ist keine Seite. Schreib die gefüllten Schalen (je 1 bis { $most } Bohnen, oder - für keine), einen Schrägstrich und die Bohnen in der Hand: 5,3/8.
dacapo-position-too-many = Spieler { $seat } hat mehr Bohnen als zu Beginn alle ({ $beans }).
dacapo-position-beans =
    { $found ->
        [one] In dieser Stellung liegt { $found } Bohne, das Spiel hat aber { $total }.
       *[other] In dieser Stellung liegen { $found } Bohnen, das Spiel hat aber { $total }.
    }
dacapo-position-row = Eine Reihe hat { $cups } Schalen, danach kommt die Zielschale.
dacapo-position-target = Nur ein Spieler kann die Zielschale gefüllt haben.
dacapo-position-last-bean = Nur noch ein Spieler hat Bohnen: Die letzte wäre längst gelegt.
dacapo-position-rounds = Zu dieser Stellung kann keine Folge von Runden führen.

dacapo-fact-shown = { $seat } zeigt { $beans }.
dacapo-fact-cancelled = { $hands } Hände mit { $beans } heben sich auf.
dacapo-fact-advanced =
    { $target ->
        [yes] { $seat } füllt mit { $beans } die Zielschale!
       *[no] { $seat } rückt vor: { $beans } in Schale { $cup }.
    }
dacapo-fact-stalled = Keine einzelne Zahl: Niemand rückt vor.
dacapo-fact-out = { $seat } hat keine Bohnen mehr und scheidet aus.
dacapo-fact-last-bean =
    { $target ->
        [yes] Nur { $seat } hat noch Bohnen und legt eine in die Zielschale!
       *[no] Nur { $seat } hat noch Bohnen und legt eine in Schale { $cup }.
    }
dacapo-fact-ended =
    { $reason ->
        [target] Die Zielschale ist gefüllt: Das Spiel ist aus.
       *[beans] Alle Bohnen sind verbraucht: Das Spiel ist aus.
    }
