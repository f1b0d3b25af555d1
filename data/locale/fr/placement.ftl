# Le placement : les leçons que l’on connaît déjà.
placement-button = J’en connais une partie : trois minutes de questions
placement-tool = Passer ce que je sais
placement-title = Que sais-tu déjà ?
placement-number = Question { $n }
placement-unknown = Je ne sais pas
placement-end-title = Ce que tu sais déjà
placement-known = Tu peux sauter ces leçons. Ouvre-les quand tu veux :
placement-none = Presque tout est nouveau pour toi : commence par la première leçon. Elle n’est pas longue.
placement-again = Recommencer les questions
