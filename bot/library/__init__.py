"""Rulebooks that servers added: kept in the database, indexed beside everybody's, asked by their own people alone."""
