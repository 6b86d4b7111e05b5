engine-not-asked = Seat { $seat } has no decision to make now.
engine-facts-do-not-fit = The recorded events don’t match the position.
engine-no-hand-at-referee-table = Engines can’t play in referee mode, because the beans are real.
