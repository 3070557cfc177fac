"""Precedents, house rules, the guide and penalties on Discord."""
