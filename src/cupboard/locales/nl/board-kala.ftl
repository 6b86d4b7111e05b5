## Het bord van Kala in de browser.

board-kala-label = Bekers
board-kala-task = kies een pad voor je bonen
board-kala-task-bonus = extra zaaibeurt: kies een pad voor de bonen van je speelbeker
board-kala-cell = { $cell }: { $beans ->
    [0] leeg
    [one] { $beans } boon
   *[other] { $beans } bonen
 }
board-kala-cup = { $cell }: de speelbeker van { $name }, { $beans ->
    [0] leeg
    [one] { $beans } boon
   *[other] { $beans } bonen
 }; eronder { $covered ->
    [0] niets
    [one] { $covered } boon
   *[other] { $covered } bonen
 }
board-kala-hinted = Tip, boon { $bean }: { $told }
board-kala-store = Voorraad van { $name }: { $beans ->
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
board-kala-ask-path = { $beans } bonen te zaaien: raak beker na beker aan, of meteen de laatste.
board-kala-ask-which = Welke kant op? Raak een beker ertussen aan.
board-kala-ask-harvest = De beker op { $cell } oogsten?
board-kala-ask-landing = Waar komt je beker te staan?
board-kala-harvest = Oogsten
board-kala-leave = Laten staan
board-kala-back = Terug
board-kala-look = Kijk naar de beker { $places }.
