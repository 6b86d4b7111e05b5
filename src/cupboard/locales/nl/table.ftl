## Wat de server weigert, en wat hij over zichzelf zegt.

refusal-bad-request = Ongeldig verzoek ({ $where }): { $problem }
refusal-bad-host = Het serveradres in dit verzoek is ongeldig, dus er kan geen link worden gemaakt. Open de pagina op het gewone adres.
refusal-engine-plays = Op plaats { $seat } speelt nu de computer.
refusal-game-not-over = Dat kun je pas zien als de partij is afgelopen.
refusal-game-over = De partij is afgelopen.
refusal-garbage = De server heeft dit bericht niet begrepen. Laad de pagina opnieuw.
refusal-hint-too-late = Er is intussen verdergespeeld. Vraag in je volgende beurt opnieuw om een tip.
refusal-hints-off = In deze partij staan tips uit.
refusal-hints-off-memory = In deze partij staan tips uit, omdat onthouden bij het spel hoort. Je kunt ze alleen vóór de partij toestaan.
refusal-look-first = Deze tip is voor plaats { $seat }. Ga eerst naar het beeld van die speler.
refusal-missing-header = Dit verzoek komt niet van een pagina van Cupboard. Laad de pagina opnieuw.
refusal-no-free-seat = In deze partij zijn alle plaatsen bezet.
refusal-no-network = Deze computer is niet met een netwerk verbonden, dus geen ander apparaat kan meedoen. Verbind hem en probeer het opnieuw.
refusal-no-offer = Dit verzoek om een zet terug te nemen is al afgehandeld.
refusal-no-rematch = Niemand stelt op dit moment een revanche voor.
refusal-no-such-lesson = Deze les bestaat niet.
refusal-no-such-puzzle = Deze puzzel bestaat niet.
refusal-no-such-level = Er is geen niveau ‘{ $level }’. Kies een van deze: { $known }.
refusal-no-such-seat = In deze partij is er geen plaats { $seat }.
refusal-no-such-table = Er is geen partij met deze code. Controleer de code en probeer het opnieuw.
refusal-not-at-host = Dat kan alleen op de computer waarop Cupboard draait.
refusal-not-away = Plaats { $seat } is nog geen { $seconds } seconden weg. Wacht nog even.
refusal-not-found = Deze pagina bestaat niet.
refusal-not-host = Dat kan alleen degene die de partij heeft gestart.
refusal-not-the-guide = In een oefenpartij kan dat niet. Start daarvoor een gewone partij.
refusal-not-your-seat = Plaats { $seat } is niet van jou.
refusal-offer-open = Iemand heeft al gevraagd een zet terug te nemen.
refusal-only-watching = Met deze link kun je alleen meekijken. Om mee te doen heb je de uitnodigingslink nodig.
refusal-other-database = Deze database hoort bij een andere versie van Cupboard (gevonden: { $found }, nodig: { $known }).
refusal-other-rules = Deze partij is begonnen met een oudere versie van de regels en kan niet verder. Begin een nieuwe.
refusal-rematch-begun = De revanche is al begonnen.
refusal-seat-resigned = Plaats { $seat } heeft opgegeven.
refusal-seat-taken = Plaats { $seat } is bezet. Kies een andere plaats.
refusal-server-trouble = Dit kon niet worden opgeslagen. Er is niets veranderd. Probeer het opnieuw.
refusal-still-waiting = De partij is nog niet begonnen. Zodra iedereen er is, kun je beginnen.
refusal-takeback-off = In deze partij kun je geen zetten terugnemen.
refusal-token-wrong = Deze plaats hoort bij een ander apparaat. Open de partij op het apparaat waarmee je meedoet.
refusal-too-big = Dat is te groot. Het mogen hoogstens { $most } bytes zijn.
refusal-too-fast = Dat ging te snel. Wacht even en probeer het opnieuw.
refusal-too-many-analyses = Er wachten al veel partijen op hun analyse. Probeer het later opnieuw.
refusal-too-many-tables = Je hebt al { $most } partijen die nog niet zijn afgelopen. Speel er eerst een uit of verwijder er een.
refusal-too-many-tries = Te veel foute pogingen. Wacht een minuut en probeer het opnieuw.
refusal-watching-off = Bij deze partij staat meekijken uit.
refusal-wrong-method = Dit adres accepteert zulke verzoeken niet.
refusal-wrong-origin = Andere websites mogen niet bij deze partij.

pages-missing = De server draait, maar de pagina’s zijn nog niet gebouwd. Start ./cupboard in de projectmap. Dan worden ze gebouwd.
serve-cannot-listen = De server kan niet starten op { $host }, poort { $port }: { $problem }
serve-needs-postgres = Voor meer dan één proces is PostgreSQL nodig. Geef --database postgresql://… op.
serve-one-process = Onder Windows kan de server maar in één proces draaien.
worker-needs-postgres = Workers hebben de PostgreSQL-database van de servers nodig. Geef --database postgresql://… op.

preview-join = { $known ->
    [named] { $name } nodigt je uit voor een partij { $game }
   *[unnamed] Uitnodiging voor een partij { $game }
}
preview-watch = { $known ->
    [named] Kijk mee hoe { $name } { $game } speelt
   *[unnamed] Kijk mee bij een partij { $game }
}
