import type { Language } from '../lists.ts';

type Bilingual = { name: string; nameFR: string; description: string; descriptionFR: string };

export const definitionIn = (entry: { definition: string; definitionFR: string }, language: Language): string =>
  language === 'fr' ? entry.definitionFR : entry.definition;

export const localized = (entry: Bilingual, language: Language): { name: string; description: string } =>
  language === 'fr'
    ? { name: entry.nameFR, description: entry.descriptionFR }
    : { name: entry.name, description: entry.description };
