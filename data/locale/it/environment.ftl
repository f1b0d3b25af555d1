# Il notebook che mostra l’ambiente per i programmi che imparano.
environment-title = Un mondo per programmi che imparano
environment-brief = Il gioco come ambiente PettingZoo, con una tua funzione come giocatore.
environment-about =
    # { environment-title }

    Gli agenti di PettingZoo agiscono uno dopo l’altro, e a ciascuno viene detto ciò che il suo posto può sapere: una riga di { $numbers } numeri, e una maschera che dice quali delle { $actions } azioni sono permesse adesso. `help("elfenwidgets.play.env.observation")` e `help("elfenwidgets.play.env.numbering")` dicono che cosa significa ogni numero.

    Qui sotto cominciamo una partita, leggiamo una riga e una maschera, e confrontiamo tre modi di scegliere: a caso, a caso ma senza mai restare con le mani in mano, e come il bot medio. Poi tocca a te: al posto di `eager` metti una tua funzione.
