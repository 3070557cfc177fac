"""The words of a match: the log, previews, sheets, and the view of each viewer."""
