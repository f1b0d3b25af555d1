# What is often played wrong: the belief; the rule is said by its statement.
often-title = Erreurs fréquentes
often-about = Dix idées reçues entendues à bien des tables, et ce que disent les règles.
often-try = À essayer : { $level }
often-T8 = Un cours d’eau coûte un radeau, dans un sens comme dans l’autre.
often-P4-5 = J’ai posé le pion, donc la route est à moi.
often-P4-9 = Une fois que j’ai passé, je ne peux plus rien poser.
often-P5-4 = Pour l’obstacle, n’importe quelle carte fait l’affaire.
often-P5-8 = La caravane, c’est pour qui n’a rien de mieux.
often-P5-9 = Une caravane, c’est trois cartes, obstacle ou pas.
often-P5-10 = Avec trois cartes, je traverse aussi un lac.
often-P5-12 = Personne n’a jamais plus de quatre cartes en main.
often-P6-3 = Ce que je n’ai pas posé reste à moi.
often-E3 = Vingt bornes, et j’ai gagné sur-le-champ.
