"""The table of Doomtrooper as a picture, and the same facts in words."""
