"""Whether cards and abilities may be played now: moments, prices, targets, limits, and whether it is in vain."""
