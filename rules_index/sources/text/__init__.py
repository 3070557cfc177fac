"""Patterns of lines, sentences, headings and references."""
