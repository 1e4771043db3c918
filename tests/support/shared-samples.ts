import type { SharedInput, SharedKind } from '#functions/exports/share/input.ts';
import { longest } from '#functions/exports/shared-input.ts';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { type ShareableKind, shareableKinds } from '#shared/domain/shareable.ts';
import type { Language } from '#shared/lists.ts';

const { skills, activities, values } = starterCatalogue();
const entries = { skill: skills, activity: activities, value: values };

const rowsOf = (language: Language, kind: ShareableKind, count: number): SharedKind['rows'] =>
  entries[kind]
    .map((entry) => ({
      name: language === 'fr' ? entry.nameFR : entry.name,
      definition: language === 'fr' ? entry.definitionFR : entry.definition,
    }))
    .sort((a, b) => b.definition.length - a.definition.length)
    .slice(0, count)
    .map((row, i) => ({ ...row, value: 5 - (i % 3) }));

export type Counts = readonly [skills: number, activities: number, values: number];

const kindsOf = (counts: Counts, rows: (kind: ShareableKind, count: number) => SharedKind['rows']): SharedKind[] =>
  shareableKinds.map((kind, i) => ({ kind, rows: rows(kind, counts[i] ?? 0) }));

export const fullShared = (language: Language, counts: Counts = [6, 3, 3]): SharedInput => ({
  language,
  fullName: 'Camille Rousseau',
  date: '2026-12-01',
  campus: { name: 'Université Rive-Sud', logo: null },
  doctorate: {
    title: 'Inégalités territoriales d’accès aux soins cardiaques : une approche spatiale',
    year: 3,
    laboratory: 'Santé, lieux et sociétés',
    school: '[205] Interdisciplinaire sciences-santé',
  },
  kinds: kindsOf(counts, (kind, count) => rowsOf(language, kind, count)),
  cvAddress: 'https://thesee.example/public/cv/Camille-1',
});

const words = (length: number): string =>
  'Sociolinguistique variationniste '
    .repeat(20)
    .slice(0, length - 1)
    .concat('s');

/** Twelve strengths, every text at its maximum length. */
export const longestShared = (language: Language, counts: Counts = [4, 4, 4]): SharedInput => ({
  ...fullShared(language),
  fullName: words(longest.person),
  campus: { name: words(longest.campus), logo: null },
  doctorate: { title: words(longest.thesis), year: 12, laboratory: words(longest.place), school: words(longest.place) },
  kinds: kindsOf(counts, (_, count) =>
    Array.from({ length: count }, (_, i) => ({
      name: `${i}${words(longest.name - `${i}`.length)}`,
      definition: words(longest.definition),
      value: 5,
    })),
  ),
});

export const emptyShared = (language: Language): SharedInput => ({
  ...fullShared(language),
  campus: null,
  doctorate: { title: null, year: null, laboratory: null, school: null },
  kinds: [],
  cvAddress: null,
});
