engine-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
engine-facts-do-not-fit = Die aufgezeichneten Ereignisse passen nicht zur Stellung.
engine-no-hand-at-referee-table = Am echten Tisch kann kein Computer mitspielen, weil er keine Bohnen schießen kann.
