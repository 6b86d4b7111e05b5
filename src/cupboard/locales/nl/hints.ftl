## Wat er gezegd wordt als iemand om een tip vraagt.

hint-thinking = Er wordt nagedacht. De allereerste keer duurt het langer, omdat de regels nog worden klaargezet…
hint-seat-thinking = { $name } denkt na…
hint-best = De beste zet: { $move }
hint-proven = Dit is bewezen: beter spelen kan niet.
hint-searched = { $depth ->
    [one] { $depth } zet
   *[other] { $depth } zetten
 } diep doorzocht; daarna is het een schatting.
hint-estimated = Dit is een schatting.
hint-margin-ahead = Je eindigt { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 } voor.
hint-margin-behind = Je eindigt { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 } achter.
hint-margin-even = Het eindigt gelijk.
hint-win-won = Je wint.
hint-win-lost = De ander wint, als die geen fout maakt.
hint-win-better = Jij staat er beter voor.
hint-win-worse = De ander staat er beter voor.
hint-win-even = Jullie staan er even goed voor.
hint-chance = Je kans om te winnen: { $n }%.
hint-line = Zo gaat het waarschijnlijk verder: { $line }
hint-mix = Wil je onvoorspelbaar blijven, wissel dan af: { $mix }
hint-share = { $n }%
