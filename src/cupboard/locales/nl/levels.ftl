## De vijf speelsterktes, dezelfde namen voor elk spel.

level-sprout = Kiempje
level-sprout-about = Leert nog: ziet wat voor de neus ligt, en ook dat niet altijd.
level-gardener = Tuinierster
level-gardener-about = Speelt voor het plezier: pakt wat er nu te pakken is en denkt weinig verder.
level-farmer = Boerin
level-farmer-about = Kent het spel en denkt vooruit, maar vergist zich af en toe.
level-miller = Molenares
level-miller-about = Maalt fijn: denkt ver vooruit en vergist zich zelden.
level-master = Meesteres
level-master-about = Het beste dat dit huis heeft; van haar verliezen is geen schande.
level-unknown = Een niveau ‘{ $level }’ is er hier niet. Er zijn: { $known }.
level-none = { $game } heeft nog geen speelsterktes.
limit-not-positive = Een grens voor het nadenken moet meer dan niets zijn.
search-no-judge = Niemand kan stellingen van { $game } al beoordelen.
search-no-worlds = Er is geen stelling om te doorzoeken.
engine-other-position = De voorgestelde zet hoort niet bij deze stelling.
