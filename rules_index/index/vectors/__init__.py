"""The vectors of the passages in books without a digest: added once the words are there, and read by book."""
