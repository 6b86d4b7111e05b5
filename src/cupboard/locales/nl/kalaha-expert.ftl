## Solving

cli-solve-kalah-help = Een bord van Kalah voor twee oplossen: de precieze voorsprong van wie begint, de beste eerste zetten en het verloop van het beste spel.
cli-solve-kalah-epilog = Bijvoorbeeld: cupboard solve kalah --pits 6 --stones 4 --json
cli-solve-kalah-opt-pits = Kuiltjes per kant, 1 t/m 6.
cli-solve-kalah-opt-stones = Steentjes in elk kuiltje aan het begin, 1 t/m 12.
cli-solve-kalah-opt-empty-capture = Het slaande steentje gaat ook naar de verzamelkuil als er niets tegenover ligt.
cli-solve-kalah-opt-threads = Aantal threads (standaard: één per kern).
cli-solve-kalah-opt-memory = Gigabytes voor de eindspeldatabase en de stellingentabel samen.
cli-solve-kalah-opt-database = Tot hoeveel steentjes in kuiltjes de eindspeldatabase elke stelling kent (standaard: wat bij het bord past).
cli-solve-kalah-opt-keep = De eindspeldatabase voor de volgende keer in de cachemap bewaren.
cli-solve-kalah-opt-every-move = De voorsprong van elke eerste zet bepalen, niet alleen van de beste. Dat duurt langer.
cli-solve-kalah-stage-database = Eindspeldatabase
cli-solve-kalah-stage-search = Zoeken
cli-solve-kalah-stage-moves = Eerste zetten
cli-solve-kalah-stage-line = Beste spel
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), voorinstelling { $preset }
cli-solve-kalah-margin = Voorsprong van wie begint: { $margin }
cli-solve-kalah-moves = Eerste zetten: { $moves }
cli-solve-kalah-line = Beste spel: { $line }
cli-solve-kalah-effort = { $nodes } stellingen doorzocht, { $seconds } s, elke stelling met hoogstens { $stones } steentjes vooraf bekend
cli-solve-kalaha-help = Kalaha voor twee spelers oplossen volgens elke combinatie van regels, door tot het einde te zoeken: de voorsprong van wie begint. Voor Kalah zelf is ‘solve kalah’ veel sneller.
cli-solve-kalaha-epilog = Bijvoorbeeld: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Bewezen. Voorsprong van wie begint: { $margin }
cli-solve-kalaha-open = Niet bewezen. Voorsprong van wie begint, op zoekdiepte { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } stellingen doorzocht, { $seconds } s
solve-table-out-of-range = Een stellingentabel heeft { $low } t/m { $high } bytes.

## Benchmarks

cli-bench-playouts-help = Willekeurige partijen Kalah per seconde, vergeleken met OpenSpiel (C++).
cli-bench-solve-help = Hoe lang het duurt om Kalah vanaf nul op te lossen: zes kuiltjes met vier steentjes, met beide slagregels.
cli-bench-opt-large = Ook het bord met vijf steentjes oplossen. Dat duurt minuten en vraagt 11 GB geheugen.
cli-bench-packed = Compact bord, één kern: { $rate } per seconde, { $ratio } keer OpenSpiel
cli-bench-packed-all = Compact bord, alle kernen: { $rate } per seconde, { $ratio } keer OpenSpiel
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset }: { $seconds } s, { $rate } stellingen per seconde

## Errors

kalah-means-not-positive = Threads en geheugen moeten groter zijn dan nul.
kalah-database-out-of-range = Een eindspeldatabase omvat 0 t/m { $most } steentjes.
kalah-games-not-positive = Het aantal partijen moet groter zijn dan nul.
kalah-engine-other-rules = Deze computerspeler speelt Kalah voor twee (voorinstellingen kalah en kalah-empty).
kalah-memory-too-small = Deze database heeft { $needed } GB geheugen nodig.
