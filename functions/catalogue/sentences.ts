import type { CellError } from '#functions/lib/csv/read-table.ts';
import { catalogueLists } from '#shared/domain/catalogue-limits.ts';
import { type Finding, lintSet } from '#shared/domain/catalogue-lint.ts';
import type { CatalogueSet, SetRow } from '#shared/domain/catalogue-set.ts';
import { localized } from '#shared/domain/localized.ts';
import { catalogue as en } from '#shared/i18n/en/catalogue.ts';
import { lists as enLists } from '#shared/i18n/en/lists.ts';
import { catalogue as fr } from '#shared/i18n/fr/catalogue.ts';
import { lists as frLists } from '#shared/i18n/fr/lists.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';

const texts: Readonly<Record<Language, typeof fr>> = { fr, en };
const lists: Readonly<Record<Language, typeof frLists>> = { fr: frLists, en: enLists };

export const cellText = (language: Language, error: CellError): string =>
  sentence(language, texts[language].cells, error.code, error) ?? error.code;

/** Names entries, and research domains, whose ids are numbers. */
const namesIn = (set: CatalogueSet, language: Language): ReadonlyMap<string, string> => {
  const entries = catalogueLists.flatMap<SetRow>((list) => set[list]);
  return new Map([
    ...Object.entries(lists[language].researchDomain),
    ...entries.map((row) => [row.id, 'name' in row ? localized(row, language).name : row.thesisTitle] as const),
  ]);
};

export const lintText = (language: Language, { code }: Finding): string =>
  sentence(language, texts[language].lint, code, {}) ?? code;

export const warningsOf = (set: CatalogueSet, { language }: { language: Language }) => {
  const names = namesIn(set, language);
  return lintSet(set).map((finding) => ({
    code: finding.code,
    ids: [...finding.ids],
    names: finding.ids.map((id) => names.get(id) ?? id),
    msg: lintText(language, finding),
  }));
};
