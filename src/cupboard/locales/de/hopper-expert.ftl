## Experiments

lab-hopper-help = Messen, wie genau die Hopper-Stufen schießen und wie lange ihre Partien dauern.
lab-hopper-aimed = in die angepeilte Schale
lab-hopper-any = in irgendeine Schale
lab-hopper-length = Schüsse pro Partie

## Benchmarks

cli-bench-hopper-help = Wie lange ein Flug bei Hopper dauert, über ganze Partien mit 80 Bohnen.
cli-bench-hopper-all = Alle { $n } Flüge: im Mittel { $mean } ms, 95 % in höchstens { $p95 } ms, der längste { $worst } ms
cli-bench-hopper-many = Mit mindestens { $beans } Bohnen auf dem Tisch ({ $n } Flüge): im Mittel { $mean } ms, 95 % in höchstens { $p95 } ms, der längste { $worst } ms
