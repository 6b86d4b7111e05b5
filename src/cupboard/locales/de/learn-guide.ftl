## Die geführten ersten Partien: Jede Erklärung kommt einmal, wenn das, wovon sie spricht, zum ersten Mal geschieht.

guide-label = Lernhilfe
guide-go-on = Weiter
guide-leave = Lernhilfe ausschalten
guide-left = Die Lernhilfe ist ausgeschaltet. Viel Spaß beim Spielen!
