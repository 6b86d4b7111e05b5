cli-bench-help = Benchmark Cupboard against other programs.
cli-bench-opt-save = Also write the result to this file.
cli-bench-measuring = Measuring
cli-bench-one-core = Cupboard, one core: { $rate } per second, { $ratio } times OpenSpiel
cli-bench-all-cores = Cupboard, all cores: { $rate } per second, { $ratio } times OpenSpiel
cli-bench-peer = OpenSpiel, one core: { $rate } per second
cli-bench-noise = Results vary by up to { $percent }% between rounds on this machine.
bench-no-peer = { $peer } is not installed. To install it, run: ./cupboard test
