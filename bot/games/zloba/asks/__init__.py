"""Who is asked what, and what an answer leads to."""
