## Experiments

lab-hopper-help = Medir la puntería de los niveles de Hopper y cuánto duran sus partidas.
lab-hopper-aimed = en la copa a la que apuntaba
lab-hopper-any = en alguna copa
lab-hopper-length = tiros por partida

## Benchmarks

cli-bench-hopper-help = Medir cuánto tarda la simulación de un vuelo de Hopper, en partidas enteras de 80 judías.
cli-bench-hopper-all = Los { $n } vuelos: { $mean } ms de media, el 95 % en { $p95 } ms como mucho, { $worst } ms el peor
cli-bench-hopper-many = Con { $beans } judías o más en la mesa ({ $n } vuelos): { $mean } ms de media, el 95 % en { $p95 } ms como mucho, { $worst } ms el peor
