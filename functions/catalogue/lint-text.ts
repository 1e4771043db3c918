import type { Finding } from '#shared/domain/catalogue-lint.ts';
import { catalogue as en } from '#shared/i18n/en/catalogue.ts';
import { catalogue as fr } from '#shared/i18n/fr/catalogue.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';

const texts = { fr, en };

/** What a finding says to the catalogue's keeper. */
export const lintText = (language: Language, { code, ids }: Finding): string =>
  sentence(language, texts[language].lint, code, { ids: ids.join(', ') }) ?? code;
