board-dacapo-choices = Bonen voor je vuist
board-dacapo-choose = { $beans ->
    [one] Eén boon in je vuist
   *[other] { $beans } bonen in je vuist
}
board-dacapo-do-choose = Hoeveel bonen neem je in je vuist?
board-dacapo-hold = Houd ingedrukt en kijk
board-dacapo-pad = { $name }: houd ingedrukt om je keuzes te zien en scherm ze af met je hand
board-dacapo-chosen = Gekozen
board-dacapo-row = { $filled ->
    [0] { $name }: nog geen beker gevuld.
   *[other] { $name }: bekers gevuld met { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] Geen bonen meer.
    [one] Eén boon in de hand.
   *[other] { $beans } bonen in de hand.
}
board-dacapo-stock-hidden = Bonen in de hand: verborgen.
board-dacapo-thinking = Is nog aan het kiezen.
board-dacapo-ready = Heeft gekozen.
board-dacapo-shows = Toont { $beans }.
board-dacapo-crossed = Toont { $beans }, geblokkeerd.
board-dacapo-target-empty = Doelbeker: leeg
board-dacapo-target-filled = Doelbeker: { $you ->
    [seat] door jou gevuld
   *[none] gevuld door { $name }
}
board-dacapo-box = { $beans ->
    [0] Doos: leeg
    [one] Doos: één boon
   *[other] Doos: { $beans } bonen
}
board-dacapo-box-hidden = Doos: bonen verborgen
board-dacapo-box-name = eruit
board-dacapo-target-name = doel
board-dacapo-cups-of = { $n } van { $goal } bekers
board-dacapo-stake = wie het eerst het doel vult
board-dacapo-look = Bedenk wat deze getallen opleveren: { $places }.

dacapo-ending-tie-break = Evenveel bekers. Wie daarvoor minder bonen heeft gebruikt, wint.
dacapo-ending-tie = Evenveel bekers, gevuld met evenveel bonen.
