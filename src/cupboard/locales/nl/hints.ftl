## Wat er gezegd wordt als iemand om een tip vraagt.

hint-thinking = Even geduld, de tip wordt berekend. De allereerste keer duurt het wat langer…
hint-seat-thinking = { $name } denkt na…
hint-taken = { $name } heeft een tip gekregen.
hint-count = { $n ->
    [one] { $n } tip
   *[other] { $n } tips
 }
hint-best = De beste zet: { $move }
hint-proven = Bewezen: er is geen betere zet.
hint-searched = { $depth ->
    [one] { $depth } zet
   *[other] { $depth } zetten
 } vooruit berekend, daarna geschat.
hint-estimated = Dit is een schatting.
hint-margin-ahead = Als iedereen zo goed mogelijk speelt, eindig je { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 } voor.
hint-margin-behind = Als iedereen zo goed mogelijk speelt, eindig je { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 } achter.
hint-margin-even = Als iedereen zo goed mogelijk speelt, wordt het een gelijkspel.
hint-estimate-ahead = Naar schatting eindig je ongeveer { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 } voor.
hint-estimate-behind = Naar schatting eindig je ongeveer { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 } achter.
hint-estimate-even = Naar schatting wordt het ongeveer gelijk.
hint-win-won = Hiermee win je.
hint-win-lost = De ander wint, als die geen fout maakt.
hint-win-better = Jij staat er iets beter voor.
hint-win-worse = De ander staat er iets beter voor.
hint-win-even = Jullie staan er even goed voor.
hint-chance = Je winstkans: { $n }%.
hint-line = Zo gaat het waarschijnlijk verder: { $line }
hint-mix = Wil je onvoorspelbaar blijven, wissel dan af: { $mix }
hint-share = { $n }%
