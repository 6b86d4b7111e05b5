## Experiments

lab-hopper-help = Mesurer la précision des tirs de chaque niveau de Hopper et la durée de leurs parties.
lab-hopper-aimed = dans le bol visé
lab-hopper-any = dans un bol
lab-hopper-length = tirs par partie

## Benchmarks

cli-bench-hopper-help = Mesurer la durée de simulation des vols de Hopper sur des parties entières de 80 haricots.
cli-bench-hopper-all = Les { $n } vols : { $mean } ms en moyenne, 95 % en moins de { $p95 } ms, { $worst } ms au pire
cli-bench-hopper-many = Avec { $beans } haricots ou plus sur la table ({ $n } vols) : { $mean } ms en moyenne, 95 % en moins de { $p95 } ms, { $worst } ms au pire
