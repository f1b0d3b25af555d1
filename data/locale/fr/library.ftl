# Ce que la bibliothèque a à dire : où sont les parties, les réglages et les progrès.

library-newer = Tes parties ont été enregistrées par une version plus récente du programme, elles restent donc intactes. Mets le programme à jour pour les retrouver ; d’ici là, rien de nouveau n’est enregistré.
library-away = La base de données qui garde tes parties ne répond pas. Continue à jouer ; tout sera enregistré dès son retour.
library-closed = Impossible de lire tes parties enregistrées : { $folder } est verrouillé, plein ou protégé en écriture.
library-unreadable = Cette partie enregistrée est endommagée et ne peut pas s’ouvrir.
library-damaged = Le fichier de tes parties était endommagé. Il est maintenant dans { $file }, et un nouveau a été { $games ->
    [0] créé vide, car aucune partie n’a pu être lue
    [one] créé avec la seule partie qui a pu être lue
   *[other] créé avec les { $games } parties qui ont pu être lues
}.
library-left = Ces anciens fichiers n’ont pas pu être lus, ils restent donc où ils sont : { $files }
progress-away = Impossible de lire tes progrès pour l’instant. Ce que tu apprends sera gardé dès que ce sera de nouveau possible.
