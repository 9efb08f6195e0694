## Environments for learning
error-setting = “{ $found }” is no value of { $what }. Possible: { $expected }.

env-masked = Action { $action } is masked out: { $rule }.
env-masked-at = Action { $action } at table { $table } is masked out: { $rule }.
env-action = { $action } is no action of { $space }.
env-actions = Actions must be { $count } whole numbers, not { $type } of shape { $shape }.
env-reset = { $call } comes before the first step and after the end of an episode.

## Simulations on many machines, and their results
error-group = { $what } needs the optional group “{ $group }”: pip install "kiru[{ $group }]".
error-workers = { $count } workers have died one after the other; the results so far are kept.
error-cluster = The cluster { $address } cannot be reached: { $reason }.
error-cluster-kiru = The cluster's workers have another Kiru ({ $found }); { $expected } is needed everywhere.
error-results-folder = The folder { $folder } is not empty and holds no results; name a new one.
error-results-other = The folder { $folder } holds the results of another plan; name a new one, or repeat that plan.
cli-opt-parquet = Keep one row a seat in this folder as Parquet files; the same command goes on with an interrupted run.
cli-opt-cluster = Play on a Ray cluster: its address, auto, or local.
