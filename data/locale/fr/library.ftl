# Ce que la bibliothèque a à dire : où sont les parties, les réglages et les progrès.

library-newer = Tes parties ont été enregistrées par une version plus récente du programme : elles restent intactes. Mets le programme à jour pour les retrouver ; d’ici là, rien de nouveau n’est enregistré.
library-away = La base de données indiquée par ELFENWIDGETS_DATABASE ne répond pas. Continue à jouer ; tout sera enregistré dès son retour.
library-closed = Impossible de lire tes parties enregistrées : { $folder } est verrouillé, plein ou protégé en écriture. Libère de la place, autorise le programme à y écrire, ou indique un autre endroit dans { $variable }.
library-address = ELFENWIDGETS_DATABASE est incompréhensible. Indiques-y le nom d’un fichier ou d’un serveur : postgresql://nom:motdepasse@machine/base
library-missing = ELFENWIDGETS_DATABASE indique { $file }, qui n’existe pas. Corrige le nom. Un nouveau fichier n’est créé que dans un dossier qui existe, et seulement si son nom finit par .sqlite3.
library-foreign = { $file } n’est pas une bibliothèque complète de ce programme, qui n’y touche donc pas. Indique un autre endroit dans { $variable }.
library-foreign-server = La base de données indiquée par ELFENWIDGETS_DATABASE ne contient pas de bibliothèque complète de ce programme, ou ne te laisse pas entrer ; rien n’y est donc touché. Corrige le nom, ou restaure la base.
library-new = Il n’y avait pas encore de bibliothèque dans { $file } : une nouvelle a été créée.
library-unreadable = Cette partie enregistrée est endommagée et ne peut pas s’ouvrir.
library-damaged = Le fichier de tes parties était endommagé. Il est maintenant dans { $file }, et un nouveau a été { $games ->
    [0] créé vide, car aucune partie n’a pu être lue
    [one] créé avec la seule partie qui a pu être lue
   *[other] créé avec les { $games } parties qui ont pu être lues
}.
library-left = Ces anciens fichiers n’ont pas pu être lus et restent où ils sont : { $files }
progress-away = Impossible de lire tes progrès pour l’instant. Ce que tu apprends sera gardé dès que ce sera de nouveau possible.
