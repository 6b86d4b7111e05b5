## Puzzles: positions with one best move.

puzzles-of = Puzzels: { $game }
puzzles-about = In elke stelling is precies één zet de beste. De computer vond ze in partijen en bewees ze.
puzzles-daily = Puzzel van de dag
puzzles-solved = opgelost
puzzles-count = { $solved } van { $all } opgelost
puzzles-level = { $level ->
    [1] Eén blik is genoeg
    [2] Twee keer kijken
    [3] Vooruitdenken
    [4] Ver vooruitdenken
   *[5] Voor wie geduld heeft
 }
puzzles-tile = Puzzel { $n }
puzzles-tile-solved = Puzzel { $n }, opgelost
puzzles-none = Bij dit spel zijn er geen puzzels.
puzzles-one = { $game }: puzzel van niveau { $level }
puzzles-task-win = Jij bent aan zet. Precies één zet wint, elke andere verliest. Welke?
puzzles-task-margin = Jij bent aan zet. Precies één zet haalt het meeste uit deze stelling. Welke?
puzzles-again = Nog een keer
puzzles-next = Volgende puzzel
puzzles-play-on = Laat zien hoe het verdergaat
puzzles-show = Laat maar zien
puzzles-all = Alle puzzels
puzzles-right = Goed!
puzzles-wrong = Niet de beste.
puzzles-shown = De beste zet is { $move }.
puzzles-wins = Als beiden zo goed mogelijk spelen, win jij.
puzzles-loses = Als beiden zo goed mogelijk spelen, verlies jij.
puzzles-margin = { $side ->
    [ahead] Als beiden zo goed mogelijk spelen, eindig je { $margin } voor.
    [behind] Als beiden zo goed mogelijk spelen, eindig je { $margin } achter.
   *[even] Als beiden zo goed mogelijk spelen, eindigt het gelijk.
 }
puzzles-better = Er is een zet die { $by } meer waard is.
puzzles-proven = Bewezen: elk antwoord is tot het einde van de partij bekeken.
