import { useMemo } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

/** The lists that keepers add to, by the name of what they hold. */
export type ListName = 'jobs' | 'activities' | 'skills';

/** What all of them have, in both languages. */
export type Named = {
  id: string;
  name: string;
  nameFR: string;
  definition: string;
  definitionFR: string;
  description: string;
  descriptionFR: string;
};

/** How an entry is called in the interface's language, defined in it, and placed; the same functions as long as the language is. */
export const useEntryWords = () => {
  const language = currentLanguage();
  return useMemo(() => {
    const nameOf = (entry: Named): string => localized(entry, language).name;
    const { compare } = new Intl.Collator(language, { numeric: true });
    return {
      nameOf,
      definitionOf: (entry: Named): string => (language === 'fr' ? entry.definitionFR : entry.definition),
      compare,
      byName: (a: Named, b: Named): number => compare(nameOf(a), nameOf(b)),
    };
  }, [language]);
};
