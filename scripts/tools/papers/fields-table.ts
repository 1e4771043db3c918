import { archive as en } from '#shared/i18n/en/archive.ts';
import { archive as fr } from '#shared/i18n/fr/archive.ts';
import type { Language } from '#shared/lists.ts';
import { table } from './markdown.ts';

const texts = { fr, en } as const;
const heads = {
  fr: ['Fichier de la copie', 'Contenu', 'Champs'],
  en: ['File of the copy', 'Content', 'Fields'],
} as const;

/** Every field of a person, as the copy of one's own data explains it: a field without an explanation does not compile. */
export const fieldsTable = (language: Language): string =>
  table(
    heads[language],
    Object.entries(texts[language].files).map(([file, { about, fields }]) => [
      `\`${file}.json\``,
      about,
      Object.values(fields).join(' · '),
    ]),
  );
