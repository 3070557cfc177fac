"""What is kept beside matches: component packs, people's files and standing answers, and what they were refused."""
