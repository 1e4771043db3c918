import { folded, footer, languages, start, themes } from './frame.ts';

const doors = ['link "Se connecter"', 'link "Créer un compte"'];
/** The top bar without a session, and while pending. */
const top = [...start, ...themes, ...languages, ...doors];
const waitingTop = [...start, ...themes, ...languages];

/** Tab stops of public screens at 1280 px, by scene. */
export const publicWide: Record<string, string[]> = {
  landing: [...top, 'link "Créer mon compte"', 'link "J’ai déjà un compte"', 'link "Ouvrir un espace"', ...footer],
  login: [
    ...top,
    'textbox "Adresse e-mail"',
    'textbox "Mot de passe"',
    'button "Afficher le mot de passe"',
    'button "Mot de passe oublié ?"',
    'link "Créer un compte"',
    ...footer,
  ],
  register: [
    ...top,
    'textbox "Prénom"',
    'textbox "Nom"',
    'textbox "Adresse e-mail"',
    'combobox "Université"',
    'textbox "Mot de passe"',
    'button "Afficher le mot de passe"',
    'link "vos données"',
    'link "conditions d’utilisation"',
    'link "Se connecter"',
    ...footer,
  ],
  'reset-password': [
    ...top,
    'textbox "Nouveau mot de passe"',
    'button "Afficher le mot de passe"',
    'textbox "Confirmer le mot de passe"',
    'button "Afficher le mot de passe"',
    ...footer,
  ],
  pending: [
    ...waitingTop,
    'button "Renvoyer le lien"',
    'button "Se déconnecter"',
    'button "Corriger l’adresse"',
    'button "Demander mes données"',
    'button "Effacer mon compte"',
    ...footer,
  ],
};
/** Tab stops of public screens at 390 px, by scene. */
export const publicNarrow: Record<string, string[]> = {
  landing: [...folded, 'link "Créer mon compte"', 'link "J’ai déjà un compte"', 'link "Ouvrir un espace"', ...footer],
};
