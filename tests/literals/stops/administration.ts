import { area, footer, narrowArea } from './frame.ts';

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
  const waiting = ['Clara Bénard', 'Joaquim Jacquet', 'Élodie Espinosa', 'Inès Belkacem'];
  const rejected = ['Dimitri Cissé', 'Tom Fournier', 'Hugo Hoang'];
  const oneself = 'Hélène Marchand';
  const members = [
    ...['Aïcha Arnaud', 'Baptiste Arnaud', 'Baptiste Bénard', 'Clara Cissé', 'Dimitri Cissé', 'Dimitri Delorme'],
    ...['Élodie Delorme', 'Farid Espinosa', 'Farid Faure', 'Tom Fournier', 'Gaëlle Girard', 'Hugo Hoang'],
    ...['Irène Issa', 'Kenza Kowalski', 'Louis Lemaître', oneself, 'Zoé Martin', 'Aïcha Moreau'],
    'Camille Nguyen-Lefèvre',
  ];
  return [
    'summary "Fichier"',
    'button "Ajouter une personne"',
    ...waiting.flatMap((name) => [`button "Accepter ${name}"`, `button "Refuser ${name}"`]),
    'searchbox "Chercher par nom ou e-mail"',
    'summary "Filtres"',
    'button "Personne"',
    'button "Statut"',
    ...members.flatMap((name) => [
      `link "${name}"`,
      ...(rejected.includes(name) ? [`button "Accepter ${name}"`] : []),
      // Users cannot delete themselves.
      ...facts(name).filter((stop) => stop !== `button "Supprimer ${oneself}"`),
    ]),
  ];
};

/** Tab stops of administrators' screens at 1280 px, by scene. */
export const administrationWide: Record<string, string[]> = {
  'admin-users': [...administrator, ...ofUsers(true), ...footer],
  'admin-home': [
    ...administrator,
    'link "Répondre aux demandes"',
    // Addresses, assessments, PhD records and PhDs that end.
    ...Array.from({ length: 4 }, () => 'link "Voir ces personnes"'),
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
    'summary "Filtres"',
    'button "Afficher 25 de plus"',
    ...footer,
  ],
};

/** Tab stops of administrators' screens at 390 px, by scene. */
export const administrationNarrow: Record<string, string[]> = {
  'admin-users': [...narrowArea, ...ofUsers(false), ...footer],
};
