### Dlaczego akcja jest odrzucona: fakt z tego stołu, mówiony graczowi, który teraz wybiera.

why-gone = Nie ma już w rzędzie: { $flower }.
