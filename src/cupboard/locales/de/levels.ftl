## Die fünf Spielstärken, dieselben Namen für jedes Spiel.

level-sprout = Keimling
level-sprout-about = Lernt noch: sieht, was vor der Nase liegt, und auch das nicht immer.
level-gardener = Gärtnerin
level-gardener-about = Spielt zum Vergnügen: nimmt, was gerade zu haben ist, und denkt wenig weiter.
level-farmer = Bäuerin
level-farmer-about = Kennt das Spiel und denkt voraus, vertut sich aber ab und zu.
level-miller = Müllerin
level-miller-about = Mahlt fein: denkt weit voraus und irrt selten.
level-master = Meisterin
level-master-about = Das Beste, was dieses Haus zu bieten hat; gegen sie zu verlieren ist keine Schande.
level-unknown = Eine Stufe „{ $level }“ gibt es hier nicht. Es gibt: { $known }.
level-none = Für { $game } gibt es noch keine Stufen.
limit-not-positive = Zeit oder Aufwand fürs Nachdenken muss größer als null sein.
search-no-judge = Stellungen von { $game } kann noch niemand beurteilen.
search-no-worlds = Es gibt keine Stellung zu durchsuchen.
engine-other-position = Der vorgeschlagene Zug gehört nicht zu dieser Stellung.
