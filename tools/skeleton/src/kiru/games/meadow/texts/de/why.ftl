### Warum eine Aktion nicht geht: eine Tatsache an diesem Tisch, gesagt zu dem, der gerade wählt.

why-gone = In der Reihe keine mehr: { $flower }.
