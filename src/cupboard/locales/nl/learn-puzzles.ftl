## Puzzels: stellingen met één beste zet.

puzzles-of = Puzzels: { $game }
puzzles-about = In elke stelling is er precies één beste zet. De stellingen komen uit partijen van de computer, en elke oplossing is bewezen.
puzzles-daily = Puzzel van de dag
puzzles-solved = opgelost
puzzles-count = { $solved } van { $all } opgelost
puzzles-level = { $level ->
    [1] Heel makkelijk
    [2] Makkelijk
    [3] Gemiddeld
    [4] Moeilijk
   *[5] Heel moeilijk
 }
puzzles-tile = Puzzel { $n }
puzzles-tile-solved = Puzzel { $n }, opgelost
puzzles-none = Voor dit spel zijn er geen puzzels.
puzzles-one = { $game }: puzzel van niveau { $level }
puzzles-task-win = Jij bent aan de beurt. Precies één zet wint, elke andere verliest. Welke?
puzzles-task-margin = Jij bent aan de beurt. Precies één zet haalt het meeste uit deze stelling. Welke?
puzzles-again = Nog een keer
puzzles-next = Volgende puzzel
puzzles-play-on = Vervolg tonen
puzzles-show = Oplossing tonen
puzzles-all = Alle puzzels
puzzles-right = Goed!
puzzles-wrong = Er is een betere zet.
puzzles-shown = De beste zet is { $move }.
puzzles-wins = Als beiden zo goed mogelijk spelen, win jij.
puzzles-loses = Als beiden zo goed mogelijk spelen, verlies jij.
puzzles-margin = { $side ->
    [ahead] Als beiden zo goed mogelijk spelen, eindig je { $margin } voor.
    [behind] Als beiden zo goed mogelijk spelen, eindig je { $margin } achter.
   *[even] Als beiden zo goed mogelijk spelen, eindigt het gelijk.
 }
puzzles-better = Er is een zet die { $by } meer waard is.
puzzles-proven = Bewezen: elk mogelijk antwoord is tot het einde van de partij doorgerekend.
puzzles-side = Je speelt { $sign }, onderaan.
puzzles-go-on = Verder met puzzel { $n }
