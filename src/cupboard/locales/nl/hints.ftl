## Wat er gezegd wordt als iemand om een tip vraagt.

hint-thinking = Er wordt nagedacht. De allereerste keer duurt het langer, omdat de regels worden vertaald…
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
hint-win-lost = De andere kant wint, als die geen fout maakt.
hint-win-better = Jouw kant staat beter.
hint-win-worse = De andere kant staat beter.
hint-win-even = Beide kanten staan even goed.
hint-chance = Je kans om te winnen: { $n }%.
hint-line = Zo gaat het waarschijnlijk verder: { $line }
hint-mix = Wie onvoorspelbaar wil blijven, mengt: { $mix }
