import { area, dayField, footer, narrowArea } from './frame.ts';

const administrator = area(
  'link "Université"',
  'link "Membres"',
  'link "Formations"',
  'link "Ressources"',
  'link "Journal"',
  'link "Aide"',
);
const ofUsers = (isWide: boolean) => {
  // On a narrow screen, users are edited and deleted on their own page.
  const facts = (name: string) => (isWide ? [`link "Modifier ${name}"`, `button "Supprimer ${name}"`] : []);
  const waiting = ['Inès Belkacem', 'Élodie Espinosa', 'Joaquim Jacquet', 'Clara Bénard'];
  const rejected = ['Tom Fournier', 'Hugo Hoang', 'Dimitri Cissé'];
  const accepted = [
    ...['Camille Nguyen-Lefèvre', 'Zoé Martin', 'Aïcha Arnaud', 'Baptiste Bénard', 'Clara Cissé', 'Dimitri Delorme'],
    ...['Farid Faure', 'Gaëlle Girard', 'Irène Issa', 'Kenza Kowalski', 'Louis Lemaître', 'Aïcha Moreau'],
    ...['Baptiste Arnaud', 'Élodie Delorme', 'Farid Espinosa'],
  ];
  return [
    'link "Importer un fichier"',
    'button "Exporter en CSV"',
    'button "Ajouter une personne"',
    'searchbox "Chercher par nom ou e-mail"',
    'combobox "Montrer"',
    'checkbox "Choisir les 4 demandes en attente"',
    'button "Personne"',
    'button "Statut"',
    ...waiting.flatMap((name) => [
      `checkbox "Choisir ${name}"`,
      `link "${name}"`,
      `button "Accepter ${name}"`,
      `button "Refuser ${name}"`,
      ...facts(name),
    ]),
    ...rejected.flatMap((name) => [`link "${name}"`, `button "Accepter ${name}"`, ...facts(name)]),
    // Users cannot delete themselves.
    'link "Hélène Marchand"',
    ...(isWide ? ['link "Modifier Hélène Marchand"'] : []),
    ...accepted.flatMap((name) => [`link "${name}"`, ...facts(name)]),
  ];
};

/** Tab stops of administrators' screens at 1280 px, by scene. */
export const administrationWide: Record<string, string[]> = {
  'admin-users': [...administrator, ...ofUsers(true), ...footer],
  'admin-home': [
    ...administrator,
    'link "Examiner les demandes"',
    'link "Voir ces personnes"',
    'link "Voir les membres"',
    'link "Université Tenez à jour son nom, son logo et ses coordonnées"',
    'link "Membres Acceptez les demandes et retrouvez vos membres"',
    'link "Formations Dites ce que chaque formation renforce"',
    'link "Ressources Partagez documents et liens avec vos membres"',
    'link "Journal Retrouvez qui a fait quoi, et quand"',
    'link "Aide Apprenez ce que fait chaque écran, et ce que vous ne lisez pas"',
    ...footer,
  ],
  'admin-university': [
    ...administrator,
    'button "Changer le logo"',
    'textbox "Nom"',
    'textbox "Ville"',
    'textbox "Pays"',
    'textbox "Adresse"',
    'textbox "Adresse e-mail de contact"',
    'combobox "Fuseau horaire"',
    ...footer,
  ],
  'users-import': [
    ...administrator,
    'link "Membres"',
    'button "Télécharger le modèle"',
    'button "Fichier CSV"',
    ...footer,
  ],
  'admin-audit': [
    ...administrator,
    'button "Exporter en CSV"',
    'searchbox "Personne ou objet"',
    'combobox "Acte"',
    ...dayField('Du'),
    ...dayField('Au'),
    ...footer,
  ],
};

/** Tab stops of administrators' screens at 390 px, by scene. */
export const administrationNarrow: Record<string, string[]> = {
  'admin-users': [...narrowArea, ...ofUsers(false), ...footer],
};
