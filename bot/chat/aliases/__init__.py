"""What a word means to a server's players which a rulebook lacks: judges are asked, and say it."""
