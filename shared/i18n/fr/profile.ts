export const profile = {
  title: 'Mon profil',
  tabs: 'Parties du profil',
  doctorate: 'Doctorat',
  diplomas: 'Diplômes',
};
