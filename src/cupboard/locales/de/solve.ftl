cli-solve-help = Ein Spiel lösen: was es wert ist, wenn niemand einen Fehler macht.
