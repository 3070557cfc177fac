"""The index file: what goes in, how it is written, read and replaced."""
