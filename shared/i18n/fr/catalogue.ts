export const catalogue = {
  /** What weakens a catalogue; `ids` are the entries concerned. */
  lint: {
    untranslated:
      'Une définition ou une description manque en français, en anglais ou dans les deux langues : {{ids}}.',
    untagged:
      'Il manque à ces métiers un genre de travail principal, une famille, un genre d’employeur, ce qu’ils demandent en plus du doctorat ou des sujets : {{ids}}.',
    split_family: 'Ces métiers ont le même nom de famille dans une langue, mais pas dans l’autre : {{ids}}.',
    proportional: 'Ces métiers ont le même profil de compétences, à un facteur près : rien ne les départage. {{ids}}.',
    borrowed: 'Ces métiers ont, comme le catalogue le dit, les chiffres d’un voisin : {{ids}}.',
    constant_skill: 'Cette compétence a la même force pour tous les métiers et n’en distingue aucun : {{ids}}.',
    thin_domain: 'Moins de douze métiers sont ouverts à ces domaines de recherche : {{ids}}.',
    never_suggested: 'Aucun profil simulé n’a ce métier parmi ses huit premiers : {{ids}}.',
  },
};
