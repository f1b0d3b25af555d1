### Anteckningsboken som visar miljön för program som lär sig.
environment-title = En värld för program som lär sig
environment-brief = Spelet som PettingZoo-miljö, med en egen funktion som spelare.
environment-about =
    # { environment-title }

    I PettingZoo gör agenterna sina drag en efter en, och var och en får se det som dess plats får veta: en rad med { $numbers } tal, och en mask över vilka av { $actions } drag som är tillåtna nu. `help("elfenwidgets.play.env.observation")` och `help("elfenwidgets.play.env.numbering")` säger vad varje tal betyder.

    Nedan börjar vi ett parti, läser en rad och en mask och jämför tre sätt att välja: på måfå, på måfå men aldrig sysslolös, och den medelsvåra boten. Sedan är det din tur: sätt en egen funktion i stället för `eager`.
