import { beginnerOf, type Scene, scenes, settled } from '#tests/support/scenes.ts';
import { expect, test } from '#tests/support/story.ts';
import { walk } from '#tests/support/tab-order.ts';

// The orders below are written by hand, as one should be led through the page; all spaces are plain.
const start = ['link "Aller au contenu"', 'link "Thésée"'];
const languages = ['button "FR, Français" [pressed]', 'button "EN, English"'];
const themes = ['button "Thème du système" [pressed]', 'button "Thème clair"', 'button "Thème sombre"'];
const countries = ['link "France"', 'link "Canada"', 'link "Belgique"'];
const footer = ['link "Informations légales"', ...countries];
const candidateFooter = ['link "Informations légales"', 'link "Aide"', ...countries];
const folded = [...start, ...languages, 'summary "Menu"'];
const me = ['link "Votre compte …"', 'button "Se déconnecter"'];
const area = (...menu: string[]) => [...start, ...menu, ...languages, ...themes, ...me];
const narrowArea = [...start, 'summary "Menu"'];
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
const candidate = area(...menu);
const administrator = area(
  'link "Université"',
  'link "Membres"',
  'link "Formations"',
  'link "Ressources"',
  'link "Journal"',
  'link "Aide"',
);
const keeperMenu = ['link "Universités"', 'link "Métiers"', 'link "Activités"', 'link "Compétences"', 'link "Journal"'];
const keeper = area(...keeperMenu);
/** Day, month and year, and the way to a calendar. */
const dayField = (name: string) => [...Array(3).fill(`textbox "${name}"`), 'calendar'];
const universities = ['du Grand-Bocage', 'du Haut-Saint-Laurent', 'Meuse-et-Sambre', 'Rive-Sud'].flatMap((name) => [
  `link "Université ${name}"`,
  `link "Modifier Université ${name}"`,
  `button "Supprimer Université ${name}"`,
]);

const ways = [...menu, 'link "Voir tous les métiers"'];
const year = (title: string) => [
  `link "${title}"`,
  `link "Résultat de « ${title} »"`,
  `button "Exporter « ${title} » en PDF"`,
  `link "Modifier « ${title} »"`,
  `button "Supprimer « ${title} »"`,
];
/** The skills of a job, one after the other, each leading to the courses for it. */
const badges = 'link "… voir les formations (nouvel onglet)"';
/** A suggested job; the way to those of its family stands before its marks where there are some. */
const suggested = [badges, 'button "Garder : …"', 'button "Écarter : …"', 'summary "Pourquoi ce métier ? …"'];
/** The courses, one after the other. */
const opened = 'link "Ouvrir … (nouvel onglet)"';
const years = [...year('Bilan de deuxième année'), ...year('Bilan de première année')];
const ofUsers = (isWide: boolean) => {
  // On a narrow screen people are edited and deleted where their name leads.
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
    // Nobody deletes themselves.
    'link "Hélène Marchand"',
    ...(isWide ? ['link "Modifier Hélène Marchand"'] : []),
    ...accepted.flatMap((name) => [`link "${name}"`, ...facts(name)]),
  ];
};

const wide: Record<string, string[]> = {
  landing: [
    ...start,
    ...themes,
    ...languages,
    'link "Se connecter"',
    'link "Créer un compte"',
    'link "Créer mon compte"',
    'link "J’ai déjà un compte"',
    'link "Ouvrir un espace"',
    ...footer,
  ],
  login: [
    ...folded,
    'textbox "Adresse e-mail"',
    'textbox "Mot de passe"',
    'button "Afficher le mot de passe"',
    'button "Mot de passe oublié ?"',
    'link "Créer un compte"',
    ...footer,
  ],
  register: [
    ...folded,
    'textbox "Prénom"',
    'textbox "Nom"',
    'textbox "Adresse e-mail"',
    'combobox "Université"',
    'textbox "Mot de passe"',
    'button "Afficher le mot de passe"',
    'link "conditions d’utilisation"',
    'link "Se connecter"',
    ...footer,
  ],
  'reset-password': [
    ...folded,
    'textbox "Nouveau mot de passe"',
    'button "Afficher le mot de passe"',
    'textbox "Confirmer le mot de passe"',
    'button "Afficher le mot de passe"',
    ...footer,
  ],
  pending: [
    ...folded,
    'button "Renvoyer le lien"',
    'button "Corriger l’adresse"',
    'button "Se déconnecter"',
    ...footer,
  ],
  profile: [
    ...candidate,
    'button "Changer la photo"',
    'tab "Informations" [selected]',
    'textbox "Prénom"',
    'textbox "Nom"',
    // Month, day and year.
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
    // What it is opens what it is an example of.
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
    // From other fields.
    ...Array.from({ length: 3 }, () => suggested).flat(),
    ...candidateFooter,
  ],
  account: [
    ...candidate,
    'button "Changer d’adresse"',
    'button "Changer de mot de passe"',
    ...languages,
    ...themes,
    'button "Déconnecter Appareil inconnu, vu le …"',
    'button "Déconnecter les autres appareils"',
    'button "Se déconnecter de tous les appareils"',
    ...candidateFooter,
  ],
  help: [
    ...candidate,
    // Each opens what it heads.
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
  courses: [...candidate, 'searchbox "Titre"', 'combobox "Compétence"', opened, ...candidateFooter],
  // Opened by a link: the walk begins where that leads.
  'super-university': [
    'link "Universités"',
    'tab "Fiche" [selected]',
    'button "Changer le logo"',
    'textbox "Nom"',
    'textbox "Ville"',
    'textbox "Pays"',
    'textbox "Adresse"',
    'textbox "Adresse e-mail de contact"',
    ...footer,
  ],
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
  'super-home': [
    ...keeper,
    'link "Voir où elles attendent"',
    'link "Universités Ajoutez une université, gérez ses membres"',
    'link "Métiers Tenez les métiers et la force de ce qu’ils demandent"',
    'link "Activités Tenez les activités que l’on note"',
    'link "Compétences Tenez les compétences que l’on note"',
    'link "Journal Retrouvez qui a fait quoi, et quand"',
    ...footer,
  ],
  'super-universities': [
    ...keeper,
    'button "Ajouter une université"',
    'searchbox "Chercher une université par son nom"',
    'combobox "Universités à montrer"',
    'button "Nom"',
    'button "Date de création"',
    'button "Ville"',
    ...universities,
    ...footer,
  ],
  'super-catalogue': [
    ...keeper,
    'tab "Import et export" [selected]',
    'button "Exporter le catalogue"',
    'button "Les huit fichiers CSV"',
    ...footer,
  ],
};

const narrow: Record<string, string[]> = {
  landing: [...folded, 'link "Créer mon compte"', 'link "J’ai déjà un compte"', 'link "Ouvrir un espace"', ...footer],
  'user-home': [...narrowArea, ...ways, ...candidateFooter],
  'user-menu': [...menu, ...languages, ...themes, ...me],
  'admin-users': [...narrowArea, ...ofUsers(false), ...footer],
  jobs: [
    ...narrowArea,
    'summary "D’où part la liste …"',
    'summary "Filtrer"',
    'summary "Ce que presque tous demandent"',
    ...Array.from({ length: 12 }, () => suggested).flat(),
    'button "Voir les métiers suivants"',
    // From other fields.
    ...Array.from({ length: 3 }, () => suggested).flat(),
    ...candidateFooter,
  ],
};

const sceneOf = (name: string): Scene => {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  return scene;
};

for (const [width, orders] of [
  [1280, wide],
  [390, narrow],
] as const) {
  for (const [name, order] of Object.entries(orders)) {
    test(`${name} is walked through in order at ${width} px`, async ({ as, candidate, t }) => {
      const { who, open } = sceneOf(name);
      const page = await as(who === 'candidate' ? candidate : who, { viewport: { width, height: 900 } });
      await open({ page, t, begin: beginnerOf(candidate) });
      await settled(page);
      // The focus of an opened panel is inside it: the walk goes on from there.
      const stops = (await walk(page))
        .map((stop) =>
          stop
            .replace(
              /(?<="(?:Pourquoi ce métier \?|D’où part la liste|Votre compte|Déconnecter Appareil inconnu, vu le) ).*(?=")/,
              '…',
            )
            .replace(/".*(?= voir les formations)/, '"…')
            .replace(/(?<="(?:Garder|Écarter) : ).*(?=")/, '…')
            .replace(/(?<="Ouvrir ).*(?= \(nouvel onglet\))/, '…'),
        )
        // Universities of other stories stand in the list.
        .filter((stop) => !stop.includes('Université des récits'))
        .filter((stop) => !stop.includes('de la famille'))
        .filter((stop, i, all) => ![badges, opened].includes(stop) || stop !== all[i - 1]);
      expect(name === 'user-menu' ? stops.slice(0, order.length) : stops).toEqual(order);
    });
  }
}

test('a dialog keeps the focus, and gives it back where it was', async ({ as, t }) => {
  const page = await as(null);
  await page.goto('/login');
  const opener = page.getByRole('button', { name: t('auth:login.forgot') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
