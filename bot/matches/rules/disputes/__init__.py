"""The effect of disputes on matches: stopping them, letting them go on, carrying verdicts out and undoing them.

Whether somebody may dispute or judge is not decided here; :mod:`bot.disputes` knows the people.
"""
