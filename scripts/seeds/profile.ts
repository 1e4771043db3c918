/** What user@demo.test has said of her doctorate; its days follow from when the demonstration is filled. */
export const demoDoctorate = {
  researchDomain: '19',
  thesisTitle: 'Inégalités de santé entre îlots voisins : modèles spatiaux à partir de données hospitalières rares',
  companyName: 'Laboratoire Territoires et Santé',
  doctoralSchool: '[570] EDSP - Santé Publique',
  researchOrganization: 'Université Rive-Sud',
  typeOfFinancing: '1,3',
  coSupervision: false,
  complementaryActivities: '1,2,3,4',
  appreciatedAspects:
    'Le terrain, d’abord : passer une journée avec une équipe de protection maternelle et infantile, puis retrouver dans les données ce qu’elle m’a raconté. J’aime aussi le moment où une carte devient lisible pour quelqu’un qui n’en avait jamais regardé. Le laboratoire me laisse libre de mes journées, et mes deux directeurs relisent vite.',
  unappreciatedAspects:
    'Les délais d’accès aux données hospitalières : onze mois entre la demande et le premier fichier. Et la solitude des semaines de rédaction.',
  aboutTheDoctorate:
    'Je cherche pourquoi deux quartiers voisins ne tombent pas malades de la même façon. Je croise des séjours hospitaliers, des cartes et des entretiens, pour que les équipes de terrain sachent où aller d’abord.',
  briefDescription: 'Épidémiologie spatiale à l’échelle de l’îlot, dans trois communes de l’agglomération lyonnaise.',
  problematic: 'Comment estimer un risque là où les effectifs sont trop faibles pour être lus seuls ?',
  stateOfArt:
    'Les modèles bayésiens lissent les cartes de maladies depuis trente ans, mais presque toujours à l’échelle de la commune, où les écarts entre voisins disparaissent.',
  hypothesis:
    'Ce qui sépare deux îlots voisins tient moins à leurs habitants qu’à la distance réelle des soins : escaliers, horaires, langue parlée à l’accueil.',
  hypothesisTesting:
    'Trois communes, 412 îlots, six années de séjours hospitaliers ; 48 entretiens avec des équipes et des familles ; un modèle qui emprunte aux îlots semblables plutôt qu’aux seuls voisins.',
  smartGoals:
    'D’ici à juin, soumettre l’article sur les petits effectifs. D’ici à octobre, présenter les cartes aux trois communes et noter ce qu’elles en font.',
  proProjectElements:
    'Je veux rester au plus près des données de santé sans m’éloigner de celles et ceux qu’elles concernent : une agence publique, un observatoire régional, ou la recherche si un poste s’ouvre.',
  careerPlan:
    'Avant juin : la formation aux données sensibles et deux entretiens dans des observatoires. À l’automne : un dossier de qualification, et une candidature hors de la recherche pour comparer.',
} as const;

/** Her diplomas, the earliest first. */
export const demoDiplomas = [
  {
    name: 'Licence de géographie et aménagement',
    university: 'Université du Grand-Bocage',
    city: 'Rennes',
    startDate: '2017-09-04',
    endDate: '2020-06-30',
  },
  {
    name: 'Diplôme universitaire de statistique pour la santé',
    university: 'Université Rive-Sud',
    city: 'Lyon',
    startDate: '2021-10-01',
    endDate: '2022-06-15',
  },
  {
    name: 'Master de santé publique, parcours épidémiologie spatiale',
    university: 'Université Rive-Sud',
    city: 'Lyon',
    startDate: '2020-09-01',
    endDate: '2022-09-30',
  },
] as const;
