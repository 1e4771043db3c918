import type { Language } from '../lists.ts';

/** A row of the catalogues, which carry both languages. */
type Bilingual = { name: string; nameFR: string; description: string; descriptionFR: string };

/** What a catalogue row is in one sentence. */
export const definitionIn = (entry: { definition: string; definitionFR: string }, language: Language): string =>
  language === 'fr' ? entry.definitionFR : entry.definition;

/** Name and description of a catalogue row in one language. */
export const localized = (entry: Bilingual, language: Language): { name: string; description: string } =>
  language === 'fr'
    ? { name: entry.nameFR, description: entry.descriptionFR }
    : { name: entry.name, description: entry.description };
