"""What the deeds do: one module a family, a function a word.

A function tells whether anything was done; ``None`` says that somebody is asked first.
"""
