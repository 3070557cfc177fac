"""Cutting a book into passages."""
