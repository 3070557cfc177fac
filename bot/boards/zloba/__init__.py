"""The board of Zloba as a picture, and in words."""
