## The guided first games: each note is shown once, when what it explains first happens.

guide-label = The guide
guide-go-on = Next
guide-leave = Skip the guide
guide-left = The guide is off. Enjoy the game!
guide-none = The game “{ $game }” has no guided first game.
