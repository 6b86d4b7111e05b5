## De begeleide eerste spellen: elke uitleg komt één keer, als het voor het eerst gebeurt.

guide-label = Uitleg
guide-go-on = Verder
guide-leave = Uitleg overslaan
guide-left = De uitleg staat uit. Veel plezier!
guide-none = Het spel ‘{ $game }’ heeft geen begeleid eerste spel.
