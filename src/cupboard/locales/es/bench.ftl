cli-bench-help = Comparar la velocidad de Cupboard con la de otros programas.
cli-bench-opt-save = Escribir también el resultado en este archivo.
cli-bench-measuring = Midiendo
cli-bench-one-core = Cupboard, un núcleo: { $rate } por segundo, { $ratio } veces la velocidad de OpenSpiel
cli-bench-all-cores = Cupboard, todos los núcleos: { $rate } por segundo, { $ratio } veces la velocidad de OpenSpiel
cli-bench-peer = OpenSpiel, un núcleo: { $rate } por segundo
cli-bench-noise = En esta máquina, las rondas difieren hasta en un { $percent } %.
bench-no-peer = { $peer } no está instalado. Para instalarlo, ejecuta: ./cupboard test
