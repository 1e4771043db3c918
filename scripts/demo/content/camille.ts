import type { DemoProfile } from './profile.ts';

/** user@demo.test, whose doctorate began in October of `begun`. Every list keeps some entries private. */
export const camille = (begun: number): DemoProfile => ({
  doctorate: {
    startDate: `${begun}-10-01`,
    estimatedEndDate: `${begun + 3}-09-30`,
    researchDomain: '19',
    thesisTitle: 'Inégalités de santé entre îlots voisins : modèles spatiaux à partir de données hospitalières rares',
    companyName: 'Laboratoire Territoires et Santé',
    doctoralSchool: '[570] EDSP - Santé Publique',
    researchOrganization: 'Université Rive-Sud',
    typeOfFinancing: '1,3',
    coSupervision: false,
    complementaryActivities: '1,2,3,4',
    appreciatedAspects:
      'Le terrain, d’abord : passer une journée avec une équipe de protection maternelle et infantile, puis retrouver dans les données ce qu’elle m’a raconté. J’aime aussi le moment où une carte devient lisible pour quelqu’un qui n’en avait jamais regardé. Le laboratoire me laisse libre de mes journées, et mes deux directeurs relisent vite.',
    unappreciatedAspects:
      'Les délais d’accès aux données hospitalières : onze mois entre la demande et le premier fichier. Et la solitude des semaines de rédaction.',
    aboutTheDoctorate:
      'Je cherche pourquoi deux quartiers voisins ne tombent pas malades de la même façon. Je croise des séjours hospitaliers, des cartes et des entretiens, pour que les équipes de terrain sachent où aller d’abord.',
    briefDescription: 'Épidémiologie spatiale à l’échelle de l’îlot, dans trois communes de l’agglomération lyonnaise.',
    problematic: 'Comment estimer un risque là où les effectifs sont trop faibles pour être lus seuls ?',
    stateOfArt:
      'Les modèles bayésiens lissent les cartes de maladies depuis trente ans, mais presque toujours à l’échelle de la commune, où les écarts entre voisins disparaissent.',
    hypothesis:
      'Ce qui sépare deux îlots voisins tient moins à leurs habitants qu’à la distance réelle des soins : escaliers, horaires, langue parlée à l’accueil.',
    hypothesisTesting:
      'Trois communes, 412 îlots, six années de séjours hospitaliers ; 48 entretiens avec des équipes et des familles ; un modèle qui emprunte aux îlots semblables plutôt qu’aux seuls voisins.',
    smartGoals:
      'D’ici à juin, soumettre l’article sur les petits effectifs. D’ici à octobre, présenter les cartes aux trois communes et noter ce qu’elles en font.',
    proProjectElements:
      'Je veux rester au plus près des données de santé sans m’éloigner de celles et ceux qu’elles concernent : une agence publique, un observatoire régional, ou la recherche si un poste s’ouvre.',
    careerPlan:
      'Avant juin : la formation aux données sensibles et deux entretiens dans des observatoires. À l’automne : un dossier de qualification, et une candidature hors de la recherche pour comparer.',
    resultsAnalysis:
      'Dans les trois communes, la distance réelle aux soins explique mieux l’écart entre voisins que l’âge ou le revenu. Deux résultats ne se répètent pas d’une commune à l’autre : je les donne comme tels.',
    conclusion:
      'Un risque peut se lire à l’échelle de l’îlot si le modèle emprunte aux îlots semblables, et s’il dit où il ne sait pas.',
    communication:
      'Deux articles, une conférence à Namur, trois réunions publiques avec les communes, et une carte que chacun et chacune peut ouvrir.',
  },
  diplomas: [
    {
      name: 'Licence de géographie et aménagement',
      university: 'Université du Grand-Bocage',
      city: 'Rennes',
      startDate: `${begun - 7}-09-04`,
      endDate: `${begun - 4}-06-30`,
      isPublic: true,
    },
    {
      name: 'Diplôme universitaire de statistique pour la santé',
      university: 'Université Rive-Sud',
      city: 'Lyon',
      startDate: `${begun - 3}-10-01`,
      endDate: `${begun - 2}-06-15`,
    },
    {
      name: 'Master de santé publique, parcours épidémiologie spatiale',
      university: 'Université Rive-Sud',
      city: 'Lyon',
      startDate: `${begun - 4}-09-01`,
      endDate: `${begun - 2}-09-30`,
      isPublic: true,
    },
  ],
  experiences: [
    {
      title: 'Stage de master : cartes de la couverture vaccinale',
      company: 'Observatoire régional de la santé',
      city: 'Lyon',
      startDate: `${begun - 2}-02-01`,
      endDate: `${begun - 2}-07-31`,
      isPublic: true,
    },
    {
      title: 'Chargée d’études statistiques',
      company: 'Observatoire régional de la santé',
      city: 'Lyon',
      startDate: `${begun - 2}-11-02`,
      endDate: `${begun}-08-31`,
      isPublic: true,
    },
    {
      title: 'Serveuse, le soir et l’été',
      company: 'Brasserie des Quais',
      city: 'Lyon',
      startDate: `${begun - 4}-06-01`,
      endDate: `${begun - 3}-08-31`,
    },
    {
      title: 'Chargée d’enseignement : statistique en deuxième année de licence, 64 heures par an',
      company: 'Université Rive-Sud',
      city: 'Lyon',
      startDate: `${begun + 1}-09-01`,
      isPublic: true,
    },
  ],
  publications: [
    {
      title: 'Lire un risque là où les effectifs sont faibles : ce que des îlots semblables se prêtent',
      description:
        'Un modèle bayésien qui emprunte aux îlots semblables plutôt qu’aux seuls voisins, mis à l’épreuve sur six années de séjours hospitaliers dans trois communes.',
      authors: 'C. Nguyen-Lefèvre, P. Aubert, H. Sall',
      journalName: 'Revue d’épidémiologie et de santé des territoires',
      date: begun + 1,
      url: 'https://revue-territoires.example/articles/effectifs-faibles',
      isPublic: true,
    },
    {
      title: 'Stairs, opening hours, languages: what distance to care really is',
      description:
        'Forty-eight interviews with health teams and families, read alongside the maps: why two neighboring blocks can be an hour apart.',
      authors: 'C. Nguyen-Lefèvre, H. Sall',
      journalName: 'Journal of Neighborhood Health',
      date: begun + 1,
      url: 'https://neighborhood-health.example/articles/distance-to-care',
      isPublic: true,
    },
    {
      title: 'Une carte à plusieurs mains : retour sur trois réunions publiques',
      description: 'Communication aux journées doctorales, avec les questions des habitantes et des habitants.',
      authors: 'C. Nguyen-Lefèvre',
      date: begun,
    },
  ],
});

export const camilleCv = {
  said: {
    about:
      'Épidémiologiste de terrain : je fais parler des données rares, puis je vais vérifier avec celles et ceux qu’elles concernent. Trois ans entre un laboratoire, un observatoire régional et des réunions de quartier m’ont appris à expliquer un résultat avant d’expliquer une méthode.',
    showExperiences: true,
    showDiplomas: true,
    showPublications: true,
    showSkills: true,
    showDoctorate: true,
    showAppreciation: true,
    showSmart: true,
    allowIndexing: true,
    allowContact: true,
  },
  skills: { s3: 4, s5: 4.5, s6: 5, s7: 4.5, s12: 4, s18: null, s26: 5, s27: 4, s31: 3.5, s36: 3.5 },
  values: { v2: 5, v8: 4.5, v12: 4, v13: 4, v14: 5, v23: 3 },
  activities: { a1: 4.5, a7: 4, a9: 5, a18: 4.5, a20: 3.5, a25: 4, a28: 3.5 },
  proofs: {
    s3: 'Deux articles, une conférence à Namur, trois réunions publiques avec les communes, et une carte que chacun et chacune peut ouvrir.',
    s5: 'Un modèle bayésien pour 412 îlots, que mes groupes de deuxième année refont en statistique sur un cas réduit.',
    s6: 'Un modèle qui emprunte aux îlots semblables plutôt qu’aux seuls voisins, mis à l’épreuve sur six années de séjours hospitaliers dans trois communes.',
    s7: 'Deux résultats ne se répètent pas d’une commune à l’autre : je les donne comme tels.',
    s26: 'Je croise des séjours hospitaliers, des cartes et 48 entretiens : la distance réelle aux soins explique mieux l’écart entre voisins que l’âge ou le revenu.',
    s27: 'Une journée avec une équipe de protection maternelle et infantile m’a appris quoi chercher dans les données, et ce qu’elles ne disent pas.',
  },
} as const;
