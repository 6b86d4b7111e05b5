## Het laboratorium.

lab-help = Experimenten met de spellen en de computerspelers.
lab-strength-help = Meten hoe sterk de niveaus van een spel zijn: allen tegen allen, en tegen eenvoudig MCTS met 10.000 simulaties per zet.
lab-strength-epilog = Bijvoorbeeld: cupboard lab strength kala --games 40
lab-strength-opt-games = Hoeveel partijen elk paar speelt; de plaatsen worden gewisseld.
lab-strength-opt-player = Alleen deze spelers (mag vaker; standaard: alle niveaus en eenvoudig MCTS).
lab-strength-opt-ladder = Alleen de paren spelen waarvoor iets is beloofd: elk niveau tegen het volgende, en het beste tegen eenvoudig MCTS.
lab-strength-opt-seconds = Bedenktijd per zet voor het beste niveau, in plaats van zijn eigen grens.
lab-strength-opt-page = De uitkomst ook in deze Markdown-pagina schrijven.
lab-too-few = Er zijn minstens twee spelers nodig. Kies uit: { $known }.
lab-strength-who = Speler
lab-strength-rating = Rating
lab-strength-interval = 95%-interval
lab-strength-pair = Paar
lab-strength-won = Gewonnen
lab-strength-lost = Verloren
lab-strength-shared = Gedeeld
lab-strength-of-decided = Gewonnen van de besliste partijen
lab-strength-kept = { $one } wint { $share }% tegen { $other }, zoals beloofd (minstens { $due }%).
lab-strength-missed = { $one } wint maar { $share }% tegen { $other }; minstens { $due }% was beloofd.

lab-puzzles-help = Puzzels zoeken: partijen tussen gemiddelde spelers spelen en de stellingen bewaren waarin bewezen is dat maar één zet de beste is.
lab-puzzles-epilog = Bijvoorbeeld: cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = Hoeveel er gezocht worden.
lab-puzzles-opt-add-to = Voeg nieuwe ook aan dit bestand toe, één per regel.
lab-puzzles-searching = Puzzels zoeken
lab-puzzles-one = Niveau { $level }: { $move }
lab-puzzles-no-judge = Puzzels zijn er alleen voor { $known }.
lab-study-help = Een van de onderzoeken naar de computerspelers van een spel doen.
lab-study-epilog = Bijvoorbeeld: cupboard lab study hopper aim --games 10
lab-study-opt-games = Hoeveel partijen er worden gespeeld (standaard: afhankelijk van het onderzoek).
lab-study-opt-seats = Aantal spelers (standaard: afhankelijk van het onderzoek).
