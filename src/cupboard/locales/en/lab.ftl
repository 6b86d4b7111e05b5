## The laboratory.

lab-help = Studies of the games and of those who play them.
lab-strength-help = Measure how strong the levels of a game are: everybody against everybody, and against plain MCTS of 10,000 simulations a move.
lab-strength-epilog = For example: cupboard lab strength kala --games 40
lab-strength-opt-games = How many games each pair plays; seats are swapped.
lab-strength-opt-player = Only these play, as often as you like; without it, all levels and plain MCTS.
lab-strength-opt-ladder = Only the neighbouring levels play each other, and the best one plain MCTS: the pairs for which something is promised.
lab-strength-opt-seconds = Thinking time a move for the best level, in place of its own limit.
lab-strength-opt-page = Also write the result into this Markdown page.
lab-too-few = At least two have to play. There are: { $known }.
lab-strength-who = Who
lab-strength-rating = Rating
lab-strength-interval = 95% interval
lab-strength-pair = Pair
lab-strength-won = Won
lab-strength-lost = Lost
lab-strength-shared = Shared
lab-strength-of-decided = Of the decided games
lab-strength-kept = { $one } wins { $share }% against { $other }, as promised (at least { $due }%).
lab-strength-missed = { $one } wins only { $share }% against { $other }; at least { $due }% were promised.

lab-hopper-help = How well the hands of Hopper’s levels shoot, and how long their games last.
lab-hopper-opt-shots = How many shots each hand makes.
lab-hopper-opt-games = How many games each level plays against itself.
lab-hopper-opt-practice = Also write where the shots went to this file: the practice the engines rely on.
lab-hopper-aimed = into the cup aimed at
lab-hopper-any = into any cup
lab-hopper-length = shots a game

lab-puzzles-help = Look for puzzles: play games between middling players and keep the positions in which one move alone is best, shown by proof.
lab-puzzles-epilog = For example: cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = How many to find.
lab-puzzles-opt-add-to = Also append those that are new to this file, a line each.
lab-puzzles-searching = Looking for puzzles
lab-puzzles-one = Level { $level }: { $move }
lab-puzzles-no-judge = Puzzles can be looked for in { $known }.
lab-dacapo-help = What somebody gains at Da Capo who knows how the best opponent mixes.
lab-dacapo-opt-games = How many games are played.
lab-dacapo-gain = gain, in games won of a hundred
