board-dacapo-choices = Beans to put in your fist
board-dacapo-choose = { $beans ->
    [one] One bean in your fist
   *[other] { $beans } beans in your fist
}
board-dacapo-do-choose = How many beans will you put in your fist?
board-dacapo-hold = Hold here and look
board-dacapo-pad = { $name }: hold to see your choices, and hide them with your hand
board-dacapo-chosen = Chosen
board-dacapo-row = { $filled ->
    [0] { $name }: no cup filled yet.
   *[other] { $name }: cups filled with { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] Out of beans.
    [one] One bean in hand.
   *[other] { $beans } beans in hand.
}
board-dacapo-stock-hidden = Beans in hand: hidden.
board-dacapo-thinking = Still choosing.
board-dacapo-ready = Has chosen.
board-dacapo-shows = Reveals { $beans }.
board-dacapo-crossed = Reveals { $beans }, cancelled out.
board-dacapo-target-empty = Target cup: empty
board-dacapo-target-filled = Target cup: { $you ->
    [seat] filled by you
   *[none] filled by { $name }
}
board-dacapo-box = { $beans ->
    [0] Box: empty
    [one] Box: one bean
   *[other] Box: { $beans } beans
}
board-dacapo-box-hidden = Box: beans not shown
board-dacapo-box-name = out
board-dacapo-target-name = target
board-dacapo-cups-of = { $n } of { $goal } cups
board-dacapo-stake = first to the target cup
board-dacapo-look = Consider these numbers: { $places }.

dacapo-ending-tie-break = The same number of cups. The player who used fewer beans wins.
dacapo-ending-tie = The same number of cups, filled with the same number of beans.
