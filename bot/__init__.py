"""The Discord bot: people's questions and their matches."""

__version__ = "0.2.0"
