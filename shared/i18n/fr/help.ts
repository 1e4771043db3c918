export const help = {
  title: 'Aide',
  lead: 'Sept sujets, dans l’ordre du menu.',
  open: 'Ouvrir « {{screen}} »',
  contactTitle: 'Une question sans réponse ?',
  sections: {
    profile: {
      title: 'Mon profil',
      text: [
        'Cinq onglets : vos informations, votre doctorat, vos diplômes, vos expériences et vos publications. L’âge se calcule d’après votre date de naissance. Seuls les champs marqués d’un astérisque sont obligatoires.',
        'Un clic sur votre image ouvre le choix d’une photo : PNG, JPG, GIF ou WebP jusqu’à 50 Mo, ou SVG jusqu’à 5 Mo. Vous pouvez aussi l’y déposer. Vous la cadrez vous-même, et elle est réduite sur votre appareil ; sans elle, vos initiales la remplacent.',
        'Le bas de l’écran dit ce qui n’est pas encore enregistré ; le bouton ne s’allume que si quelque chose a vraiment changé. Les diplômes, les expériences et les publications, eux, s’enregistrent un par un.',
        'Pour chacun des six sites (LinkedIn, Google Scholar, ResearchGate, X, Academia.edu, MyScienceWork), donnez l’adresse de votre page. Un champ vidé retire le lien.',
        'L’administration de votre université lit votre profil. Personne d’autre ne le voit : ce qui paraît sur votre CV en ligne, vous le choisissez section par section, et tout y est privé au départ.',
      ].join('\n'),
    },
    doctorates: {
      title: 'Mon doctorat',
      text: [
        'L’onglet « Détails » situe votre thèse : dates, titre, domaine parmi 27, laboratoire ou entreprise, école doctorale parmi 305 ou en texte libre, financement, cotutelle, activités complémentaires. L’année de doctorat se calcule d’après les deux dates.',
        'Le domaine de recherche sert aussi à suggérer vos métiers : votre prochaine auto-évaluation commence par lui.',
        'Les trois autres onglets vous font écrire : ce que vous appréciez, comment vous parlez de votre thèse, vos objectifs SMART (spécifiques, mesurables, atteignables, réalistes, datés). Une centaine de mots suffit à chaque fois ; un compteur vous guide sans jamais vous arrêter.',
        'Votre université lit les onglets « Détails » et « Parler de votre doctorat », jamais les deux autres. Rien n’en paraît sur votre CV tant que vous n’avez pas rendu la section publique.',
      ].join('\n'),
    },
    portfolios: {
      title: 'Auto-évaluations',
      text: [
        'Vous notez de 0 à 5 des activités, des compétences, des valeurs et des blocs RNCP, une catégorie après l’autre. Zéro est une réponse ; N/A dit que la ligne ne vous concerne pas ; une échelle vide attend encore.',
        'Les deux pouces disent si vous aimez ou non : ils comptent autant que la note dans les métiers suggérés.',
        'Chaque réponse s’enregistre seule. Sans connexion, elle est gardée sur l’appareil et part dès son retour. Tout se fait au clavier : les chiffres notent, N met N/A, Entrée mène à la prochaine ligne à noter.',
        'Comptez une demi-heure, en une ou plusieurs fois. Une auto-évaluation par an suffit pour voir le chemin parcouru ; l’ancienne reste telle qu’elle était.',
        'L’export donne un PDF dans la langue de l’interface. Vos auto-évaluations ne sont lues que par vous.',
      ].join('\n'),
    },
    jobs: {
      title: 'Métiers suggérés',
      text: [
        'Choisissez une auto-évaluation : les métiers sont classés du plus proche au plus éloigné, selon la forme de votre profil, c’est-à-dire vos notes les plus hautes et les plus basses comparées à votre propre moyenne, et ce que vous aimez. Noter plus haut partout ne change donc rien.',
        'Il faut avoir répondu à six compétences sur dix au moins, et en avoir noté dans chaque catégorie. Sinon, l’écran dit ce qui manque et y mène.',
        'Les quatre premiers métiers ont trois étoiles, les quatre suivants deux, les autres une. Sous chacun, les compétences qu’il demande : vert au-dessus de 3, ambre à 3, rouge à 2 et au-dessous, gris si vous ne l’avez pas notée.',
        'Avec un domaine de recherche, ses métiers et ceux qui sont ouverts à toute thèse viennent d’abord. « Pourquoi ce métier ? » compare vos notes à ce qu’il demande.',
        'Un clic sur une compétence ouvre, dans un nouvel onglet, les formations qui la développent. Ces suggestions éclairent un choix ; elles ne décident de rien.',
      ].join('\n'),
    },
    formations: {
      title: 'Formations suggérées',
      text: [
        'Les formations que propose votre université, à chercher par leur titre et par la compétence qu’elles développent. Ni les accents ni les majuscules ne comptent.',
        'La recherche suit ce que vous tapez, et l’adresse de la page la garde : vous pouvez la mettre en favori ou l’envoyer. Un bouton efface les filtres.',
        'Le bouton d’une formation ouvre sa page dans un nouvel onglet. L’inscription se fait là, pas sur Thésée.',
      ].join('\n'),
    },
    career: {
      title: 'Projet professionnel',
      text: [
        'Deux textes : ce que vous voulez faire, et comment y aller. Plusieurs pistes sont permises ; des dates aident à tenir le plan.',
        'Les métiers suggérés peuvent servir de point de départ. Reprenez ces textes chaque année, ou avant un rendez-vous : comité de suivi, entretien, candidature.',
        'Personne d’autre que vous ne lit cette page, pas même votre université.',
      ].join('\n'),
    },
    resources: {
      title: 'Ressources',
      text: [
        'Le premier onglet est à vous : des documents de tout type, 25 Mo au plus chacun, et des liens. Chacun porte un nom et une description, que vous pouvez changer. Vous seul ou vous seule les voyez.',
        'Le second onglet rassemble ce que votre université partage avec ses membres : vous pouvez l’ouvrir, non le modifier.',
        'Un document s’ouvre par un lien qui ne vaut que cinq minutes : l’envoyer à quelqu’un ne sert donc à rien. Supprimer un document efface aussi son fichier.',
      ].join('\n'),
    },
  },
};
