import { type Language, languages } from '../lists.ts';
import { csvFile } from './csv.ts';
import { folded } from './search.ts';

/** Also accepts the column's own name. */
type Heading = Readonly<Record<Language, string>>;

type ImportedList = {
  readonly columns: Readonly<Record<string, Heading>>;
  readonly optional: readonly string[];
  readonly example: Readonly<Record<Language, readonly string[]>>;
};

export const roleWords = {
  user: { fr: 'Doctorat', en: 'Candidate' },
  admin: { fr: 'Administration', en: 'Administrator' },
} as const satisfies Record<'user' | 'admin', Heading>;

export const importedLists = {
  users: {
    columns: {
      firstName: { fr: 'Prénom', en: 'First name' },
      lastName: { fr: 'Nom', en: 'Last name' },
      email: { fr: 'E-mail', en: 'Email' },
      role: { fr: 'Rôle', en: 'Role' },
      doctoralSchool: { fr: 'École doctorale', en: 'Doctoral school' },
      startDate: { fr: 'Début du doctorat', en: 'PhD start' },
      estimatedEndDate: { fr: 'Fin prévue', en: 'Expected end' },
      researchDomain: { fr: 'Domaine de recherche', en: 'Research domain' },
    },
    optional: ['role', 'doctoralSchool', 'startDate', 'estimatedEndDate', 'researchDomain'],
    example: {
      fr: [
        ...['Ambre', 'Sérilhac', 'ambre.serilhac@universite.example', roleWords.user.fr],
        ...['[570] EDSP - Santé Publique', '2025-10-01', '2028-09-30', 'Sociologie'],
      ],
      en: [
        ...['Ambre', 'Sérilhac', 'ambre.serilhac@university.example', roleWords.user.en],
        ...['[570] EDSP - Santé Publique', '2025-10-01', '2028-09-30', 'Sociology'],
      ],
    },
  },
  formations: {
    columns: {
      title: { fr: 'Intitulé', en: 'Title' },
      description: { fr: 'Description', en: 'Description' },
      url: { fr: 'Lien', en: 'Link' },
      category: { fr: 'Catégorie', en: 'Category' },
      skills: { fr: 'Compétences', en: 'Skills' },
    },
    optional: ['url', 'category', 'skills'],
    example: {
      fr: [
        'Écrire un article en anglais',
        'Trois jours pour passer du plan à la soumission.',
        'https://universite.example/article',
        'Langues',
        'Expression écrite | Compréhension de l’écrit',
      ],
      en: [
        'Writing a paper',
        'Three days from the outline to the submission.',
        'https://university.example/paper',
        'Languages',
        'Writing | Reading comprehension',
      ],
    },
  },
} as const satisfies Record<string, ImportedList>;
export type ImportedKind = keyof typeof importedLists;

export const betweenSkills = '|';

/** Matches headings of any language; returns an unknown header unchanged. */
export const columnOf = (kind: ImportedKind, header: string): string => {
  const columns: ImportedList['columns'] = importedLists[kind].columns;
  const sought = folded(header);
  const isHeaded = ([name, heading]: [string, Heading]): boolean =>
    [name, ...languages.map((language) => heading[language])].some((text) => folded(text) === sought);
  return Object.entries(columns).find(isHeaded)?.[0] ?? header.trim();
};

/** Returns an unknown column unchanged. */
export const headingOf = (kind: ImportedKind, column: string, language: Language): string => {
  const columns: ImportedList['columns'] = importedLists[kind].columns;
  return columns[column]?.[language] ?? column;
};

/** Includes an example row. */
export const importTemplate = (kind: ImportedKind, language: Language): string => {
  const { columns, example }: ImportedList = importedLists[kind];
  const headings = Object.values(columns).map((heading) => heading[language]);
  return csvFile([headings, example[language]], language);
};
