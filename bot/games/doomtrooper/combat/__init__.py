"""Combat: who may fight whom, the worked values, the phases, wounds and deaths, the points, sabotage, victory."""
