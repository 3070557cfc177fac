"""Answers and remarks of people at a table, about everything the referee cannot see."""
