import type { CellError } from '#functions/lib/csv/read-table.ts';
import { catalogue as en } from '#shared/i18n/en/catalogue.ts';
import { catalogue as fr } from '#shared/i18n/fr/catalogue.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';

const texts: Record<Language, typeof fr> = { fr, en };

/** The sentence of what is wrong with a cell, a line or a file of an import. */
export const cellText = (language: Language, error: CellError): string =>
  sentence(language, texts[language].cells, error.code, error) ?? error.code;
