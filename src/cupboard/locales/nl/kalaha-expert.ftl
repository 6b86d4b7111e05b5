## Solving

cli-solve-kalah-stage-database = Eindspeldatabase
cli-solve-kalah-stage-search = Zoeken
cli-solve-kalah-stage-moves = Eerste zetten
cli-solve-kalah-stage-line = Beste spel
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), voorinstelling { $preset }
cli-solve-kalah-margin = Voorsprong van wie begint
cli-solve-kalah-moves = Eerste zetten
cli-solve-kalah-line = Beste spel
cli-solve-kalah-effort = { $nodes } stellingen doorzocht, { $seconds } s, elke stelling met hoogstens { $stones } steentjes vooraf bekend
cli-solve-kalaha-proven = Bewezen. Voorsprong van wie begint: { $margin }
cli-solve-kalaha-open = Niet bewezen. Voorsprong van wie begint, op zoekdiepte { $depth }: { $margin }
solve-table-out-of-range = Een stellingentabel heeft { $low } t/m { $high } bytes.

## Benchmarks

cli-bench-playouts-help = Willekeurige partijen Kalah per seconde, vergeleken met OpenSpiel (C++).
cli-bench-solve-help = Hoe lang het duurt om Kalah vanaf nul op te lossen: zes kuiltjes met vier steentjes, met beide slagregels.
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset }: { $seconds } s, { $rate } stellingen per seconde

## Errors

kalah-means-not-positive = Threads en geheugen moeten groter zijn dan nul.
kalah-database-out-of-range = Een eindspeldatabase omvat 0 t/m { $most } steentjes.
kalah-engine-other-rules = Deze computerspeler speelt Kalah voor twee (voorinstellingen kalah en kalah-empty).
kalah-memory-too-small = Deze database heeft { $needed } GB geheugen nodig.
kalaha-solve-for-two = Kalaha kan alleen voor twee spelers worden opgelost.
