engine-not-asked = Seat { $seat } has nothing to decide now.
engine-facts-do-not-fit = What happened and what lies on the table do not fit together.
engine-no-hand-at-referee-table = No program can sit at a real table: it has no hand to shoot with.
