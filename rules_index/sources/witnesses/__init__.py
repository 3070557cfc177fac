"""Reconciling several copies of one book."""
