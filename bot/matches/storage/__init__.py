"""How matches are kept: tables, reading, writing, the outbox."""
