"""The table of Prší as a picture."""
