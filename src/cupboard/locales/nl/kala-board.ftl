board-kala-label = Bekers
board-kala-task = Kies een pad voor je bonen
board-kala-task-bonus = Extra zaaibeurt: kies een pad voor de bonen uit je speelbeker
board-kala-cell = { $cell }: { $beans ->
    [0] leeg
    [one] { $beans } boon
   *[other] { $beans } bonen
 }
board-kala-cup = { $cell }: { $you ->
    [seat] jouw speelbeker
   *[none] de speelbeker van { $name }
}, { $beans ->
    [0] leeg
    [one] { $beans } boon
   *[other] { $beans } bonen
 }; eronder { $covered ->
    [0] niets
    [one] { $covered } boon
   *[other] { $covered } bonen
 }
board-kala-hinted = Tip, boon { $bean }: { $told }
board-kala-store = { $you ->
    [seat] Jouw voorraad
   *[none] Voorraad van { $name }
}: { $beans ->
    [0] leeg
    [one] { $beans } boon
   *[other] { $beans } bonen
 }
board-kala-bank-name = Bank
board-kala-bank = Bank: { $beans ->
    [0] leeg
    [one] { $beans } boon
   *[other] { $beans } bonen
 }{ $open ->
    [yes] , open
   *[no] {""}
 }
board-kala-ask-path = Zaai { $beans } bonen. Tik beker voor beker aan, of meteen de laatste.
board-kala-ask-which = Welk pad? Tik op een beker waar het langs moet.
board-kala-ask-harvest = Wil je de beker op { $cell } oogsten?
board-kala-ask-landing = Waar zet je je speelbeker neer?
board-kala-harvest = Oogsten
board-kala-leave = Niet oogsten
board-kala-back = Terug
board-kala-look = Kijk eens goed naar beker { $places }.
board-kala-plan = { $beans } bonen zaaien, tot op { $cell }?
board-kala-plan-moves = Daarna gaat je beker naar { $cell }.
board-kala-plan-crosses = De beker van { $name } krijgt een van de bonen.
board-kala-sow = Zaaien
board-kala-beans = { $n ->
    [one] { $n } boon
   *[other] { $n } bonen
}
board-kala-stake = houd 4 bonen over om te zaaien
board-kala-compass = Richtingen om een zet te typen

kala-ending-ended = { $you ->
    [seat] Je had geen 4 bonen meer om te zaaien.
   *[none] { $seat } had geen 4 bonen meer om te zaaien.
}
