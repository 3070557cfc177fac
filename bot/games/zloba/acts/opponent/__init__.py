"""The automated opponent of the cooperative variant."""
