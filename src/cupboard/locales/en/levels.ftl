## The five strengths of play, the same names for every game.

level-sprout = Sprout
level-sprout-about = Just learning: sees what lies in front of its nose, and not always that.
level-gardener = Gardener
level-gardener-about = Plays for pleasure: takes what can be taken now and thinks little further.
level-farmer = Farmer
level-farmer-about = Knows the game and thinks ahead, but slips now and then.
level-miller = Miller
level-miller-about = Grinds fine: thinks far ahead and seldom errs.
level-master = Master
level-master-about = The best there is in this house; losing to it is no shame.
level-unknown = There is no level “{ $level }” here. There are: { $known }.
level-none = { $game } has no levels yet.
limit-not-positive = The time or effort for thinking must be greater than zero.
search-no-judge = Nobody can judge positions of { $game } yet.
search-no-worlds = There is no position to look at.
engine-other-position = The suggested move does not belong to this position.
