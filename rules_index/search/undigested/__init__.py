"""Finding and knowing in a book that the digest has no rules of, where its passage is the best candidate.

``reading`` reads a question as that book would, and a word that it lacks by ``thesaurus``; ``nearness`` is that of
meanings, where the machine has an encoder. ``signs`` compares the book's passages, sections and sentences, ``ranking``
puts one passage of each section first, and ``certainty`` tells how likely that one answers.
``python -m tests.questions.foreign FOLDER`` measures it on books that you have, and
``python -m tests.questions.foreign.fitting FOLDER`` fits it to them.
"""
