"""Vectors, by which a question finds what says the same in other words or another language.

Those of ``subwords`` were learned from the questions that the digest's rules are written for, and come with the
package; ``learned`` tells by them which rules are likely meant. Those of sentences, for books without a digest, are
optional: ``encoder`` is the port, ``bundled`` and ``folder`` are its two implementations, ``choice`` takes the one that
the machine has, or says why there is none. Without any, such books are searched by their words alone.
"""
