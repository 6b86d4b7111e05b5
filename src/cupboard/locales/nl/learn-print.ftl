# Spellen op papier: regels, scorebladen en kaarten om af te drukken.

print-title = { $game } op papier
print-choose = Wat wil je afdrukken?
print-rules = De regels in het kort
print-picture = met een afbeelding van de opstelling
print-scores = Scoreblad
print-children = Scoreblad voor kinderen
print-own = Jullie eigen receptkaarten ({ $n })
print-own-none = Jullie hebben nog geen recepten bedacht.
print-compose = Recepten bedenken
print-box = De dertien gedrukte recepten
print-players = Hoeveel spelers doen mee?
print-paper = Past op A4 en Letter, en is ook in zwart-wit goed te lezen.
print-now = Afdrukken of opslaan als pdf

print-agreed = Afgesproken regels
print-setup = De opstelling met { $players } spelers
print-left-out = Regels die in deze partij niet gelden, zijn weggelaten.

print-scores-of = { $game }: scoreblad
print-children-of = { $game }: scoreblad voor kinderen
print-day = Datum
print-help-kala = Vink per partij aan wie er heeft gewonnen. Een gelijkspel bestaat niet.
print-help-kalaha = Schrijf na elke partij op hoeveel steentjes er in ieders verzamelkuil liggen. Er zijn in totaal { $stones } steentjes.
print-help-ronda = Schrijf na elke partij op hoeveel bonen iedereen overheeft. Wie op nul staat, heeft gewonnen.
print-help-hopper = Tel ieders bekers en tel de punten op: een neutrale beker telt 1, de zwarte 2, de laatste beker van de bak 3, welke kleur ook. De laatste beker wordt maar één keer geteld.
print-help-hopper-short = Schrijf na elke partij op hoeveel bekers iedereen heeft. Wie er vier heeft, heeft gewonnen.
print-help-dacapo = Bekers: hoeveel bekers van de rij zijn er gevuld? Wie de doelbeker vult, wint meteen en krijgt een ster. Zijn twee spelers even ver gekomen, dan wint wie minder bonen nodig had.
print-help-kessel = Omcirkel de kaarten in je ketel. Eén kaart van een ingrediënt: min zijn waarde. Twee: niets. Drie: hun som. Vier: hun som plus 5. Waar × 2 staat, tellen de som en de minpunten dubbel, maar de 5 niet.
print-help-children = Omcirkel de kaarten in je ketel. Vier kaarten van een ingrediënt: plus 2. Drie: plus 1. Twee: niets. Eén: min 1. Wie de hoogste som heeft, wint.
print-game = Partij
print-game-number = Partij { $n }
print-round = Ronde
print-wins = Gewonnen partijen
print-total = Totaal
print-points = Punten
print-beans-left = Totaal bonen over
print-cups = Bekers
print-beans = Bonen
print-cups-neutral = Neutrale bekers, elk 1
print-cup-black = Zwarte beker, 2
print-cup-last = Laatste beker, 3
print-ingredient = Ingrediënt
print-cards = Kaarten
print-cards-count = + / −
print-ones = Meeste enen: 5
print-recipe = Recept { $n }
