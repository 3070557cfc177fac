"""The bot's sentences: Fluent files by language, and lines put into words by them."""
