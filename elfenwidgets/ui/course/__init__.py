"""The course: its front, one step a screen, pages to print; in notebooks; for teachers."""
