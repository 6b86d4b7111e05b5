# Spellen op papier: regels, scorebladen en kaarten om af te drukken.

print-title = { $game } op papier
print-choose = Wat wil je afdrukken?
print-rules = De regels in het kort
print-picture = met een afbeelding van de opstelling
print-scores = Scoreblad
print-players = Hoeveel spelers doen mee?
print-paper = Past op A4 en Letter, en is ook in zwart-wit goed te lezen.
print-now = Afdrukken of opslaan als pdf

print-agreed = Afgesproken regels
print-setup = De opstelling met { $players } spelers
print-left-out = Regels die in deze partij niet gelden, zijn weggelaten.

print-scores-of = { $game }: scoreblad
print-day = Datum
print-game = Partij
print-game-number = Partij { $n }
print-round = Ronde
print-wins = Gewonnen partijen
print-total = Totaal
print-points = Punten
print-beans-left = Totaal bonen over
