board-dacapo-choices = Bonen voor je vuist
board-dacapo-choose = { $beans ->
    [one] Eén boon in je vuist
   *[other] { $beans } bonen in je vuist
}
board-dacapo-do-choose = Hoeveel bonen neem je in je vuist?
board-dacapo-row = { $filled ->
    [0] { $name }: nog geen beker gevuld.
   *[other] { $name }: gevulde bekers met { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] Geen bonen meer, doet niet meer mee.
    [one] Eén boon in de hand.
   *[other] { $beans } bonen in de hand.
}
board-dacapo-stock-hidden = Bonen in de hand niet getoond.
board-dacapo-thinking = Is nog aan het kiezen.
board-dacapo-ready = Heeft gekozen.
board-dacapo-shows = Toont { $beans }.
board-dacapo-crossed = Toont { $beans }, opgeheven.
board-dacapo-target-empty = Doelbeker: leeg
board-dacapo-target-filled = Doelbeker: gevuld door { $name }
board-dacapo-box = { $beans ->
    [0] Doos: leeg
    [one] Doos: één boon
   *[other] Doos: { $beans } bonen
}
board-dacapo-box-hidden = Doos: bonen niet getoond
board-dacapo-look = Denk over deze getallen na: { $places }.
