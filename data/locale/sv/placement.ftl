# Nivåtestet: vilka lektioner man redan kan.
placement-button = Jag kan en del redan: tre minuter med frågor
placement-tool = Hoppa över det jag kan
placement-title = Vad kan du redan?
placement-number = Uppgift { $n }
placement-unknown = Vet inte
placement-end-title = Det här kan du redan
placement-known = De här lektionerna kan du hoppa över. Öppna dem när du vill:
placement-none = Det mesta är nytt för dig: börja med första lektionen. Den går fort.
placement-again = Fråga mig igen
