"""The course: lesson pages, questions, the course map, the teacher's page, static pages."""
