proof-table-too-small = Een stellingentabel van { $size } bytes is te klein. Er zijn minstens { $least } bytes nodig.
proof-not-compiled = { $game } heeft geen gecompileerde regels, dus er valt niets te bewijzen.
proof-two-seats = Bewijzen zijn er voor twee spelers, niet voor { $seats }.
proof-ends-tied = { $game } kan in een gelijkspel eindigen; bewijzen zijn er alleen voor spellen met een winnaar.
proof-has-chance = In { $game } speelt het toeval mee; bewijzen zijn er alleen voor spellen zonder toeval.
proof-no-position = Deze stelling kan in { $game } niet voorkomen.
proof-other-position = De aangeboden zetten horen bij een andere stelling.
