"""What is kept beside matches: component packs, the files of people, and what they were refused."""
