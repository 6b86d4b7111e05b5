engine-not-asked = Plaats { $seat } heeft nu niets te beslissen.
engine-facts-do-not-fit = De gebeurtenissen passen niet bij de stelling.
engine-no-hand-at-referee-table = Aan een echte tafel kan geen computer meespelen, omdat die geen bonen kan schieten.
