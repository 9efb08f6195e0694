## Les mots de la guide dans la première partie
learn-welcome = Shulmu ! Je suis Tabni, jardinière en chef de Babylone. Le roi a promis à sa reine Amyitis les collines de son pays. Nous lui apportons l’eau, les plantes et les marchandises, et celui qui lui plaît le plus l’emporte. Voici le jardin, étage sur étage. On commence ?
learn-craft = À chaque manche, les cartes d’artisans sont disposées par trois. La première carte d’un trio est gratuite, la deuxième coûte 1 talent, la troisième 2. Recrute le paysan du premier trio.
learn-field = Ton paysan occupe la case libre la plus à gauche d’un champ et rapporte ce qui y pousse. Le champ du haut donne du sel, et la caravane en aura bientôt besoin. Choisis le champ du haut.
learn-engineer = Nabu a recruté un marchand et reçu un chameau. Maintenant, il faut amener l’eau, car rien ne pousse en terre sèche. Recrute un ingénieur : une carte de ce trio est déjà partie, il coûte donc 1 talent.
learn-irrigate = Un ingénieur pose ton cube sur une zone entre deux parcelles et rapporte aussitôt 2 points. Les zones partent du fleuve, pas à pas. Irrigue d2–d3 : les deux parcelles voisines reçoivent l’eau.
learn-caravan = Nabu a envoyé un prêtre dans un temple ; on y reviendra. À toi de voyager : la caravane est à tous, et chaque étape coûte un chameau. À Eshnunna, un sel achète une plante de qualité 1. Mènes-y la caravane.
learn-plant = Une plante pousse sur une parcelle dont un côté est irrigué, et sa qualité doit atteindre le numéro de l’étage. À l’étage 1, la qualité 1 suffit. Plante en d3 : 4 points et un talent.
learn-price = Tu as aussi marqué un point pour l’eau autour de la plante. Nabu a cultivé un champ. Il reste un ingénieur, pour 2 talents. L’eau rapporte encore et encore, alors recrute-le.
learn-water = Où poussera la prochaine plante ? Pose ton cube en c4–d4 : qui a le plus de cubes autour d’une parcelle marque des points quand on y plante.
learn-majority = Tu vois : Nabu a mené la caravane plus loin et planté en d2. La tuile est pour Nabu, mais l’eau d’à côté était la tienne, et le point est pour toi.
learn-procession = Tout le monde avait passé : la procession est allée aux temples. Qui a le plus de cubes dans un temple est remercié : Ishtar donne un chameau ou un talent, Marduk des points, Tammouz une récolte. Nabu y était seul. Une nouvelle manche a commencé.
learn-priest = Nabu commence maintenant et a pris le marchand. Ne lui laissons pas les temples : recrute le prêtre.
learn-temple = Les cubes entrent dans un temple par la gauche et poussent les autres, ils y restent donc un moment. Tammouz offre au premier la récolte d’un champ à chaque manche. Envoie ton cube chez Tammouz.
learn-neutral = Les cubes gris sont neutres, ils ne sont à personne. Après la procession, ils entrent dans les autres temples et poussent comme tous les cubes, mais n’ont jamais la majorité. Entre deux plantes, ils portent aussi l’eau.
learn-court = Dans les villes de la cour, une ressource achète une carte de cour. Les caravaniers permettent d’aller plus loin et de garder plus, les banquiers paient des talents à chaque manche, les palais marquent tout de suite : 2, 3, 4, 5, 7 et 10 points, niveau après niveau.
learn-first = La couronne montre qui commence. Elle passe à gauche après chaque manche, et le joueur à droite du premier mène la procession.
learn-end = C’est tout : recrute, irrigue, voyage, plante, et pense aux temples. Quand il ne reste que trois tuiles de jardin, c’est la dernière manche. Continue, à toi de choisir !
