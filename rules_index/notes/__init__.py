"""Notes beside the index: what a server has ruled and the guide for judges, found like rules and shown among them."""
