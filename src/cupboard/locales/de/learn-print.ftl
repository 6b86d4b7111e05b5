# Spiele auf Papier: Regeln, Wertungsblätter und Karten zum Drucken.

print-title = { $game } drucken
print-choose = Was möchtest du drucken?
print-rules = Die Regeln in Kürze
print-picture = mit Bild vom Aufbau
print-scores = Wertungsblatt
print-players = Wie viele spielen mit?
print-paper = Passt auf A4 und Letter und lässt sich auch in Schwarzweiß gut lesen.
print-now = Drucken oder als PDF speichern

print-agreed = Vereinbarte Regeln
print-setup = Der Aufbau mit { $players } Personen
print-left-out = Regeln, die in dieser Partie nicht gelten, sind weggelassen.

print-scores-of = { $game }: Wertungsblatt
print-day = Datum
print-game = Partie
print-game-number = Partie { $n }
print-round = Runde
print-wins = Gewonnene Partien
print-total = Summe
print-points = Punkte
print-beans-left = Übrige Bohnen insgesamt
