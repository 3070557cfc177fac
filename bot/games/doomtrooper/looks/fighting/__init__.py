"""Fights to look at: the worked values, who may fight whom, what it pays, who may be sabotaged."""
