kala-name = Kala
kala-tagline = Säe Bohnen in ein Quadrat aus Schalen und ernte die vollen, bevor dein Gegenüber es tut.
kala-move-help = Gib ein, welche Schritte dein Weg nach der eigenen Schale macht, zum Beispiel OOS (N Norden, O Osten, S Süden, W Westen). Mit x erntest du die letzte Schale. Endet der Weg auf der gegnerischen Schale, gibst du mit @c3 an, wohin du deine versetzt.
kala-board-signs = ● ○ Spielschalen   (2) verdeckt   ›2‹ ein Weg kann hier enden   {"\u00BB"}4{"\u00AB"} mit Ernte   ⌂ Bank
kala-compass = NOSW

rule-KALA-1 = Sechzehn Feldschalen bilden ein Quadrat von vier mal vier. Dazu habt ihr je eine Spielschale, eine dunkle (●) und eine helle (■). Die Spielschalen beginnen in gegenüberliegenden Ecken: die dunkle auf a1, die helle auf d4.
rule-KALA-2 = Ausgabe „Vorrat“: Ihr beginnt mit je { $beans } eigenen Bohnen. Die Bank ist leer.{ $handicap ->
    [yes] { " " }Wie vereinbart, haben hier nicht alle so viele Bohnen.
   *[no] { "" }
 }
rule-KALA-3 = Ausgabe „Bank“: Eure Vorräte sind anfangs leer, und in der Bank liegen { $bank } Bohnen. Ihr sät aus der Bank, solange sie 4 Bohnen hergibt. Sobald sie das nicht mehr kann, schließt sie für den Rest der Partie. Von jeder Ernte bekommt sie weiterhin eine Bohne, aber ihr sät nun aus euren eigenen Vorräten.
rule-KALA-4 = Ausgelost wird, wer beginnt. Danach seid ihr abwechselnd an der Reihe.
rule-KALA-5 = Aussaat: In deinem Zug säst du 4 Bohnen. Die erste kommt in deine eigene Spielschale, die übrigen einzeln in die Schalen eines Weges, der dort beginnt. Der Weg führt waagerecht oder senkrecht von Schale zu Schale, darf einmal rechtwinklig abbiegen und bleibt auf dem Feld.
rule-KALA-6 = Steht auf deinem Weg eine Spielschale, kommt die Bohne in diese Spielschale und nicht in die Feldschale darunter. Dein Weg darf also auch über die gegnerische Schale führen.
rule-KALA-7 = Wird eine Spielschale versetzt, nimmt sie ihre Bohnen mit. Die Bohnen in der Feldschale darunter sind zugedeckt. Keine kommt dazu und keine weg, bis die Spielschale woanders steht.
rule-KALA-8 = Hast du gesät und vielleicht geerntet, versetzt du deine Spielschale dorthin, wo deine letzte Bohne hingekommen ist.
rule-KALA-9 = Fällt deine letzte Bohne in die gegnerische Spielschale, stellst du deine Schale auf eine direkt benachbarte Schale deiner Wahl (nicht schräg). Auf der gegnerischen Schale darf sie nie stehen.
rule-KALA-10 = Ernte: Fällt deine letzte Bohne in eine Feldschale, in der schon 3 oder mehr Bohnen liegen, darfst du die Schale leeren. Eine Bohne gibst du an die Bank ab, die anderen kommen in deinen Vorrat.
rule-KALA-11 = Auf dieselbe Weise darfst du auch die gegnerische Spielschale ernten. Danach stellst du deine Schale neben sie.
rule-KALA-12 = Zusatzzug: Hat deine Spielschale nach dem Versetzen mindestens 4 Bohnen, musst du sie sofort alle aussäen, wieder mit der eigenen Schale zuerst. Danach erntest und versetzt du wie gewohnt. Pro Zug gibt es höchstens einen Zusatzzug.
rule-KALA-13 = Für einen Zusatzzug mit 5 oder 6 Bohnen brauchst du einen Weg, der lang genug für alle ist. Gibt es keinen Weg für die sechste Bohne, säst du nur fünf. Die fünfte gilt dann als letzte, und die sechste kommt in den Vorrat deines Gegenübers.
rule-KALA-14 = Du darfst jederzeit unter beide Spielschalen schauen. Nichts ist geheim.
rule-KALA-15 = Wer am Anfang eines Zuges keine 4 Bohnen zum Säen hat, verliert die Partie. Ein Unentschieden gibt es nicht.
rule-KALA-T = Willst du ernten, leere zuerst die Schale und stelle erst danach deine Spielschale darauf. So bleibt nichts Geerntetes darunter liegen.

kala-option-edition = Woher die Bohnen zum Säen kommen.
kala-option-edition-store = Alle haben von Anfang an eigene Bohnen.
kala-option-edition-bank = Alle Bohnen liegen in der Bank. Ihr sät daraus, bis sie keine 4 mehr hergibt.
kala-option-store-beans = Mit wie vielen Bohnen in der Ausgabe „Vorrat“ beide beginnen.
kala-option-bank-beans = Wie viele Bohnen in der Ausgabe „Bank“ anfangs in der Bank liegen.
kala-option-fewer-beans = Wie viele Bohnen jemand am Anfang weniger hat. Das macht es der stärkeren Person etwas schwerer.
kala-preset-store = Eigene Vorräte, je 28 Bohnen
kala-preset-bank = Gemeinsame Bank mit 80 Bohnen
kala-preset-bank-about = Eure Vorräte sind anfangs leer, und ihr sät aus der Bank, solange sie reicht.

kala-bank-starts-empty = In der Ausgabe „Vorrat“ ist die Bank anfangs leer. Lass die Bohnenzahl für die Bank ({ $beans }) weg.
kala-stores-start-empty = In der Ausgabe „Bank“ sind die Vorräte anfangs leer. Lass die Bohnenzahl für die Vorräte ({ $beans }) weg.
kala-bank-is-shared = In der Ausgabe „Bank“ sät ihr beide aus denselben Bohnen, also kann niemand mit weniger beginnen.

kala-move-unreadable = „{ $text }“ ist kein Zug. Gib die Schritte eines Weges ein, etwa OOS, OOSx oder OOS@c3.
kala-wrong-length = Du säst { $beans } Bohnen: eine in die eigene Schale, die anderen auf einem Weg mit { $steps } Schritten.
kala-wrong-bonus-length = Dieser Zusatzzug mit { $beans } Bohnen braucht einen Weg von { $steps } Schritten nach der eigenen Schale.
kala-no-direction = „{ $text }“ ist kein Weg. Verwende nur die Schritte N, O, S und W.
kala-path-turns-back = Dieser Weg kehrt um. Ein Weg darf nur rechtwinklig abbiegen.
kala-path-turns-twice = Dieser Weg biegt mehr als einmal ab. Ein Weg darf nur einmal abbiegen.
kala-path-leaves-board = Von { $cell } aus führt dieser Weg vom Feld. Wähle eine andere Richtung.
kala-cup-follows-bean = Deine Schale kommt auf { $cell }, wo deine letzte Bohne liegt. Lass die Angabe nach @ weg.
kala-choose-landing = Deine letzte Bohne fällt in die gegnerische Schale auf { $other }. Gib mit @ eine Schale daneben an, auf die du deine versetzt.
kala-no-such-cup = Eine Schale { $text } gibt es nicht. Die Schalen heißen a1 bis d4.
kala-landing-on-cup = Auf { $other } steht schon die gegnerische Schale. Wähle eine Schale daneben.
kala-landing-not-next = { $cell } liegt nicht direkt neben der gegnerischen Schale auf { $other }. Wähle eine Schale links, rechts, darüber oder darunter.
kala-not-ripe = { $beans ->
    [0] Ernten darfst du erst, wenn vor deiner letzten Bohne schon 3 in der Schale liegen. Auf { $cell } liegt keine.
    [one] Ernten darfst du erst, wenn vor deiner letzten Bohne schon 3 in der Schale liegen. Auf { $cell } liegt nur 1.
   *[other] Ernten darfst du erst, wenn vor deiner letzten Bohne schon 3 in der Schale liegen. Auf { $cell } liegen nur { $beans }.
}

kala-position-words = Eine Stellung von Kala hat { $words } Teile: das Feld, zwei Schalen, Vorräte, Bank und wer dran ist.
kala-position-field = „{ $text }“ ist kein Feld aus vier Reihen mit je vier Zahlen.
kala-position-cup = „{ $text }“ sagt nicht, wo eine Spielschale steht und was in ihr liegt, etwa a1:0.
kala-position-stores = „{ $text }“ nennt nicht Vorräte und Bank, etwa stores:28,28 bank:0.
kala-position-mark = „{ $text }“ sagt nicht, was ansteht. Schreib lot, sow:0, bonus:0 oder lost:0 (oder :1).
kala-position-beans = Bohnen in dieser Stellung: { $found }. Es müssen { $total } sein.
kala-position-stacked = Die beiden Spielschalen können nicht auf derselben Schale stehen.
kala-position-open-bank = In der Ausgabe „Vorrat“ gibt die Bank nie Bohnen her.
kala-position-lot = Ausgelost wird nur vor dem ersten Zug.
kala-position-cup-beans = Bohnen in einer Spielschale: { $beans }. In diesem Augenblick können es nur { $low } bis { $high } sein.
kala-position-bank-closed = Bohnen in der offenen Bank: { $beans }. Mit so wenigen wäre sie längst geschlossen.
kala-position-turn = Wer dran ist oder verloren hat, passt nicht zu den Bohnen, die zu säen sind.

kala-fact-begins = { $you ->
    [seat] Du beginnst.
   *[none] { $seat } beginnt.
}
kala-fact-took = { $you ->
    [seat] { $source ->
        [bank] Du säst { $beans } Bohnen aus der Bank.
        [cup] Du säst die { $beans } Bohnen aus deiner Spielschale.
       *[store] Du säst { $beans } Bohnen aus deinem Vorrat.
    }
   *[none] { $source ->
        [bank] { $seat } sät { $beans } Bohnen aus der Bank.
        [cup] { $seat } sät die { $beans } Bohnen aus der Spielschale.
       *[store] { $seat } sät { $beans } Bohnen aus dem Vorrat.
    }
}
kala-fact-given = { $you ->
    [other] Für die sechste Bohne ist kein Platz. Du bekommst sie.
   *[none] Für die sechste Bohne ist kein Platz. { $other } bekommt sie.
}
kala-fact-harvested = { $you ->
    [seat] Du erntest { $beans } Bohnen auf { $cell }: { $gain } für deinen Vorrat, 1 für die Bank.
   *[none] { $seat } erntet { $beans } Bohnen auf { $cell }: { $gain } für den Vorrat, 1 für die Bank.
}
kala-fact-robbed = { $you ->
    [seat] Du erntest { $beans } Bohnen aus der Schale von { $other } auf { $cell }: { $gain } für deinen Vorrat, 1 für die Bank.
    [other] { $seat } erntet { $beans } Bohnen aus deiner Schale auf { $cell }: { $gain } für den Vorrat, 1 für die Bank.
   *[none] { $seat } erntet { $beans } Bohnen aus der Schale von { $other } auf { $cell }: { $gain } für den Vorrat, 1 für die Bank.
}
kala-fact-moved = { $you ->
    [seat] Du versetzt deine Spielschale von { $start } nach { $cell }.
   *[none] { $seat } versetzt die Spielschale von { $start } nach { $cell }.
}
kala-fact-bonus-due = { $you ->
    [seat] Du hast { $beans } Bohnen in deiner Spielschale und bekommst einen Zusatzzug.
   *[none] { $seat } hat { $beans } Bohnen in der Spielschale und bekommt einen Zusatzzug.
}
kala-fact-bank-closed = { $beans ->
    [0] Die Bank ist leer und schließt. Ab jetzt sät ihr aus euren eigenen Vorräten.
    [one] Die Bank hat nur noch 1 Bohne und schließt. Ab jetzt sät ihr aus euren eigenen Vorräten.
   *[other] Die Bank hat nur noch { $beans } Bohnen und schließt. Ab jetzt sät ihr aus euren eigenen Vorräten.
}
kala-fact-ended = { $you ->
    [seat] Du hast keine 4 Bohnen mehr zum Säen. { $winner } gewinnt!
    [winner] { $seat } hat keine 4 Bohnen mehr zum Säen. Du gewinnst!
   *[none] { $seat } hat keine 4 Bohnen mehr zum Säen. { $winner } gewinnt!
}

## Titles of the rules

rule-KALA-1-title = Das Spielfeld
rule-KALA-2-title = Eigene Vorräte
rule-KALA-3-title = Die gemeinsame Bank
rule-KALA-4-title = Wer beginnt
rule-KALA-5-title = Säen
rule-KALA-6-title = Über Spielschalen säen
rule-KALA-7-title = Zugedeckte Bohnen
rule-KALA-8-title = Die Spielschale versetzen
rule-KALA-9-title = Neben der gegnerischen Schale
rule-KALA-10-title = Ernten
rule-KALA-11-title = Die gegnerische Schale ernten
rule-KALA-12-title = Zusatzzug
rule-KALA-13-title = Fünf oder sechs Bohnen
rule-KALA-14-title = Nichts ist geheim
rule-KALA-15-title = Gewinnen und verlieren
rule-KALA-T-title = Erst leeren, dann versetzen
