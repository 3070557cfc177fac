"""One service for each thing that people do at the desk."""
