import type { CellError } from '#functions/lib/csv/read-table.ts';
import { type Finding, lintSet } from '#shared/domain/catalogue-lint.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import { catalogue as en } from '#shared/i18n/en/catalogue.ts';
import { catalogue as fr } from '#shared/i18n/fr/catalogue.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';

const texts: Readonly<Record<Language, typeof fr>> = { fr, en };

export const cellText = (language: Language, error: CellError): string =>
  sentence(language, texts[language].cells, error.code, error) ?? error.code;

export const lintText = (language: Language, { code, ids }: Finding): string =>
  sentence(language, texts[language].lint, code, { ids: ids.join(', ') }) ?? code;

export const warningsOf = (set: CatalogueSet, { language }: { language: Language }) =>
  lintSet(set).map((finding) => ({ code: finding.code, ids: [...finding.ids], msg: lintText(language, finding) }));
