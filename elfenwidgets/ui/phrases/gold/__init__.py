"""What is said in Elfengold alone."""
