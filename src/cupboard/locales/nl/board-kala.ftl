## Het bord van Kala in de browser.

board-kala-label = Schaaltjes
board-kala-task = kies een pad voor je bonen
board-kala-task-bonus = extra zaaibeurt: kies een pad voor de bonen van je speelschaaltje
board-kala-cell = { $cell }: { $beans ->
    [0] leeg
    [one] { $beans } boon
   *[other] { $beans } bonen
 }
board-kala-cup = { $cell }: het speelschaaltje van { $name }, { $beans ->
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
board-kala-ask-path = { $beans } bonen te zaaien: raak schaaltje na schaaltje aan, of meteen het laatste.
board-kala-ask-which = Welke kant op? Raak een schaaltje ertussen aan.
board-kala-ask-harvest = Het schaaltje op { $cell } oogsten?
board-kala-ask-landing = Waar komt je schaaltje te staan?
board-kala-harvest = Oogsten
board-kala-leave = Laten staan
board-kala-back = Terug
board-kala-look = Kijk naar het schaaltje { $places }.
