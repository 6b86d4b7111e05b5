engine-not-asked = Seat { $seat } has nothing to decide now.
engine-facts-do-not-fit = What happened does not fit what lies on the table.
engine-no-hand-at-referee-table = No program can sit at a real table: it has no hand to shoot with.
