## Le plateau dans le navigateur
web-meadow-help = Cueillette et décompte
