## Experiments

lab-hopper-help = Measure how accurately Hopper’s levels shoot and how long their games last.
lab-hopper-aimed = into the cup aimed at
lab-hopper-any = into any cup
lab-hopper-length = shots per game

## Benchmarks

cli-bench-hopper-help = Time Hopper’s flight simulation over whole games with 80 beans.
cli-bench-hopper-all = All { $n } flights: { $mean } ms on average, 95% within { $p95 } ms, { $worst } ms at worst
cli-bench-hopper-many = With { $beans } beans or more on the table ({ $n } flights): { $mean } ms on average, 95% within { $p95 } ms, { $worst } ms at worst
