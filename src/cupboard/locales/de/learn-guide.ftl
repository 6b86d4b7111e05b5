## Die geführten ersten Partien: Jede Erklärung kommt einmal, wenn das, wovon sie spricht, zum ersten Mal geschieht.

guide-label = Die Anleitung
guide-go-on = Weiter
guide-leave = Ich kenne das Spiel
guide-left = Die Anleitung ist weg. Viel Spaß beim Spielen!

guide-kala-welcome = Das ist Kala. Die Schale mit ● gehört dir; sie wandert über das Feld und lässt Bohnen zurück. Wer keine vier Bohnen mehr säen kann, verliert. Pass also auf deinen Vorrat auf.
guide-kala-path = Du bist dran: Vier deiner Bohnen werden entlang eines Weges gesät. Die erste fällt in deine eigene Schale. Tippe auf eine umringelte Schale, in der der Weg enden soll; unterwegs darf er einmal abbiegen.
guide-kala-moved = Deine Schale steht jetzt dort, wo deine letzte Bohne fiel. Dort beginnt dein nächster Weg. Die Bohnen in der Schale reisen mit.
guide-kala-harvest = Achte auf volle Schalen! Fällt deine letzte Bohne in eine Schale, in der schon 3 oder mehr liegen, darfst du sie leeren. So kommen Bohnen nach Hause.
guide-kala-harvested = Eine Ernte! Eine Bohne geht an die Bank, alle anderen kommen in deinen Vorrat.
guide-kala-theirs = Die andere Seite hat eine volle Schale geerntet. Beim nächsten Mal bist vielleicht du schneller.
guide-kala-bonus = In deiner Schale liegen 4 Bohnen oder mehr: ein Zusatzzug. Sie werden sofort ausgesät, von dort, wo die Schale steht.
guide-kala-dropped = Ein Weg darf über eine Spielschale führen: Die Bohne fällt dann in diese Schale. Bohnen in einer Spielschale helfen ihrem Besitzer zu einem Zusatzzug.
guide-kala-landing = Ein Weg darf auf der anderen Spielschale enden. Dort kann deine Schale nicht stehen, also suchst du dir einen Platz daneben aus.
guide-kala-few = Die Bohnen werden knapp. Wer zu Beginn seines Zuges keine 4 Bohnen mehr nehmen kann, verliert. Eine Ernte füllt deinen Vorrat wieder auf.
guide-kala-over = Die Partie ist vorbei: Jemand hatte weniger als 4 Bohnen zum Säen. Jetzt kannst du Kala!

guide-ronda-welcome = Das ist Ronda, ein Spiel fürs Gedächtnis. Unter zehn Schalen liegen 0 bis 4 Bohnen, jede Zahl zweimal. Wer zuerst alle eigenen Bohnen los ist, gewinnt.
guide-ronda-lift = Du bist dran: Heb irgendeine Schale an. Tipp sie an.
guide-ronda-second = Schau gut hin und merk es dir! Heb nun eine zweite Schale an. Du suchst eine mit genauso vielen Bohnen.
guide-ronda-missed = Nicht gleich. Beide werden wieder zugedeckt, und dein Zug ist vorbei. Aber jetzt weißt du, was dort liegt.
guide-ronda-watch = Schau zu, wenn andere Schalen anheben: Was sie finden, kannst du dir auch merken. Aufgeschrieben wird nichts.
guide-ronda-add = Zwei gleiche, gut gemacht! Jetzt darfst du eine eigene Bohne dazulegen: Tippe auf die Schale mit dem +.
guide-ronda-keep = Eine Bohne weniger! Du darfst weiterspielen: Tippe auf die Schale, die offen bleibt, und suche eine neue, die zu ihr passt. Oder passe und gib dich zufrieden.
guide-ronda-theirs = Auf der anderen Seite wurde eine Bohne abgelegt. Vorsicht: In dieser Schale liegt jetzt eine mehr als vorher!
guide-ronda-dissolved = Zwei Fünfer sind zu viel: Sechs Bohnen verlassen den Kreis. Sie kommen in die schwarze Schale oder, wenn dort noch Bohnen liegen, ganz aus dem Spiel.
guide-ronda-fined = Solange in der schwarzen Schale Bohnen liegen, muss eine davon nehmen, wer zwei verschiedene Schalen zeigt.
guide-ronda-few = Jemand hat nur noch eine Bohne! Wer die letzte eigene Bohne ablegt, gewinnt sofort.
guide-ronda-over = Die letzte Bohne liegt, die Partie ist gewonnen. Jetzt kannst du Ronda!

guide-hopper-welcome = Das ist Hopper. Du schießt Bohnen in die Schalen in der Mitte. Bringst du die vierte Bohne in eine Schale, gehört sie dir. Wer zuerst vier Schalen hat, gewinnt.
guide-hopper-shoot = Dein Schuss: Zeig auf eine Schale auf dem Tisch. Halte den Knopf und lass bei der Marke los; drück noch einmal, wenn die Hand durch die Mitte schwingt. Du kannst auch mit Zahlen schießen.
guide-hopper-landed = Deine Bohne bleibt, wo sie zur Ruhe kam: in einer Schale, im Tablett oder auf dem Tisch.
guide-hopper-knocked = Eine fliegende Bohne kann andere von ihrem Platz stoßen. Auch die bleiben, wo sie liegen.
guide-hopper-claimed = Vier Bohnen: Die Schale gehört dir! Ihre Bohnen liegen wieder lose da und kommen zurück ins Spiel.
guide-hopper-theirs = Die vierte Bohne kam von der anderen Seite, und damit ist die Schale weg. Wer die ersten drei geschossen hat, ist egal!
guide-hopper-shifted = Eine Schale hat das Tablett verlassen, also rücken die anderen zusammen. Schau, wo sie jetzt stehen.
guide-hopper-refilled = Jemand hatte keine Bohnen mehr und sammelt alle losen ein.
guide-hopper-near = Jemand hat drei Schalen. Noch eine, und die Partie ist gewonnen! Ziele auf Schalen mit drei Bohnen.
guide-hopper-over = Vier Schalen: Die Partie ist vorbei. Jetzt kannst du Hopper!

guide-dacapo-welcome = Das ist Da Capo, ein Spiel zum Bluffen. Von jedem von euch führt eine Reihe Schalen zur schwarzen Schale in der Mitte. Wer die schwarze Schale füllt, gewinnt.
guide-dacapo-fist = Wähle heimlich, wie viele Bohnen du in die Faust nimmst: 1 bis 5. Die höchste Zahl gewinnt, aber nur, wenn sonst niemand dieselbe zeigt!
guide-dacapo-advanced = Deine Zahl war die höchste, die sonst niemand zeigte: Deine Bohnen füllen die nächste Schale deiner Reihe.
guide-dacapo-theirs = Jemand anderes zeigte die höchste Zahl, die allein stand, und füllt eine Schale.
guide-dacapo-equal = Gleiche Zahlen heben sich auf. Diesmal stand keine Zahl allein, also kommt niemand voran.
guide-dacapo-gone = Bohnen, die nichts gewinnen, kommen in die Schachtel. Sie sind weg: Verschwende also nicht viele.
guide-dacapo-near = Eine Reihe ist voll bis zur schwarzen Schale. Wer die füllt, gewinnt!
guide-dacapo-out = Wer keine Bohnen mehr hat, scheidet aus.
guide-dacapo-last = Nur auf einer Seite gab es noch Bohnen: Von dort kommt noch eine einzige in die nächste freie Schale.
guide-dacapo-over = Die Partie ist vorbei. Hat niemand die schwarze Schale gefüllt, gewinnt, wer am weitesten kam; bei Gleichstand, wer weniger Bohnen gelegt hat. Jetzt kannst du Da Capo!

guide-kalaha-welcome = Das ist Kalaha. Die sechs Mulden vor dir gehören dir und der Speicher rechts daneben. Wer am Ende die meisten Steine im Speicher hat, gewinnt.
guide-kalaha-sow = Du bist dran: Tippe auf eine deiner umringelten Mulden. Alle Steine daraus werden gesät, einer in jede folgende Mulde, gegen den Uhrzeigersinn.
guide-kalaha-stored = Unterwegs fiel ein Stein in deinen Speicher: Er gehört dir für immer. Der fremde Speicher wird übersprungen.
guide-kalaha-free = Dein letzter Stein fiel in deinen Speicher: Du bist noch einmal dran! Zähl voraus und versuch das oft.
guide-kalaha-their-free = Drüben endete der Zug im Speicher: Dort wird noch einmal gespielt.
guide-kalaha-captured = Dein letzter Stein fiel in eine leere Mulde von dir: Du schlägst die Steine gegenüber und bekommst deinen dazu.
guide-kalaha-robbed = Drüben fiel der letzte Stein in eine leere Mulde, und deine Steine gegenüber sind geschlagen. Volle Mulden gegenüber von leeren sind in Gefahr!
guide-kalaha-skipped = Wer keine Steine in den Mulden hat, wird übergangen, bis wieder welche kommen.
guide-kalaha-few = Auf einer Seite liegt nicht mehr viel. Die Partie endet, wenn alle Steine in den Speichern sind.
guide-kalaha-over = Alle Steine sind zu Hause. Wer die meisten hat, gewinnt. Jetzt kannst du Kalaha!

guide-kessel-welcome = Das ist Kupferkessel Co. Du gehst um die Karten herum und sammelst Zutaten in deinem Kessel. Drei oder vier Karten der gleichen Zutat bringen Punkte, eine einzelne kostet welche.
guide-kessel-take = Deine Figur ist zu einer Reihe gegangen: Sie leuchtet. Nimm eine beliebige Karte daraus. Tippe sie an.
guide-kessel-taken = Deine Karte liegt jetzt oben auf deinem Kessel und verdeckt alle anderen, auch für dich. Versuch dir zu merken, was darin ist!
guide-kessel-walked = Eine Figur geht so viele Schritte, wie die oberste Karte ihres Kessels wert ist. Deine Karte bestimmt also auch, wohin du als Nächstes kommst.
guide-kessel-refilled = Der leere Platz bekommt eine neue Karte vom Stapel.
guide-kessel-corner = Deine Figur blieb an einer Ecke stehen: Dort nimmst du nichts, und dein Zug ist vorbei.
guide-kessel-jumped = Wo eine andere Figur steht, springst du darüber. Das zählt nicht als Schritt.
guide-kessel-cauldron = Diese Karte zeigt einen explodierenden Kessel: Wenn du magst, verliert die andere Seite die oberste Karte ihres Kessels.
guide-kessel-exploded = Peng! Die oberste Karte ist aus deinem Kessel geflogen und kommt unter den Stapel.
guide-kessel-wand = Diese Karte zeigt einen Zauberstab: Wenn du magst, bist du gleich noch einmal dran. Nie öfter als zweimal hintereinander.
guide-kessel-stack = Der Stapel ist leer: Plätze bleiben von nun an frei. Die Partie endet, sobald jemand die letzte Karte einer Reihe nimmt.
guide-kessel-last = Das war die letzte Karte einer Reihe und damit das Ende. Wer sie genommen hat, darf sie behalten oder weglegen.
guide-kessel-over = Nun wird gezählt: Eine Karte einer Zutat kostet ihren Wert, zwei zählen nichts, drei bringen ihre Summe, vier ihre Summe und 5 dazu. In der eigenen Farbe zählen die Summen doppelt. Die meisten Einsen bringen 5. Jetzt kannst du das Spiel!
