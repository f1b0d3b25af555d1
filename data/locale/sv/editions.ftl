### De nio utgåvorna och reglerna som skiljer dem åt.

# Nyckeln till utgåvan som föreslås på svenska: den svenska regelbokens.
edition-proposed = midgaard-sv

edition-amigo-de = AMIGO 1998 (tysk)
edition-amigo-de-about = Den första utgåvan och våra standardregler: fyra omgångar, handen fylls på till åtta kort.
edition-riogrande-en = Rio Grande 1998 (engelsk)
edition-riogrande-en-about = I omgång 1 till 3 vinner man på fläcken när man tar sin tjugonde stadspjäs.
edition-gigamic-fr = Gigamic (fransk)
edition-gigamic-fr-about = De fem brickorna i utbudet byts ut varje omgång.
edition-amigo-it = AMIGO (italiensk)
edition-amigo-it-about = Spelas som den första tyska utgåvan.
edition-tradfr-fr = En fransk spelares översättning
edition-tradfr-fr-about = De fem brickorna i utbudet byts ut varje omgång, och karavanen är bara till för den som inte kan betala priset.
edition-midgaard-sv = Midgaard (svensk)
edition-midgaard-sv-about = I omgång 1 till 3 vinner man på fläcken när man tar sin tjugonde stadspjäs. Karavanen är bara till för den som inte kan betala priset.
edition-moon-1998 = Spelskaparens egna regler (1998)
edition-moon-1998-about = Stadskort, färjkarlar och en billigare färja på Mare Nebulae, åtta nya kort varje omgång, brickor lämnas tillbaka innan stövlarna flyttas, utbudet byts ut varje omgång. Vid lika poäng vinner den som har flest kort, och den som har alla tjugo pjäserna efter omgång 3 vinner.
edition-riogrande-2015 = Rio Grande 2015 (engelsk)
edition-riogrande-2015-about = Ett kortare spel: tre omgångar.
edition-elfengold = Elfengold
edition-elfengold-about = Sex omgångar med guld: auktion, trollformler och sjöodjur, och efter varje drag mynt eller kort.
edition-western-half = Västra halvan (för två)
edition-western-half-about = Ett kortare spel för två: tre omgångar i de elva städerna i väster, med start i Dag'Amura.
edition-changed = { $edition }, med husregler

switch-rounds = Omgångar
switch-rounds-3 = tre
switch-rounds-4 = fyra
switch-hand = Kort i senare omgångar
switch-hand-refill_to_8 = handen fylls på till åtta
switch-hand-deal_8 = åtta nya utöver de sparade
switch-display = Utbudet när omgången är slut
switch-display-stays = ligger kvar
switch-display-dealt_anew = byts ut
switch-give_back = Brickor lämnas tillbaka
switch-give_back-round_end = när omgången är slut
switch-give_back-after_planning = innan stövlarna flyttas
switch-lake_cost = Färja på { $lake }
switch-lake_cost-1 = en timmerflotte
switch-lake_cost-2 = två timmerflottar
switch-boatmen = Färjkarlar på { $lake }
switch-boatmen-no = nej
switch-boatmen-yes = för tre valfria kort
switch-town_cards = Stadskort
switch-town_cards-False = utan
switch-town_cards-True = med
switch-town_card_tie = Vid lika poäng med stadskort vinner
switch-town_card_tie-distance = den som är närmast sin stad, sedan den som har flest kort
switch-town_card_tie-cards = den som har flest kort
switch-early_end = Om någon har alla tjugo pjäser i förtid
switch-early_end-finish_round = omgången spelas klart, sedan är partiet slut
switch-early_end-at_once_to_round_3 = vinst på fläcken i omgång 1 till 3
switch-early_end-end_of_round_3 = vinst efter omgång 3
switch-caravan_only_if_unable = Karavan
switch-caravan_only_if_unable-False = när du vill
switch-caravan_only_if_unable-True = bara om du inte kan betala priset
