export const siteMap = {
  title: 'Plan du site',
  lead: 'Toutes les pages qui vous sont ouvertes.',
  doors: 'Entrer',
  area: 'Votre espace',
  about: 'À propos de Thésée',
  landing: 'Présentation de Thésée',
  home: 'Accueil de votre espace',
  terms: 'Conditions d’utilisation et informations légales',
  accessibility: 'Déclaration d’accessibilité',
  help: 'Aide',
};
