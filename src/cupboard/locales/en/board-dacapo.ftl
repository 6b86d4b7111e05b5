board-dacapo-choices = Beans for your fist
board-dacapo-choose = { $beans ->
    [one] One bean in your fist
   *[other] { $beans } beans in your fist
}
board-dacapo-do-choose = How many beans go into your fist?
board-dacapo-row = { $filled ->
    [0] { $name }: no cup filled yet.
   *[other] { $name }: filled cups with { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] No beans left, out.
    [one] One bean in hand.
   *[other] { $beans } beans in hand.
}
board-dacapo-stock-hidden = Beans in hand not shown.
board-dacapo-thinking = Still choosing.
board-dacapo-ready = Has chosen.
board-dacapo-shows = Shows { $beans }.
board-dacapo-crossed = Shows { $beans }, cancelled.
board-dacapo-target-empty = Target cup: empty
board-dacapo-target-filled = Target cup: filled by { $name }
board-dacapo-box = { $beans ->
    [0] Box: empty
    [one] Box: one bean
   *[other] Box: { $beans } beans
}
board-dacapo-box-hidden = Box: beans not shown
board-dacapo-look = Think about these numbers: { $places }.
