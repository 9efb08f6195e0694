## Environments for learning
error-setting = „{ $found }” nie jest wartością { $what }. Możliwe: { $expected }.

env-masked = Akcja { $action } jest zamaskowana: { $rule }.
env-masked-at = Akcja { $action } przy stole { $table } jest zamaskowana: { $rule }.
env-action = { $action } nie jest akcją przestrzeni { $space }.
env-actions = Akcje to { $count } liczb całkowitych, nie { $type } o kształcie { $shape }.
env-reset = Przed pierwszym krokiem i po końcu epizodu potrzebne jest { $call }.

## Simulations on many machines, and their results
error-group = { $what } wymaga grupy opcjonalnej „{ $group }”: pip install "kiru[{ $group }]".
error-workers = Kolejno padły procesy robocze: { $count }; dotychczasowe wyniki zostały zachowane.
error-cluster = Klaster { $address } jest nieosiągalny: { $reason }.
error-cluster-kiru = Procesy klastra mają inne Kiru ({ $found }); wszędzie potrzebne jest { $expected }.
error-results-folder = Folder { $folder } nie jest pusty i nie zawiera wyników; podaj nowy.
error-results-other = Folder { $folder } zawiera wyniki innego planu; podaj nowy albo powtórz tamten plan.
cli-opt-parquet = Zachowaj w tym folderze po wierszu na miejsce jako pliki Parquet; to samo polecenie kontynuuje przerwany przebieg.
cli-opt-cluster = Graj na klastrze Ray: jego adres, auto albo local.
