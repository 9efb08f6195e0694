## Einstellen
cli-tune = Stellt die Regler der Suche eines Spiels für eine Spielerzahl ein: Jeder Schritt tritt bei gleicher Zeit an.
cli-opt-tune-iterations = Iterationen der Seite, die den Titel hält; die andere bekommt so viele, wie gleich lange dauern.
cli-opt-tune-deals = Höchstens so viele Auslagen je Wettlauf; jede wird einmal von jedem Platz gespielt.
cli-opt-tune-rounds = Wie oft höchstens alle Regler an die Reihe kommen.
cli-opt-tune-dials = Welche Regler, durch Kommas getrennt; sonst alle.
cli-opt-tune-elo = So viele Elo statt keiner muss ein Schritt wert sein, damit er bleibt.
cli-opt-tune-out = Wo jeder Schritt festgehalten wird; sonst GAME-PLAYERS.tune.jsonl in diesem Ordner.
cli-opt-tune-install = Legt die Einstellungen in den Ordner des Spiels, wenn der letzte Wettlauf sie annimmt.
error-tune-dial = Einen Regler „{ $found }“ gibt es nicht. Regler: { $expected }.
error-tune-file = { $file } ist keine lesbare Aufzeichnung einer Einstellung.
error-tune-other = { $file } gehört zu einer anderen Einstellung oder Version. Nenne mit --out eine andere Datei.
tune-progress = Wettlauf
tune-step = { $dial }: { $before } → { $value }, { $iterations } Iterationen, { $games } Spiele, { $share } % (LLR { $llr }): { $verdict }
tune-nothing = Kein Regler steht anderswo besser; alles bleibt.
tune-refused = Es ist nicht bewiesen, dass die gefundenen Einstellungen besser sind; alles bleibt.
tune-accepted = Die gefundenen Einstellungen sind besser als die bisherigen.
tune-installed = Das Spiel spielt jetzt mit diesen Einstellungen: { $file }.
tune-interrupted = Angehalten. Alle Schritte stehen in { $file }; derselbe Befehl macht dort weiter.

## Lernen
cli-opt-train-players = Lernt nur für Tische mit so vielen Spielern; die anderen Zeilen bleiben.

## Größere Tische
cli-opt-arena-alone = Der erste von zwei Bots sitzt allein unter anderen des zweiten.
error-arena-alone = Mit --alone nenne genau zwei Bots, durch ein Komma getrennt.
strength-many = An größeren Tischen
strength-many-about = Ein Royal sitzt allein unter anderen der vorigen Version (`-v1`), mit deren Gewichten und Einstellungen, bei gleichem Budget; jede Auslage spielt es einmal von jedem Platz. Ziel sind anderthalb gerechte Anteile.
strength-players = Spieler
