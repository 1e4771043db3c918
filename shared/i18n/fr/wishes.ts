export const wishes = {
  title: 'Votre thèse et ce qui vous attire',
  lead: 'Vos réponses disent ce que vous savez faire ; ceci dit d’où vous venez et où vous voulez aller. Rien n’est obligatoire.',
  domain: 'Domaine de recherche',
  anyDomain: 'Tous les domaines',
  thesis: 'Titre de la thèse',
  thesisHint: 'Il s’enregistre dans « Mon doctorat ».',
  draws: 'Qu’est-ce qui vous attire ?',
  drawsHint:
    'Jusqu’à cinq sortes de travail, même jamais exercées. Vos choix rapprochent des métiers, ils n’en retirent aucun.',
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
  chosen_zero: 'Rien de choisi',
  chosen_one: '{{count}} choisie sur 5',
  chosen_other: '{{count}} choisies sur 5',
  full: 'Cinq choisies, c’est le plus possible',
  tooMany: 'Cinq au plus : retirez-en une pour en prendre une autre',
  skip: 'Passer',
  go: 'Voir mes métiers',
};
