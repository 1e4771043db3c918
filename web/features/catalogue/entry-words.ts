import { useMemo } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

export type ListName = 'jobs' | 'activities' | 'skills' | 'cases';

export type Named = {
  id: string;
  name: string;
  nameFR: string;
  definition: string;
  definitionFR: string;
  description: string;
  descriptionFR: string;
};

/** A case has no name: its thesis title identifies it. */
export type Titled = { id: string; thesisTitle: string };
export type Entry = Named | Titled;

export const useEntryWords = () => {
  const language = currentLanguage();
  return useMemo(() => {
    const nameOf = (entry: Entry): string =>
      'thesisTitle' in entry ? entry.thesisTitle : localized(entry, language).name;
    const definitionOf = (entry: Entry): string => {
      if ('thesisTitle' in entry) return '';
      return language === 'fr' ? entry.definitionFR : entry.definition;
    };
    const { compare } = new Intl.Collator(language, { numeric: true });
    return {
      nameOf,
      definitionOf,
      compare,
      byName: (a: Entry, b: Entry): number => compare(nameOf(a), nameOf(b)),
    };
  }, [language]);
};
