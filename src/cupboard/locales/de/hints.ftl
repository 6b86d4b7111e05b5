## Was gesagt wird, wenn jemand um einen Tipp bittet.

hint-thinking = Der Tipp wird berechnet. Der erste dauert länger, weil die Regeln noch vorbereitet werden …
hint-seat-thinking = { $name } denkt nach …
hint-taken = { $name } hat sich einen Tipp geholt.
hint-count = { $n ->
    [one] { $n } Tipp
   *[other] { $n } Tipps
 }
hint-best = Der beste Zug: { $move }
hint-proven = Bewiesen: Es gibt keinen besseren Zug.
hint-searched = { $depth ->
    [one] { $depth } Zug
   *[other] { $depth } Züge
 } vorausgerechnet, danach geschätzt.
hint-estimated = Das ist eine Schätzung.
hint-margin-ahead = Spielen alle perfekt, liegst du am Ende { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 } vorn.
hint-margin-behind = Spielen alle perfekt, liegst du am Ende { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 } zurück.
hint-margin-even = Spielen alle perfekt, endet die Partie unentschieden.
hint-estimate-ahead = Geschätzt liegst du am Ende etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 } vorn.
hint-estimate-behind = Geschätzt liegst du am Ende etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 } zurück.
hint-estimate-even = Geschätzt endet die Partie etwa unentschieden.
hint-win-won = Damit gewinnst du.
hint-win-lost = Dein Gegenüber gewinnt, wenn es keinen Fehler macht.
hint-win-better = Du stehst etwas besser.
hint-win-worse = Dein Gegenüber steht etwas besser.
hint-win-even = Die Stellung ist etwa ausgeglichen.
hint-chance = Deine Gewinnchance: { $n } %.
hint-line = So könnte es weitergehen: { $line }
hint-mix = Um unberechenbar zu bleiben, solltest du so abwechseln: { $mix }
hint-share = { $n } %
