export const spine = {
  label: 'De la question au projet',
  questions: 'Questions',
  result: 'Résultat',
  jobs: 'Métiers',
  noneKept: 'Gardés',
  kept_one: '{{count}} gardé',
  kept_other: '{{count}} gardés',
  compare: 'Comparer',
  project: 'Projet',
};
