## Die geführten ersten Partien: Jede Erklärung kommt einmal, wenn das, wovon sie spricht, zum ersten Mal geschieht.

guide-label = Lernhilfe
guide-go-on = Weiter
guide-leave = Lernhilfe ausschalten
guide-left = Die Lernhilfe ist ausgeschaltet. Viel Spaß beim Spielen!
guide-none = Für das Spiel „{ $game }“ gibt es keine geführte erste Partie.
