"""Vectors of sentences, by which a question finds a passage that says the same in other words or another language.

Optional: ``encoder`` is the port, ``bundled`` and ``folder`` are its two implementations, ``choice`` takes the one that
the machine has, or says why there is none. Without any, books are searched by their words alone.
"""
