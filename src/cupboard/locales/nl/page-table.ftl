## De tafel in de browser: wie aan de beurt is, wat je kunt doen en wat er na het spel komt.

page-table-entering = Een ogenblik…
page-table-laying = Het bord wordt klaargezet…
page-table-lost = De verbinding is weg. Het spel gaat verder zodra die er weer is; er gaat niets verloren.
page-table-closed = Deze tafel kan niet worden getoond
page-table-closed-token = De sleutel van deze browser past niet bij deze plaats.
page-table-closed-watching = Aan deze tafel mag niet worden meegekeken.
page-table-closed-unknown = Er is geen tafel met deze code.
page-table-closed-other = De tafel en deze pagina begrepen elkaar niet. Laad de pagina opnieuw.
page-table-home = Terug naar de kast

# Wie aan de beurt is
page-table-missing = { $n ->
    [one] Er ontbreekt nog iemand
   *[other] Er ontbreken nog { $n } mensen
 }
page-table-missing-task = Deel de link; als iedereen zit, begint het spel.
page-table-happening = Kijk…
page-table-moves-now = { $name } speelt…
page-table-over = Het spel is afgelopen
page-table-your-turn = Jij bent aan de beurt!
page-table-turn = { $name } is aan de beurt
page-table-your-task = Doe je zet.
page-table-still = Kiezen nog: { $names }
page-table-who = Wie speelt?

# Wat er naast het spel gebeurde
page-table-event-takeback = { $name } heeft een zet teruggenomen.
page-table-event-resigned = { $name } geeft op.
page-table-event-expired = De tijd van { $name } is om: de tafel speelt.

# Spelers
page-table-players = Spelers
page-table-resigned = heeft opgegeven
page-table-engine = de computer speelt
page-table-stands-in = intussen speelt: { $level }
page-table-away = niet aanwezig
page-table-clock = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
 }
page-table-hand-over = Laat de computer spelen
page-table-hand-over-title = Wie speelt er voor { $name }?
page-table-hand-over-about = Wie terugkomt, krijgt meteen de eigen plaats weer.

# Wat je kunt doen
page-table-actions = Wat je kunt doen
page-table-hint = Tip
page-table-hint-move = Toon de zet
page-table-hint-why = Waarom?
page-table-hint-does = Wat hij doet: { $told }
page-table-back = Terug
page-table-back-title = Iemand wil een zet terug
page-table-back-asked = { $name } wil graag een zet terugnemen. Akkoord?
page-table-back-waiting = We vragen de anderen of de zet terug mag…
page-table-yes = Ja
page-table-no = Nee
page-table-close = Sluiten
page-table-moves = Zetten
page-table-no-moves = Er is nog niets gebeurd.
page-table-no-log = Dit is een geheugenspel: wat te zien was, wordt niet opgeschreven.
page-table-type = Typ een zet
page-table-send = Zetten
page-table-rules = Regels
page-table-try = Uitproberen
page-table-book = De regels om te proberen, zoals afgesproken aan deze tafel
page-table-see-rule = Lees regel { $rule }
page-table-more = Meer
page-table-turn-board = Draai het bord
page-table-turning = Het bord draait naar wie aan de beurt is
page-table-watching = Anderen mogen meekijken
page-table-watch-link = Link om mee te kijken
page-table-resign = Opgeven
page-table-resign-for = { $name } geeft op
page-table-resign-sure = Het spel echt opgeven?
page-table-leave = Van tafel gaan
page-table-leave-sure = Nu weggaan? Met deze browser kun je altijd terugkomen.

# Uitnodigen
page-table-invite = Uitnodigen
page-table-invite-about = Wie deze link opent of dit plaatje scant, krijgt een vrije plaats.
page-table-qr = Plaatje met de link om mee te spelen, om te scannen
page-table-code = De code van de tafel: { $code }
page-table-copy = Kopiëren
page-table-copied = Gekopieerd.
page-table-share = Delen
page-table-join = Ga zitten

# Meer mensen aan één apparaat
page-table-pass = Geef het apparaat aan { $name }
page-table-pass-about = Willen alle anderen even wegkijken?
page-table-i-am = Ik ben { $name }
page-table-cover = Afdekken

# Een telefoon als geheime hand
page-table-hand = Gebruik dit apparaat als mijn geheime hand
page-table-hand-none = Dit apparaat heeft nog geen plaats aan deze tafel.
page-table-choices = Jouw keuze
page-table-board = Het bord
page-table-whole = Naar de tafel

# Na het spel
page-table-place = Plaats
page-table-player = Naam
page-table-points = Punten
page-table-rematch = Nog een keer
page-table-follow = Naar het volgende spel
page-table-replay = Terugkijken
page-table-analysis = Analyse
page-table-record = Verslag bewaren
page-table-scores = Scoreblad
page-table-replay-of = { $game }: het spel nog een keer
page-table-replay-controls = Film
page-table-replay-first = Naar het begin
page-table-replay-back = Een stap terug
page-table-replay-play = Afspelen
page-table-replay-pause = Pauze
page-table-replay-next = Een stap verder
page-table-replay-last = Naar het einde
page-table-replay-place = Plek in het spel
page-table-replay-at = Stap { $at } van { $last }
page-table-replay-eye = Door wiens ogen?
page-table-replay-everybody = Wat iedereen zag
page-table-replay-share = Link naar dit spel

# Eerlijk getrokken
page-table-fair = Eerlijk getrokken
page-table-fair-about = Alles wat het toeval aan deze tafel beslist, komt uit één geheim getal, de startwaarde. Vóór het spel toont de tafel de vingerafdruk ervan, de SHA-256. Die verraadt niets over de startwaarde, maar geen andere startwaarde heeft dezelfde. Na het spel wordt de startwaarde getoond, en iedereen kan nagaan dat hij niet is verwisseld.
page-table-fair-kept = De tafel heeft woord gehouden: deze startwaarde heeft de vingerafdruk die vóór het spel werd getoond.
page-table-fair-broken = De startwaarde heeft niet de vingerafdruk die vóór het spel werd getoond. Vertrouw deze trekkingen niet.
page-table-fair-later = Het spel is nog niet afgelopen: tot dan blijft de startwaarde geheim. Schrijf de vingerafdruk op, als je wilt.
page-table-fair-elsewhere = Hier kan de browser geen vingerafdrukken berekenen, omdat de verbinding met deze pagina niet veilig is. Bewaar het verslag en controleer het met de opdracht hieronder.
page-table-fair-promise = Vingerafdruk, vóór het spel getoond
page-table-fair-seed = Startwaarde, na het spel getoond
page-table-fair-draws = Trekkingen tot nu toe
page-table-fair-command = Een bewaard verslag is helemaal na te gaan, met elke trekking: ./cupboard replay --check BESTAND

# De server laat alleen dit apparaat binnen
page-table-only-here = Deze link leidt alleen op dit apparaat naar de tafel. Mogen andere apparaten in je netwerk meedoen, stop Cupboard dan en start het zo (de tafel blijft zoals hij is):
page-table-missing-watch = Als iedereen zit, begint het spel.
page-table-cut = Geen verbinding
