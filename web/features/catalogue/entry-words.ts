import { useMemo } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

export type ListName = 'jobs' | 'activities' | 'skills';

export type Named = {
  id: string;
  name: string;
  nameFR: string;
  definition: string;
  definitionFR: string;
  description: string;
  descriptionFR: string;
};

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
