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
