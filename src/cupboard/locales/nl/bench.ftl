cli-bench-help = De snelheid van Cupboard vergelijken met die van andere programma’s.
cli-bench-opt-save = De uitkomst ook naar dit bestand schrijven.
cli-bench-measuring = Aan het meten
cli-bench-one-core = Cupboard, één kern: { $rate } per seconde, { $ratio } keer OpenSpiel
cli-bench-all-cores = Cupboard, alle kernen: { $rate } per seconde, { $ratio } keer OpenSpiel
cli-bench-peer = OpenSpiel, één kern: { $rate } per seconde
cli-bench-noise = Op deze machine verschillen de rondes tot { $percent }% van elkaar.
bench-no-peer = { $peer } is niet geïnstalleerd. Installeer het met: ./cupboard test
