"""The lobby: what is settled before a match opens."""
