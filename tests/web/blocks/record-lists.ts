import type { Diploma } from '#shared/schemas/diploma.ts';
import type { Experience } from '#shared/schemas/experience.ts';
import type { Publication } from '#shared/schemas/publication.ts';
import type { Replies } from '#tests/support/replies.ts';

type Words = {
  /** The heading with its count, for two items and for none. */
  heading: string;
  none: string;
  empty: [title: string, text: string];
  /** Text of each item, in order. */
  lines: [string, string];
  add: string;
  edit: string;
  done: Record<'added' | 'updated' | 'removed', string>;
  remove: [title: string, text: string];
};
export type RecordList = {
  name: 'experiences' | 'diplomas' | 'publications';
  /** Path of the profile tab with the list. */
  at: string;
  /** Replies with two items and with none. */
  two: Replies;
  nothing: Replies;
  saved: Replies;
  /** Values of the required fields by French label. */
  required: Record<string, string>;
  fr: Words;
  en: Words;
};

const owner = { userId: 'upv_lea', isPublic: false, revision: 5 };
const place = { ...owner, city: 'Lyon' };
const posts: Experience[] = [
  {
    ...place,
    id: 'x1',
    title: 'Ingénieure d’études',
    company: 'Hôpital Rive-Sud',
    startDate: '2022-10-03',
    endDate: null,
  },
  { ...place, id: 'x2', title: 'Stage', company: 'Ifremer', startDate: '2019-02-04', endDate: '2019-07-31' },
];
const degrees: Diploma[] = [
  { ...place, id: 'x1', name: 'Master', university: 'Rive-Sud', startDate: '2020-09-01', endDate: null },
  { ...place, id: 'x2', name: 'Licence', university: 'Rive-Sud', startDate: '2017-09-04', endDate: '2020-06-30' },
];
export const papers: [Publication, Publication] = [
  {
    ...owner,
    id: 'x1',
    title: 'Îlots voisins',
    description: 'Un modèle spatial.',
    authors: 'C. Roche, N. Sow',
    journalName: 'Espace et santé',
    date: 2024,
    url: 'doi.example/10.1000/ilots',
  },
  {
    ...owner,
    id: 'x2',
    title: 'Carnets',
    description: 'Du terrain.',
    authors: null,
    journalName: null,
    date: null,
    url: null,
  },
];

export const recordLists: RecordList[] = [
  {
    name: 'experiences',
    at: '/user/profile?activeTab=3',
    two: { 'experiences.listOfUser': posts },
    nothing: { 'experiences.listOfUser': [] },
    saved: {
      'experiences.create': posts[0],
      'experiences.update': posts[0],
      'experiences.remove': () => undefined,
    },
    required: { 'Intitulé du poste': 'Stage', Structure: 'Ifremer', Ville: 'Brest', Début: '2019-02-04' },
    fr: {
      heading: 'Expériences 22 expériences',
      none: 'Expériences 00 expérience',
      empty: [
        'Aucune expérience pour le moment',
        'Postes, stages, missions, bénévolat\u00a0: de quoi raconter ce que vous savez faire.',
      ],
      lines: [
        'Ingénieure d’étudesHôpital Rive-Sud, LyonDepuis le 3 octobre 2022',
        'StageIfremer, LyonDu 4 février 2019 au 31 juillet 2019',
      ],
      add: 'Ajouter une expérience',
      edit: 'Modifier l’expérience',
      done: { added: 'Expérience ajoutée', updated: 'Expérience modifiée', removed: 'Expérience supprimée' },
      remove: [
        'Supprimer cette expérience\u202f?',
        '«\u202fIngénieure d’études\u202f» disparaîtra de votre profil et de votre CV. Cette action est définitive.',
      ],
    },
    en: {
      heading: 'Experiences 22 experiences',
      none: 'Experiences 00 experiences',
      empty: [
        'No experience yet',
        'Jobs, internships, assignments, volunteering: anything that shows what you can do.',
      ],
      lines: [
        'Ingénieure d’étudesHôpital Rive-Sud, LyonSince October 3, 2022',
        'StageIfremer, LyonFebruary 4, 2019 to July 31, 2019',
      ],
      add: 'Add an experience',
      edit: 'Edit the experience',
      done: {
        added: 'Experience added successfully',
        updated: 'Experience updated successfully',
        removed: 'Experience deleted successfully',
      },
      remove: [
        'Delete this experience?',
        '“Ingénieure d’études” will disappear from your profile and your CV. This can’t be undone.',
      ],
    },
  },
  {
    name: 'diplomas',
    at: '/user/profile?activeTab=2',
    two: { 'diplomas.listOfUser': degrees },
    nothing: { 'diplomas.listOfUser': [] },
    saved: { 'diplomas.create': degrees[0], 'diplomas.update': degrees[0], 'diplomas.remove': () => undefined },
    required: { 'Intitulé du diplôme': 'Licence', Structure: 'Rive-Sud', Ville: 'Lyon', Début: '2020-09-01' },
    fr: {
      heading: 'Diplômes 22 diplômes',
      none: 'Diplômes 00 diplôme',
      empty: [
        'Aucun diplôme pour le moment',
        'Du plus récent au premier\u00a0: ils paraîtront sur votre CV si vous le voulez.',
      ],
      lines: [
        'MasterRive-Sud, LyonDepuis le 1er septembre 2020',
        'LicenceRive-Sud, LyonDu 4 septembre 2017 au 30 juin 2020',
      ],
      add: 'Ajouter un diplôme',
      edit: 'Modifier le diplôme',
      done: { added: 'Diplôme ajouté', updated: 'Diplôme modifié', removed: 'Diplôme supprimé' },
      remove: [
        'Supprimer ce diplôme\u202f?',
        '«\u202fMaster\u202f» disparaîtra de votre profil et de votre CV. Cette action est définitive.',
      ],
    },
    en: {
      heading: 'Diplomas 22 diplomas',
      none: 'Diplomas 00 diplomas',
      empty: ['No diploma yet', 'Latest first. They’ll appear on your CV if you want them to.'],
      lines: ['MasterRive-Sud, LyonSince September 1, 2020', 'LicenceRive-Sud, LyonSeptember 4, 2017 to June 30, 2020'],
      add: 'Add a diploma',
      edit: 'Edit the diploma',
      done: {
        added: 'Diploma added successfully',
        updated: 'Diploma updated successfully',
        removed: 'Diploma deleted successfully',
      },
      remove: ['Delete this diploma?', '“Master” will disappear from your profile and your CV. This can’t be undone.'],
    },
  },
  {
    name: 'publications',
    at: '/user/profile?activeTab=4',
    two: { 'publications.listOfUser': papers },
    nothing: { 'publications.listOfUser': [] },
    saved: {
      'publications.create': papers[0],
      'publications.update': papers[0],
      'publications.remove': () => undefined,
    },
    required: { Titre: 'Îlots voisins', Description: 'Un modèle spatial.' },
    fr: {
      heading: 'Publications 22 publications',
      none: 'Publications 00 publication',
      empty: [
        'Aucune publication pour le moment',
        'Articles, chapitres, actes, jeux de données\u00a0: de la plus récente à la première.',
      ],
      lines: ['Îlots voisins (nouvel onglet)C. Roche, N. SowEspace et santé, 2024', 'Carnets'],
      add: 'Ajouter une publication',
      edit: 'Modifier la publication',
      done: { added: 'Publication ajoutée', updated: 'Publication modifiée', removed: 'Publication supprimée' },
      remove: [
        'Supprimer cette publication\u202f?',
        '«\u202fÎlots voisins\u202f» disparaîtra de votre profil et de votre CV. Cette action est définitive.',
      ],
    },
    en: {
      heading: 'Publications 22 publications',
      none: 'Publications 00 publications',
      empty: ['No publications yet', 'Articles, chapters, proceedings, data sets: latest first.'],
      lines: ['Îlots voisins (new tab)C. Roche, N. SowEspace et santé, 2024', 'Carnets'],
      add: 'Add a publication',
      edit: 'Edit the publication',
      done: {
        added: 'Publication added successfully',
        updated: 'Publication updated successfully',
        removed: 'Publication deleted successfully',
      },
      remove: [
        'Delete this publication?',
        '“Îlots voisins” will disappear from your profile and your CV. This can’t be undone.',
      ],
    },
  },
];

export const inBothLanguages = recordLists.flatMap((list) =>
  (['fr', 'en'] as const).map((language) => ({ ...list, language, words: list[language] })),
);
