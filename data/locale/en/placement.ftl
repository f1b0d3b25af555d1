# Placement: which lessons somebody knows already.
placement-button = I know some of this: a three-minute quiz
placement-tool = Skip what I know
placement-title = What do you know already?
placement-number = Task { $n }
placement-unknown = I don’t know
placement-end-title = What you know already
placement-known = You can skip these lessons. Open them whenever you like:
placement-none = The course is new to you, or nearly: begin with the first lesson. It doesn’t take long.
placement-again = Ask me again
