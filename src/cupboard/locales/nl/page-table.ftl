## De partij in de browser: wie aan de beurt is, wat je kunt doen en wat er na het spel komt.

page-table-entering = Een ogenblik…
page-table-laying = Het bord wordt klaargezet…
page-table-board-failed = Het bord kon niet worden geladen. Je partij is opgeslagen.
page-table-sending = Je zet wordt verstuurd…
page-table-lost = De verbinding is verbroken. Je partij is opgeslagen en gaat verder zodra er weer verbinding is.
page-table-closed = Deze partij kan niet worden geopend
page-table-closed-token = Deze plaats hoort bij een andere browser. Open de partij in de browser waarmee je meedoet.
page-table-closed-watching = Bij deze partij kun je niet meekijken.
page-table-closed-unknown = Er is geen partij met deze code. Controleer de code en probeer het opnieuw.
page-table-closed-other = Deze pagina past niet meer bij de server. Laad de pagina opnieuw.
page-table-home = Naar alle spellen

# Wie aan de beurt is
page-table-missing = { $n ->
    [one] Nog wachten op één speler
   *[other] Nog wachten op { $n } spelers
 }
page-table-missing-task = Deel de link. Zodra iedereen er is, begint de partij.
page-table-happening = Kijk mee…
page-table-moves-now = { $you ->
    [seat] Jouw zet…
   *[none] { $name } is bezig…
}
page-table-log = Wat er gebeurt
page-table-your-turn = Jij bent aan de beurt!
page-table-turn = { $name } is aan de beurt
page-table-your-task = Doe een zet.
page-table-still = Nog aan het kiezen: { $names }
page-table-who = Wie speelt?

# Wat er naast het spel gebeurde
page-table-event-takeback = { $you ->
    [seat] Je hebt een zet teruggenomen.
   *[none] { $name } heeft een zet teruggenomen.
}
page-table-event-resigned = { $you ->
    [seat] Je hebt opgegeven.
   *[none] { $name } heeft opgegeven.
}
page-table-event-expired = { $you ->
    [seat] Je tijd is om.
   *[none] De tijd van { $name } is om.
} Daarom is er automatisch een zet gedaan.

# Spelers
page-table-players = Spelers
page-table-resigned = heeft opgegeven
page-table-engine = computer
page-table-stands-in = invaller: { $level }
page-table-away = afwezig
page-table-clock = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
 }
page-table-hand-over = Computer laten overnemen
page-table-hand-over-title = Welk niveau speelt er voor { $name }?
page-table-hand-over-about = Wie terugkomt, kan meteen weer zelf spelen.

# Wat je kunt doen
page-table-actions = Acties
page-table-hint = Tip
page-table-hint-move = Zet tonen
page-table-hint-why = Waarom?
page-table-hint-best = De beste zet
page-table-back = Zet terug
page-table-back-title = Zet terugnemen?
page-table-back-asked = { $name } wil een zet terugnemen. Vind je dat goed?
page-table-back-waiting = We vragen de anderen of je de zet mag terugnemen…
page-table-yes = Ja
page-table-no = Nee
page-table-close = Sluiten
page-table-cancel = Annuleren
page-table-last-move = Laatste zet
page-table-what-happened = Wat is er gebeurd?
page-table-skip = Naar het einde
page-table-aloud = Voorlezen
page-table-speed = Snelheid van de animaties
page-table-speed-slow = langzaam
page-table-speed-normal = normaal
page-table-speed-fast = snel
page-table-speed-off = uit
page-table-single = Zetten met één tik, zonder voorbeeld
page-table-moves = Zetten
page-table-no-moves = Er zijn nog geen zetten gedaan.
page-table-no-log = Dit is een geheugenspel. Daarom wordt niet bijgehouden wat er te zien was.
page-table-type = Zet typen
page-table-send = Spelen
page-table-rules = Regels
page-table-try = Oefenen
page-table-book = Regelboek met oefeningen voor deze partij
page-table-see-rule = Regel { $rule } lezen
page-table-more = Meer
page-table-turn-board = Bord draaien
page-table-turning = Bord altijd draaien naar wie aan de beurt is
page-table-tabletop = Tafelmodus: het apparaat ligt tussen ons in
page-table-tabletop-about = Elke kant wijst naar de eigen speler en het bord blijft liggen zoals het ligt.
page-table-watching = Meekijken toestaan
page-table-watch-link = Link om mee te kijken
page-table-resign = Opgeven
page-table-resign-for = Opgeven voor { $name }
page-table-resign-sure = Wil je deze partij echt opgeven?
page-table-leave = Partij verlaten
page-table-leave-sure = Wil je de partij verlaten? In deze browser kun je altijd weer verderspelen.

# Uitnodigen
page-table-invite = Uitnodigen
page-table-invite-about = Wie deze link opent of de QR-code scant, krijgt een vrije plaats.
page-table-qr = QR-code met de uitnodigingslink
page-table-code = Code van de partij: { $code }
page-table-copy = Kopiëren
page-table-copied = Gekopieerd.
page-table-share = Delen
page-table-join = Meedoen

# Meer mensen aan één apparaat
page-table-pass = Geef het apparaat door aan { $name }
page-table-pass-about = De anderen kijken even niet mee.
page-table-i-am = Ik ben { $name }
page-table-cover = Afdekken

# Een telefoon als geheime hand
page-table-hand = Als geheime hand gebruiken
page-table-hand-none = Dit apparaat doet nog niet mee met deze partij. Kies eerst een plaats.
page-table-choices = Jouw keuze
page-table-board = Het bord
page-table-whole = Naar het bord

# Na het spel
page-table-result = Uitslag
page-table-ending-won = { $you ->
    [winner] Je hebt gewonnen
   *[none] { $names } heeft gewonnen
}
page-table-ending-won-by = { $you ->
    [winner] Je hebt gewonnen met { $margin } verschil
   *[none] { $names } heeft gewonnen met { $margin } verschil
}
page-table-ending-shared = { $you ->
    [winner] Jij en { $names } delen de overwinning
   *[none] { $names } delen de overwinning
}
page-table-ending-tie = De stand is gelijk.
page-table-stronger = Tegen { $level } spelen
page-table-turning-point = Keerpunt bekijken
page-table-moment = Het beslissende moment
page-table-rematch = Revanche
page-table-follow = Naar de revanche
page-table-follow-watching = Meekijken bij de revanche
page-table-rematch-asked = { $n ->
    [one] { $names } wil een revanche.
   *[other] { $names } willen een revanche.
}
page-table-rematch-asking = Wachten op antwoord van { $names }…
page-table-rematch-declined = { $name } wil nu niet nog een keer spelen.
page-table-rematch-play = Spelen
page-table-rematch-not-now = Nu niet
page-table-rematch-withdraw = Voorstel intrekken
page-table-replay = Terugkijken
page-table-analysis = Analyse
page-table-record = Verslag opslaan
page-table-scores = Scoreblad
page-table-souvenir = Aandenken
page-table-souvenir-about = Het bord aan het eind, het beslissende moment, de namen en de datum. Het plaatje wordt op dit apparaat gemaakt en nergens heen gestuurd.
page-table-souvenir-making = Het plaatje wordt gemaakt…
page-table-souvenir-failed = Deze browser kon het plaatje niet maken. Maak in plaats daarvan een schermafbeelding van het bord.
page-table-souvenir-save = Plaatje opslaan
page-table-souvenir-share = Plaatje delen
page-table-replay-of = { $game }: terugkijken
page-table-replay-controls = Bediening
page-table-replay-first = Naar het begin
page-table-replay-back = Een stap terug
page-table-replay-play = Afspelen
page-table-replay-pause = Pauze
page-table-replay-next = Een stap verder
page-table-replay-last = Naar het einde
page-table-replay-place = Stap in de partij
page-table-replay-at = Zet { $at } van { $last }
page-table-replay-eye = Bekijken als
page-table-replay-everybody = Toeschouwer
page-table-replay-share = Link naar deze partij

# Eerlijk getrokken
page-table-fair = Eerlijk toeval
page-table-fair-about = Alles wat het toeval in deze partij bepaalt, komt uit één geheim getal: de startwaarde. Vóór de partij laten we de vingerafdruk daarvan zien (SHA-256). De vingerafdruk verraadt niets over de startwaarde. Een tweede startwaarde met dezelfde vingerafdruk vinden zou zelfs de snelste computers veel te veel tijd kosten. Na de partij laten we ook de startwaarde zien. Zo kan iedereen controleren dat die niet is verwisseld.
page-table-fair-kept = Alles klopt: deze startwaarde past bij de vingerafdruk die vóór de partij is getoond.
page-table-fair-broken = Let op: deze startwaarde past niet bij de vingerafdruk die vóór de partij is getoond. Vertrouw het toeval van deze partij niet.
page-table-fair-later = De partij is nog bezig. Tot het einde blijft de startwaarde geheim. Schrijf de vingerafdruk op als je hem later wilt controleren.
page-table-fair-elsewhere = Je browser kan hier geen vingerafdrukken berekenen, omdat de verbinding met deze pagina niet beveiligd is. Sla het verslag op en controleer het met de opdracht hieronder.
page-table-fair-promise = Vingerafdruk (getoond vóór de partij)
page-table-fair-seed = Startwaarde (getoond na de partij)
page-table-fair-draws = Toevalsmomenten tot nu toe
page-table-fair-command = Zo controleer je elk toevalsmoment in een opgeslagen verslag: ./cupboard replay --check BESTAND

# De server laat alleen dit apparaat binnen
page-network-here = Op dit moment kan alleen deze computer meedoen.
page-network-open = Apparaten in je netwerk kunnen meedoen tot Cupboard wordt afgesloten.
page-network-let-in = Apparaten in onze wifi laten meedoen
page-table-missing-watch = Zodra iedereen er is, begint de partij.
page-table-cut = Geen verbinding

board-plain-notice = { $reason ->
    [none] Dit spel heeft geen eigen bord.
    [contract] Het bord van dit spel vraagt een andere versie van Cupboard.
    [missing] Het bord van dit spel kon niet worden geladen.
   *[failed] Het bord van dit spel is door een fout gestopt.
} Je kunt op dit eenvoudige bord spelen.
board-plain-position = Stelling
board-plain-moves = Jouw zetten
board-plain-wait = Je bent niet aan de beurt.
board-plain-type = Typ een zet
board-plain-send = Versturen
board-plain-yes = ja
board-plain-no = nee
