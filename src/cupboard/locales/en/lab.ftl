## The laboratory.

lab-help = Experiments with the games and their engines.
lab-strength-help = Measure how strong a game’s levels are in a round robin, including plain MCTS with 10,000 simulations per move.
lab-strength-epilog = For example: cupboard lab strength kala --games 40
lab-strength-opt-games = Games per pairing; players swap seats.
lab-strength-opt-player = Include only this player; repeatable (default: all levels and plain MCTS).
lab-strength-opt-ladder = Play only the promised pairings: each level against the next, and the best against plain MCTS.
lab-strength-opt-seconds = Seconds per move for the strongest level (default: its own limit).
lab-strength-opt-page = Also write the result into this Markdown page.
lab-too-few = At least two players are needed. Available players: { $known }.
lab-strength-who = Player
lab-strength-rating = Rating
lab-strength-interval = 95% interval
lab-strength-pair = Pair
lab-strength-won = Won
lab-strength-lost = Lost
lab-strength-shared = Shared
lab-strength-of-decided = Win rate (decided games)
lab-strength-kept = OK: { $one } wins { $share }% against { $other } (target: at least { $due }%).
lab-strength-missed = MISSED: { $one } wins only { $share }% against { $other } (target: at least { $due }%).

lab-puzzles-help = Find puzzles: play games between mid-level engines and keep positions with a single, proven best move.
lab-puzzles-epilog = For example: cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = How many to find.
lab-puzzles-opt-add-to = Also append new ones to this file, one per line.
lab-puzzles-searching = Looking for puzzles
lab-puzzles-one = Level { $level }: { $move }
lab-puzzles-no-judge = Puzzles are available for { $known } only.
lab-study-help = Run one of the studies of a game’s engines.
lab-study-epilog = For example: cupboard lab study hopper aim --games 10
lab-study-opt-games = How many games are played (default: depends on the study).
lab-study-opt-seats = Number of players (default: depends on the study).
