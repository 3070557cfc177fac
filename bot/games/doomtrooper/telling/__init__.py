"""The words of a match: names, previews, the log, what each viewer may see."""
