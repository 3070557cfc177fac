"""A match of Zloba as data: its state, its commands and events, and how events change it.

Positions and events are trees of frozen values, without cycles, so ``gc=False`` keeps the garbage collector from
looking through them: random play makes hundreds of thousands a second.
"""
