# La page web autour du jeu.
page-title = Elfenland
page-loading = On déroule la carte…
page-gone = La partie s’est arrêtée, mais elle est enregistrée : recharge la page pour continuer.
page-away = Le jeu ne répond pas. Si tu l’as fermé, relance-le et recharge la page ; ta partie est enregistrée.
page-reload = Recharger la page
page-no-script = Le jeu a besoin de JavaScript. Autorise-le pour cette page.
page-foreign = Cette page du jeu ne s’ouvre pas depuis un autre site. Tape son adresse, ou suis le lien dans le terminal.
page-nowhere = Il n’y a rien à cette adresse.
page-full = Le jeu est ouvert trop de fois sur cet ordinateur. Ferme une page dont tu n’as pas besoin, attends un instant et réessaie.
page-no-room = Le disque de cet ordinateur est plein, aucune page ne peut donc s’ouvrir. Libère de la place, puis recharge la page.
page-notebook-gone = Ce notebook a été redémarré, et le plateau ne répond plus : choisis Run ▸ Run All Cells.
page-fetching = Le jeu arrive ; ensuite, il s’ouvrira aussi sans réseau.
page-elsewhere = Le jeu est ouvert dans un autre onglet ou une autre fenêtre. Continue là-bas, ou ferme-la : il s’ouvrira ici.
page-unkept = Ce navigateur ne garde rien sur cette page (fenêtre privée, ou plus de place) : ce que tu fais ici disparaîtra à la fermeture.
page-broken = Le jeu ne démarre pas. Recharge la page ; si cela ne suffit pas, essaie un Firefox, Chrome, Edge ou Safari à jour.
page-new = Il y a une nouvelle version du jeu.
page-renew = L’utiliser maintenant
