## De vijf speelsterktes, dezelfde namen voor elk spel.

level-sprout = Kiemplantje
level-sprout-about = Leert nog: ziet wat voor zijn neus ligt, en ook dat niet altijd.
level-gardener = Tuinvrouw
level-gardener-about = Speelt voor het plezier: pakt wat er nu te pakken is en denkt weinig verder.
level-farmer = Boerin
level-farmer-about = Kent het spel en denkt vooruit, maar vergist zich af en toe.
level-miller = Molenares
level-miller-about = Maalt fijn: denkt ver vooruit en vergist zich zelden.
level-master = Kampioen
level-master-about = Het beste wat dit huis te bieden heeft; hiervan verliezen is geen schande.
level-unknown = Een niveau ‘{ $level }’ is er hier niet. Er zijn: { $known }.
level-none = { $game } heeft nog geen speelsterktes.
limit-not-positive = De tijd of moeite voor het nadenken moet groter zijn dan nul.
search-no-judge = Nog niemand kan stellingen van { $game } beoordelen.
search-no-worlds = Er is geen stelling om te doorzoeken.
engine-other-position = De voorgestelde zet hoort niet bij deze stelling.
