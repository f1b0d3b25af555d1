"""What the cells of a notebook show of the course."""
