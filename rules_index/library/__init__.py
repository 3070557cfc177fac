"""Books of one server beside the index: reading one, asking them with everybody's, and the picture of a page."""
