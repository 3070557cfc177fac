"""Whether a pack can be played: counts, names, scripts, the shelter."""
