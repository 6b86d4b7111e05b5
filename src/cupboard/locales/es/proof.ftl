proof-table-too-small = Una tabla de { $size } bytes es demasiado pequeña; necesita { $least }.
proof-not-compiled = { $game } no tiene reglas compiladas, así que no se puede demostrar nada.
proof-two-seats = Las demostraciones son para dos jugadores, no para { $seats }.
proof-ends-tied = { $game } puede acabar en empate; las demostraciones son para juegos en los que siempre gana alguien.
proof-has-chance = En { $game } interviene el azar; las demostraciones son para juegos sin azar.
proof-no-position = Esta posición no puede darse en { $game }.
proof-other-position = Las jugadas ofrecidas son de otra posición.
