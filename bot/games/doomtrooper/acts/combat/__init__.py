"""Combat carried out: the phases, wounds and deaths, the points, sabotage, victory."""
