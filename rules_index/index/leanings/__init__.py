"""Lines of rules that lean to yes or to no."""
