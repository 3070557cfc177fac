"""What every part of the desk on Discord works with."""
