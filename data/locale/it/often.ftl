# What is often played wrong: the belief; the rule is said by its statement.
often-title = Errori frequenti
often-about = Dieci convinzioni che si sentono a molti tavoli, e che cosa dicono le regole.
often-try = Da provare: { $level }
often-T8 = Un fiume costa una zattera, in qualunque direzione.
often-P4-5 = Ho messo io il mezzo di trasporto, quindi la strada è mia.
often-P4-9 = Chi ha passato non pianifica più.
often-P5-4 = Per l’ostacolo va bene una carta qualsiasi.
often-P5-8 = La carovana è solo per chi non ha di meglio.
often-P5-9 = Una carovana costa tre carte, ostacolo o no.
often-P5-10 = Con tre carte attraverso anche un lago.
often-P5-12 = Nessuno può mai avere più di quattro carte in mano.
often-P6-3 = Quello che non ho messo resta a me.
often-E3 = Venti pedine, e ho vinto subito.
