"""Who is asked what, and how it is answered."""
