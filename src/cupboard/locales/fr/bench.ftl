cli-bench-help = Comparer la vitesse de Cupboard à celle d’autres programmes.
cli-bench-opt-save = Écrire aussi le résultat dans ce fichier.
cli-bench-measuring = Mesure en cours
cli-bench-one-core = Cupboard, un cœur : { $rate } par seconde, { $ratio } fois OpenSpiel
cli-bench-all-cores = Cupboard, tous les cœurs : { $rate } par seconde, { $ratio } fois OpenSpiel
cli-bench-peer = OpenSpiel, un cœur : { $rate } par seconde
cli-bench-noise = D’un passage à l’autre, les résultats varient au plus de { $percent } % sur cette machine.
bench-no-peer = { $peer } n’est pas installé. Pour l’installer, lancez : ./cupboard test
