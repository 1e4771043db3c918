export const wishes = {
  title: 'Qu’est-ce qui vous attire ?',
  lead: 'Choisissez jusqu’à cinq sortes de travail que vous aimeriez retrouver, même si vous ne les avez jamais exercées. Vos notes disent ce que vous savez faire ; ceci dit où vous voulez aller.',
  group: {
    understand: 'Comprendre',
    build: 'Construire et conduire',
    pass: 'Transmettre',
    act: 'Agir pour les autres',
  },
  kind: {
    research: {
      name: 'Chercher ce que personne ne sait encore',
      example: 'Poser une question, y revenir, publier la réponse',
    },
    data: { name: 'Faire parler les données', example: 'Programmer, modéliser, trouver une structure' },
    lab_field: { name: 'Être à la paillasse ou sur le terrain', example: 'Mesurer, prélever, observer par soi-même' },
    engineering: { name: 'Construire ce qui fonctionne', example: 'Un instrument, un procédé, un logiciel' },
    management: { name: 'Mener une équipe, un projet', example: 'Décider, répartir, tenir un budget et un calendrier' },
    advice: { name: 'Conseiller, débloquer', example: 'Poser un problème autrement, ouvrir une voie' },
    business_market: {
      name: 'Entreprendre, trouver un marché',
      example: 'Lancer un produit, négocier, développer une activité',
    },
    teaching: {
      name: 'Enseigner, voir quelqu’un progresser',
      example: 'Donner cours, former des adultes, accompagner',
    },
    communication: {
      name: 'Écrire, traduire, raconter',
      example: 'Rendre une idée claire pour qui n’est pas du métier',
    },
    culture_heritage: {
      name: 'Faire vivre la culture et le patrimoine',
      example: 'Collections, archives, livres, création',
    },
    care: { name: 'Prendre soin de la santé', example: 'Soigner, prévenir, améliorer la vie des malades' },
    public_policy: { name: 'Éclairer la décision publique', example: 'Préparer une politique, en mesurer les effets' },
    law_rights: {
      name: 'Faire vivre le droit et les règles',
      example: 'Contrats, brevets, éthique, droits de chacune et chacun',
    },
    social_engagement: {
      name: 'Agir pour une société plus juste',
      example: 'Associations, égalité, solidarité, accès aux droits',
    },
    nature_environment: {
      name: 'Protéger la nature et le climat',
      example: 'Comprendre les milieux, réduire ce qui les abîme',
    },
  },
  note: 'Vos choix rapprochent des métiers, ils n’en retirent aucun. Rien ne vous attire plus que le reste ? C’est une aussi bonne réponse : la liste s’appuiera sur vos notes. Vous pourrez changer d’avis au-dessus de la liste.',
  chosen_zero: 'Rien de choisi',
  chosen_one: '{{count}} choisie sur 5',
  chosen_other: '{{count}} choisies sur 5',
  full: 'Cinq choisies, c’est le plus possible',
  tooMany: 'Cinq au plus : retirez-en une pour en prendre une autre',
  none: 'Rien en particulier',
  go: 'Voir mes métiers',
};
