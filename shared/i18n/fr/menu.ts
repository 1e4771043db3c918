/** The entries of the areas’ menus: read before their screens are loaded. */
export const menu = {
  portfolios: { label: 'Auto-évaluations', hint: 'Notez vos activités, vos compétences et vos valeurs' },
  jobs: { label: 'Métiers suggérés', hint: 'Voyez quels métiers ressemblent à votre profil' },
  users: { label: 'Membres', hint: 'Acceptez les demandes et retrouvez vos membres' },
};
