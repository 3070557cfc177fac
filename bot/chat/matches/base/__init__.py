"""What every part of matches on Discord works with."""
