# Spiele auf Papier: Regeln, Wertungsblätter und Karten zum Drucken.

print-title = { $game } drucken
print-choose = Was möchtest du drucken?
print-rules = Die Regeln in Kürze
print-picture = mit Bild vom Aufbau
print-scores = Wertungsblatt
print-children = Wertungsblatt für Kinder
print-own = Eure eigenen Rezeptkarten ({ $n })
print-own-none = Ihr habt euch noch keine Rezepte ausgedacht.
print-compose = Rezepte ausdenken
print-box = Die dreizehn gedruckten Rezepte
print-players = Wie viele spielen mit?
print-paper = Passt auf A4 und Letter und lässt sich auch in Schwarzweiß gut lesen.
print-now = Drucken oder als PDF speichern

print-agreed = Vereinbarte Regeln
print-setup = Der Aufbau mit { $players } Personen
print-left-out = Regeln, die in dieser Partie nicht gelten, sind weggelassen.

print-scores-of = { $game }: Wertungsblatt
print-children-of = { $game }: Wertungsblatt für Kinder
print-day = Datum
print-help-kala = Kreuzt nach jeder Partie an, wer gewonnen hat. Unentschieden gibt es nicht.
print-help-kalaha = Schreibt nach jeder Partie auf, wie viele Steine in den Gewinnmulden liegen. Insgesamt gibt es { $stones } Steine.
print-help-ronda = Schreibt nach jeder Partie auf, wie viele Bohnen alle noch haben. Wer bei null ist, hat gewonnen.
print-help-hopper = Zählt eure Schalen und rechnet die Punkte zusammen: Eine neutrale Schale zählt 1, die schwarze 2, die letzte Schale des Tabletts 3, egal welche Farbe sie hat. Zählt die letzte Schale nur einmal.
print-help-hopper-short = Schreibt nach jeder Partie auf, wie viele Schalen alle besitzen. Wer vier hat, hat gewonnen.
print-help-dacapo = Schalen: Wie viele Schalen der Reihe sind gefüllt? Wer die Zielschale füllt, gewinnt sofort und bekommt einen Stern. Sind zwei gleich weit gekommen, gewinnt, wer weniger Bohnen gebraucht hat.
print-help-kessel = Kreist die Karten in eurem Kessel ein. Eine Karte einer Zutat: ihr Wert als Minus. Zwei: nichts. Drei: ihre Summe. Vier: ihre Summe und 5 dazu. Wo × 2 steht, zählt die Summe doppelt, auch das Minus, aber nicht die 5.
print-help-children = Kreist die Karten in eurem Kessel ein. Vier Karten einer Zutat: plus 2. Drei: plus 1. Zwei: nichts. Eine: minus 1. Wer die höchste Summe hat, gewinnt.
print-game = Partie
print-game-number = Partie { $n }
print-round = Runde
print-wins = Gewonnene Partien
print-total = Summe
print-points = Punkte
print-beans-left = Übrige Bohnen insgesamt
print-cups = Schalen
print-beans = Bohnen
print-cups-neutral = Neutrale Schalen, je 1
print-cup-black = Schwarze Schale, 2
print-cup-last = Letzte Schale, 3
print-ingredient = Zutat
print-cards = Karten
print-cards-count = + / −
print-ones = Meiste Einsen: 5
print-recipe = Rezept { $n }
