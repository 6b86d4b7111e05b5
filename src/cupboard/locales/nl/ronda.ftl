ronda-name = Ronda
ronda-tagline = Tien bekers, twintig verstopte bonen: onthoud waar ze liggen en raak je eigen bonen kwijt.
ronda-move-help = Een getal tilt die beker op (4), + legt er een eigen boon bij (+4), = laat hem open en dekt de andere af (=4).
    Typ pass om je beurt te beëindigen.

rule-RONDA-1 = Tien bekers worden geschud en omgekeerd in een kring gezet. Onder twee ervan ligt niets, onder twee één boon, onder twee twee, onder twee drie en onder twee vier. In het midden staat een zwarte beker, open en leeg.
rule-RONDA-2 = Iedereen begint met tien bonen. De materiaallijst noemt er negen: het aantal is af te spreken.
rule-RONDA-3 = Het lot bepaalt wie begint. Er wordt met de klok mee gespeeld.
rule-RONDA-4 = In je beurt til je een beker op, je kijkt, en dan til je een tweede op. Iedereen ziet wat eronder ligt.
rule-RONDA-5 = Zijn ze verschillend, dan worden beide weer afgedekt en is je beurt voorbij.
rule-RONDA-6 = Zijn ze gelijk, dan mag je bij een van de twee een eigen boon leggen. Twee lege bekers zijn ook gelijk.
rule-RONDA-7 = Na het bijleggen mag je doorgaan: je dekt een van de twee af, laat de andere open en tilt een derde beker op. Is die gelijk aan de open beker, dan mag je weer bijleggen; zo niet, dan is je beurt voorbij.
rule-RONDA-8 = In plaats van door te gaan mag je passen: beide worden afgedekt en je beurt eindigt zonder straf. Je mag ook passen zonder een boon bij te leggen.
rule-RONDA-9 = Vind je twee vijven en leg je een boon bij, dan gaan die zes in de zwarte beker als die leeg is, en anders uit het spel. In de kring blijven een vijf en een lege beker over, en je beurt eindigt.
rule-RONDA-10 = Zolang er bonen in de zwarte beker liggen, kosten twee verschillende bekers iets: je pakt een van die bonen.
rule-RONDA-11 = Wie zijn laatste boon neerlegt, wint meteen, ook als die met een zes uit het spel gaat.
rule-RONDA-12 = Makkelijk spel, vanaf vijf jaar: na het bijleggen worden beide bekers afgedekt en mag je er twee naar keuze optillen. Nog makkelijker: hoogstens vier bonen per beker in plaats van vijf; of de weggehaalde bonen gaan terug in de doos en er zijn geen straffen.
rule-RONDA-13 = Wat er onder een afgedekte beker ligt, krijgt niemand te zien, nergens. Onthouden is het spel.

ronda-option-beans = Met hoeveel bonen iedereen begint.
ronda-option-easy = Het makkelijke spel: na het bijleggen worden beide bekers afgedekt en mogen er twee naar keuze worden opgetild.
ronda-option-top = Hoeveel bonen er onder een beker passen: komen twee even volle bekers bij elkaar, dan wordt er een leeggehaald. Vier is voor het makkelijke spel.
ronda-option-penalty = Weggehaalde bonen wachten in de zwarte beker op wie twee verschillende bekers laat zien. Alleen het makkelijke spel kan zonder.

ronda-preset-standard = Ronda met elk tien bonen
ronda-preset-nine = Ronda met elk negen bonen
ronda-preset-easy = Makkelijk spel
ronda-preset-easy-four = Makkelijk spel, hoogstens vier bonen per beker
ronda-preset-easy-no-penalty = Makkelijk spel zonder straffen
ronda-preset-easiest = Makkelijkste spel: hoogstens vier bonen per beker, geen straffen

ronda-picture-cup = beker { $cup }: { $beans }
ronda-picture-covered = alle bekers afgedekt
ronda-picture = { $cups }. Zwarte beker: { $black }. Handen: { $hands }

ronda-fact-begins = { $seat } begint.
ronda-fact-lifted = { $seat } tilt beker { $cup } op: { $beans ->
    [0] er ligt niets onder.
    [one] één boon.
   *[other] { $beans } bonen.
}
ronda-fact-matched = Een paar!
ronda-fact-missed = Dat is niet evenveel: { $seat } dekt beide af.
ronda-fact-added = { $seat } legt een boon bij.
ronda-fact-dissolved = { $place ->
    [black] { $beans } bonen gaan in de zwarte beker.
   *[box] { $beans } bonen gaan uit het spel.
}
ronda-fact-kept = { $seat } gaat door.
ronda-fact-passed = { $seat } past.
ronda-fact-fined = { $seat } pakt een boon uit de zwarte beker.
ronda-fact-won = Dat was de laatste boon van { $seat }!

ronda-move-unreadable = ‘{ $text }’ is geen zet. Typ een beker van 1 tot 10 (4), +4, =4 of pass.
ronda-no-such-cup = Er is geen beker { $cup }: ze zijn genummerd van 1 tot 10.
ronda-add-or-pass = Er staan twee gelijke bekers open: leg bij een ervan een boon of pas.
ronda-keep-one-first = Zeg eerst welke van de twee bekers open blijft.
ronda-just-covered = Beker { $cup } is net afgedekt: til een andere op.
ronda-already-open = Beker { $cup } is al open: til een andere op.
ronda-not-of-the-pair = Beker { $cup } is niet een van de twee open bekers: kies een van die twee.
ronda-one-bean-a-pair = Een paar krijgt maar één boon: laat een beker open of pas.
ronda-no-pair-to-add-to = Een boon leg je alleen bij een open paar: zoek er eerst een.
ronda-easy-covers-both = In het makkelijke spel worden beide afgedekt: til gewoon de volgende op.
ronda-add-before-going-on = Alleen wie een boon heeft bijgelegd, mag doorgaan: leg er eerst een bij, of pas.
ronda-no-pair-to-go-on-with = Er staan geen twee bekers open om uit te kiezen: til een beker op.
ronda-lift-a-second = Er is één beker open: til er nog een op voordat je past.
ronda-lift-first = Je kunt pas passen als je een paar hebt gevonden: til een beker op.
ronda-top-is-for-easy = Hoogstens { $top } bonen per beker: dat hoort bij het makkelijke spel.
ronda-no-penalty-is-for-easy = Alleen het makkelijke spel kan zonder straffen.
ronda-position-unreadable = ‘{ $text }’ is geen stelling van Ronda.
ronda-position-turn = De stelling moet zeggen wat er te doen is en, na het lot, voor welke van de { $seats } plaatsen, geteld vanaf 0.
ronda-position-cups = In geen enkel spel liggen deze bonen onder de tien bekers.
ronda-position-middle = In geen enkel spel liggen er zoveel bonen in de zwarte beker of buiten het spel.
ronda-position-hands = De voorraden kloppen niet: het moeten er { $seats } zijn, vol voor de eerste beurt, en alleen leeg bij wie wint.
ronda-position-beans = Bonen in deze stelling: { $found }. Het moeten er { $total } zijn.
ronda-position-open = De open bekers passen niet bij wat er te doen is.
