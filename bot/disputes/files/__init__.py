"""A case as files: Markdown for people, JSON that can be checked."""
