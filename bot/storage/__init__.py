"""Storing: values as the rows of tables, and queues of messages."""
