import { area, candidateFooter, languages, me, narrowArea, themes } from './frame.ts';

const menu = [
  'link "Mon profil"',
  'link "Mon doctorat"',
  'link "Auto-évaluations"',
  'link "Métiers suggérés"',
  'link "Formations suggérées"',
  'link "Projet professionnel"',
  'link "CV en ligne"',
  'link "Ressources"',
];
const help = 'link "Aide"';
const candidate = area(...menu, help);
const ways = [...menu, 'link "Voir tous les métiers"'];
const year = (title: string) => [
  `link "${title}"`,
  `link "Résultat de « ${title} »"`,
  `button "Exporter « ${title} » en PDF"`,
  `link "Modifier « ${title} »"`,
  `button "Supprimer « ${title} »"`,
];
/** A job's skills, each with a link to its courses. */
export const badges = 'link "… voir les formations (nouvel onglet)"';
/** A suggested job; the toggle of its family comes before its buttons, if it has one. */
const suggested = [badges, 'button "Garder : …"', 'button "Écarter : …"', 'summary "Pourquoi ce métier ? …"'];
export const opened = 'link "Ouvrir … (nouvel onglet)"';
const years = [...year('Bilan de deuxième année'), ...year('Bilan de première année')];

/** Tab stops of candidates' screens at 1280 px, by scene. */
export const candidateWide: Record<string, string[]> = {
  profile: [
    ...candidate,
    'button "Changer la photo"',
    'tab "Informations" [selected]',
    'textbox "Prénom"',
    'textbox "Nom"',
    // The three segments of the date.
    ...Array(3).fill('textbox "Date de naissance"'),
    'calendar',
    'radio "Femme" [checked]',
    'textbox "Centres d’intérêt"',
    'textbox "LinkedIn"',
    'textbox "Google Scholar"',
    'textbox "ResearchGate"',
    'textbox "X (Twitter)"',
    'textbox "Academia.edu"',
    'textbox "MyScienceWork"',
    ...candidateFooter,
  ],
  'user-home': [...candidate, ...ways, ...candidateFooter],
  assessments: [
    ...candidate,
    'button "Nouvelle auto-évaluation"',
    'button "Nom"',
    'button "Créée le"',
    'button "Avancement"',
    ...years,
    ...candidateFooter,
  ],
  'assessment-new-values': [
    ...candidate,
    'link "Auto-évaluations"',
    'textbox "Titre de l’auto-évaluation"',
    'link "Voir le résultat de cette auto-évaluation"',
    'link "Répondre pas à pas"',
    'button "Exporter en PDF"',
    'tab "Valeurs 0/24" [selected]',
    'button "Catégorie suivante : Courage"',
    // The definition opens its examples.
    ...(
      [
        ['Créativité', 'Aimer imaginer du neuf et sortir des sentiers battus'],
        ['Curiosité', 'S’intéresser à tout et vouloir comprendre'],
        ['Ouverture d’esprit', 'Peser tous les points de vue et savoir changer d’avis'],
        ['Goût d’apprendre', 'Aimer savoir toujours plus et toujours mieux'],
        ['Sagesse', 'Savoir ce qui compte vraiment et bien conseiller'],
      ] as const
    ).flatMap(([value, definition]) => [
      `summary "${definition}"`,
      `slider "${value}"`,
      `switch "N/A, sans objet : ${value}"`,
    ]),
    'button "Courage"',
    'button "Prochaine à noter"',
    ...candidateFooter,
  ],
  jobs: [
    ...candidate,
    'button "Changer : ce qui vous attire"',
    'combobox "D’après l’auto-évaluation"',
    'combobox "Domaine de recherche"',
    'button "Domaines voisins"',
    'checkbox "Enseignement supérieur et recherche"',
    'checkbox "Entreprise"',
    'checkbox "Service public"',
    'checkbox "Culture et associations"',
    'checkbox "À son compte"',
    'switch "Seulement sans concours ni diplôme de plus"',
    'button "Tous" [pressed]',
    'button "Gardés (0)"',
    'button "Écartés (0)"',
    ...Array.from({ length: 12 }, () => suggested).flat(),
    'button "Voir les métiers suivants"',
    // Jobs from other fields.
    ...Array.from({ length: 3 }, () => suggested).flat(),
    ...candidateFooter,
  ],
  account: [
    ...candidate,
    'button "Changer d’adresse"',
    'button "Changer de mot de passe"',
    ...languages,
    ...themes,
    'button "Demander mes données"',
    'button "Effacer mon compte"',
    'button "Déconnecter Appareil inconnu, vu le …"',
    'button "Déconnecter les autres appareils"',
    'button "Se déconnecter de tous les appareils"',
    ...candidateFooter,
  ],
  help: [
    ...candidate,
    // Each heading opens its section.
    ...[
      'Mon profil',
      'Mon doctorat',
      'Auto-évaluations',
      'Métiers suggérés',
      'Formations suggérées',
      'Projet professionnel',
      'Ressources',
    ].map((name) => `heading "${name}" [level=2]`),
    'link "college-doctoral@rive-sud.example"',
    ...candidateFooter,
  ],
  courses: [
    ...candidate,
    'link "Voir mes métiers"',
    'searchbox "Titre"',
    'combobox "Compétence"',
    opened,
    ...candidateFooter,
  ],
  // Opened by a link: the walk begins at its target.
};

/** Tab stops of candidates' screens at 390 px, by scene. */
export const candidateNarrow: Record<string, string[]> = {
  'user-home': [...narrowArea, ...ways, ...candidateFooter],
  'user-menu': [...menu, help, ...languages, ...themes, ...me],
  jobs: [
    ...narrowArea,
    'summary "D’où part la liste …"',
    'summary "Filtrer"',
    'summary "Ce que presque tous demandent"',
    ...Array.from({ length: 12 }, () => suggested).flat(),
    'button "Voir les métiers suivants"',
    // Jobs from other fields.
    ...Array.from({ length: 3 }, () => suggested).flat(),
    ...candidateFooter,
  ],
};
