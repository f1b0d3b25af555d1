### Hjälp vid bordet: vart man ska titta, vad man ska tänka på, och vad en bricka skulle ändra.
hint-button = Tips
## Första steget: vart man ska titta. $town är en stad.
hint-look-pile = Titta på högen.
hint-look-cards = Titta på dina kort: till vilka saknar du bricka?
hint-look-display = Titta på utbudet: finns där något som passar dina kort?
hint-look-around = Titta på vägarna runt { $town }.
hint-look-obstacle = Titta på ditt hinder och på de andra stövlarna.
hint-look-counters = Titta på dina brickor: kan någon av dem öppna vägen till ännu en stad?
hint-look-towards = Titta åt { $town } till.
hint-look-rest = Titta på korten som du har kvar.
hint-look-keep = Titta först på dina kort, sedan på dina brickor.
## Andra steget: vad man ska tänka på. $cards är en uppräkning som ”2 drakar och 1 timmerflotte”,
## $now, $then, $towns och $have är antal.
hint-think-draw-secret = Här finns inget att välja, men det du tar får bara du se.
hint-think-draw-cards = En bricka är mest värd när du har kort till den. Du har { $cards }.
hint-think-draw-far = Inget av dina kort passar något i utbudet. Då är det bra med ett transportmedel som tar sig fram på många vägar.
hint-think-draw-pile = Inget i utbudet passar dina kort bättre än en chansning från högen.
hint-think-place-more = Din bästa resa nu: { $now ->
    [0] ingen ny stad
    [one] { $now } ny stad
   *[other] { $now } nya städer
}. Med rätt bricka kan det bli { $then }.
hint-think-place-plan = Din bästa resa nu: { $now ->
    [0] ingen ny stad
    [one] { $now } ny stad
   *[other] { $now } nya städer
}. En bricka är bara en början, men med alla dina tillsammans kan det bli { $then }.
hint-think-place-end = Din bästa resa nu: { $now ->
    [0] ingen ny stad
    [one] { $now } ny stad
   *[other] { $now } nya städer
}. Med en bricka kan det bli { $then }, men var du stannar spelar roll även nästa omgång.
hint-think-place-same = Din bästa resa nu: { $now ->
    [0] ingen ny stad
    [one] { $now } ny stad
   *[other] { $now } nya städer
}. Ingen bricka ger en stad till, men någon kan spara kort åt dig eller hjälpa dig senare.
hint-think-obstacle = Din bästa resa nu: { $now ->
    [0] ingen ny stad
    [one] { $now } ny stad
   *[other] { $now } nya städer
}. Ingen av dina brickor förlänger resan. Men du kan göra vägen dyrare för någon annan.
hint-think-pass = Din bästa resa nu: { $now ->
    [0] ingen ny stad
    [one] { $now } ny stad
   *[other] { $now } nya städer
}. Inget du kan lägga förlänger resan, och sparar du en bricka har du en extra nästa omgång.
hint-think-pass-done = Din bästa resa nu: { $now ->
    [0] ingen ny stad
    [one] { $now } ny stad
   *[other] { $now } nya städer
}. Inget du kan lägga förlänger resan.
hint-think-move = Du kan fortfarande nå { $towns ->
    [one] en ny stad
   *[other] { $towns } nya städer
}, om du använder korten väl.
hint-think-move-later = Du kan fortfarande nå { $towns ->
    [one] en ny stad
   *[other] { $towns } nya städer
}. Men tar du { $then ->
    [0] ingen av dem
    [one] bara en
   *[other] bara { $then }
} kan du stanna på en plats som ger dig ett bättre utgångsläge i nästa omgång.
hint-think-move-home = Du når ingen ny stad, men du kan sluta närmare staden på ditt kort.
hint-think-move-place = Du når ingen ny stad, men du kan stanna på en plats som ger dig ett bättre utgångsläge i nästa omgång.
hint-think-end = Du har inte råd med fler nya städer.
hint-think-end-later = Du kan fortfarande nå { $towns ->
    [one] en ny stad
   *[other] { $towns } nya städer
}, men härifrån får du ett bättre utgångsläge i nästa omgång.
hint-think-end-cut = Du har { $have } kort och får behålla fyra. Behåll sådana som passar dina brickor eller går att använda på många vägar.
hint-think-keep-cards = Tänk på nästa omgång: du har { $cards }.
hint-think-keep-far = Tänk på nästa omgång: ingen av brickorna passar dina kort, så behåll ett transportmedel som tar sig fram på många vägar.
## $hint är en av meningarna ovan, $rule en regels nummer, $statement själva regeln.
## Vid planeringen: $towns städer nu, $then efter att ha lagt; $each är en uppräkning av outlook-of,
## $thing en bricka eller hindret.
outlook-now = Din bästa resa nu: { $towns ->
    [0] ingen ny stad
    [one] { $towns } ny stad
   *[other] { $towns } nya städer
}.
outlook-with = Din bästa resa nu: { $towns ->
    [0] ingen ny stad
    [one] { $towns } ny stad
   *[other] { $towns } nya städer
}; efter det { $then }.
outlook-with-each = Din bästa resa nu: { $towns ->
    [0] ingen ny stad
    [one] { $towns } ny stad
   *[other] { $towns } nya städer
}; { $each }.
outlook-of = { $thing }: { $towns }
