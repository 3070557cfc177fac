"""Zloba: areas held by units, dice that say what may be done, thirty points."""
