"""The course to be read: its steps, lessons and questions in words, on the page and on paper."""
