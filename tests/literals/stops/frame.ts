// Stops of the frame around every screen, in tab order; all spaces are plain.
export const start = ['link "Aller au contenu"', 'link "Thésée"'];
export const languages = ['button "FR, Français" [pressed]', 'button "EN, English"'];
export const themes = ['button "Thème du système" [pressed]', 'button "Thème clair"', 'button "Thème sombre"'];
export const countries = ['link "France"', 'link "Canada"', 'link "Belgique"'];
const papers = [
  'link "Informations légales"',
  'link "Vos données"',
  'link "Accessibilité : partiellement conforme"',
  'link "Plan du site"',
];
export const footer = [...papers, ...countries];
export const candidateFooter = [...papers, 'link "Aide"', ...countries];
export const folded = [...start, ...languages, 'summary "Menu"'];
export const me = ['link "Votre compte …"', 'button "Se déconnecter"'];
export const area = (...menu: string[]) => [...start, ...menu, ...languages, ...themes, ...me];
export const narrowArea = [...start, 'summary "Menu"'];
