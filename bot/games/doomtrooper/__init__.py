"""Doomtrooper: the referee of the collectible card game, by the Czech tournament rules and the Swedish base rules."""
