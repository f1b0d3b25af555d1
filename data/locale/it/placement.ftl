# La prova iniziale: quali lezioni si conoscono già.
placement-button = Ne conosco una parte: tre minuti di domande
placement-tool = Salta quello che so
placement-title = Che cosa sai già?
placement-number = Domanda { $n }
placement-unknown = Non lo so
placement-end-title = Quello che sai già
placement-known = Puoi saltare queste lezioni. Aprile quando vuoi:
placement-none = Per te è quasi tutto nuovo: comincia dalla prima lezione. Dura poco.
placement-again = Ripeti le domande
