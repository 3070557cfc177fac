"""What is kept beside matches: component packs, and the files that people keep for themselves."""
