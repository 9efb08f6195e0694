## Environments for learning
error-setting = “{ $found }” is no value of { $what }. Possible: { $expected }.
