"""The claims of every rule, in data, and the closed lists that they are written with."""
