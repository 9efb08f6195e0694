## Environments for learning
error-setting = „{ $found }” nie jest wartością { $what }. Możliwe: { $expected }.
