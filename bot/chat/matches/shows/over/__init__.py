"""Records of a match that is over: the course of its scores, its replay, its files."""
