"""What is learned beside the lessons: the quick way, switches, the western half, further tasks."""
