"""Prší: a Czech card game for two to four, in which whoever gets rid of all cards first wins."""
