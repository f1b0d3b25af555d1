"""For a teacher: what each lesson is for, pages to print, the class as a table."""
