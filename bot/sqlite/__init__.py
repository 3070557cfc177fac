"""SQLite from asyncio: a driver for statement after statement, and whole transactions in a thread."""
