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
const labyrinth = 'link "Votre labyrinthe …"';
const candidate = area(...menu, help, labyrinth);
/** The next step, then the seven circuits. */
const walk = [
  'link "Voir mes métiers"',
  'link "Revoir votre résultat"',
  'link "Compétences 46 sur 46"',
  'link "Activités 34 sur 34"',
  'link "Valeurs 24 sur 24"',
  'link "Envies 4 choisies"',
  'link "Métiers gardés À choisir"',
  'link "Comparaison …"',
  'link "Projet Écrit"',
];
const year = (title: string) => [
  `link "${title}"`,
  `link "Résultat de « ${title} »"`,
  `button "Exporter « ${title} » en PDF"`,
  `link "Modifier « ${title} »"`,
  `button "Supprimer « ${title} »"`,
];
/** A job's skills, each with a link to its courses. */
export const badges = 'link "… voir les formations (nouvel onglet)"';
/** Opens the whole description of a suggested job. */
export const more = 'button "…, en savoir plus"';
const marks = ['button "Garder : …"', 'button "Écarter : …"'];
const suggested = ['link "…"', more, ...marks, badges];
/** Skills are folded on a phone. */
const suggestedNarrow = ['link "…"', more, 'summary "…, 4 compétences"', ...marks];
const spine = ['link "Résultat"', 'link "Métiers"', 'link "Projet"'];
const changes = ['summary "Modifier"', 'summary "Filtrer"'];
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
  'user-home': [...candidate, ...walk, ...candidateFooter],
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
    'link "Questions"',
    'link "Métiers"',
    'link "Projet"',
    'link "Auto-évaluations"',
    'textbox "Titre de l’auto-évaluation"',
    'link "Pas à pas"',
    'summary ""Aide : l’échelle et l’enregistrement""',
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
      `switch "N/A, sans objet : ${value}"`,
      `summary "${definition}"`,
      `slider "${value}"`,
    ]),
    'button "Courage"',
    'button "Prochaine à noter"',
    ...candidateFooter,
  ],
  jobs: [
    ...candidate,
    ...spine,
    ...changes,
    ...Array.from({ length: 12 }, () => suggested).flat(),
    'button "Voir les 12 métiers suivants"',
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
    'button "Ajouter une seconde étape"',
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
  'user-home': [...narrowArea, ...walk, ...candidateFooter],
  'user-menu': [...menu, help, labyrinth, ...languages, ...themes, ...me],
  jobs: [
    ...narrowArea,
    ...spine,
    ...changes,
    ...Array.from({ length: 12 }, () => suggestedNarrow).flat(),
    'button "Voir les 12 métiers suivants"',
    ...candidateFooter,
  ],
};
