## Experiments

lab-hopper-help = Meten hoe nauwkeurig de niveaus van Hopper schieten en hoe lang hun partijen duren.
lab-hopper-aimed = in de bedoelde beker
lab-hopper-any = in een beker
lab-hopper-length = schoten per partij

## Benchmarks

cli-bench-hopper-help = Meten hoe lang een vlucht bij Hopper duurt, over hele partijen met 80 bonen.
cli-bench-hopper-all = Alle { $n } vluchten: gemiddeld { $mean } ms, 95% binnen { $p95 } ms, de langste { $worst } ms
cli-bench-hopper-many = Met { $beans } of meer bonen op tafel ({ $n } vluchten): gemiddeld { $mean } ms, 95% binnen { $p95 } ms, de langste { $worst } ms
