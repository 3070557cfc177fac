"""Log lines, previews and views."""
