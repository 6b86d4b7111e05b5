engine-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
engine-facts-do-not-fit = Was geschehen ist und was auf dem Tisch liegt, passt nicht zusammen.
engine-no-hand-at-referee-table = An einem echten Tisch kann kein Programm sitzen: Ihm fehlt die Hand zum Schießen.
