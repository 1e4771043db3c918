import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { folded } from '#shared/domain/search.ts';
import type { Language } from '#shared/lists.ts';
import { american } from './american.ts';

const stems: Record<Language, (word: string) => string> = {
  fr: frenchStem,
  en: (word) => englishStem(american(word)),
};

/** Without accents. Also used to guess a text's language. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    `a afin ainsi apres au aucun aussi autre autres aux avant avec car ce ceci cela celle celui ces cet cette ceux chez
    comme comment contre d dans de depuis des deux dont du elle elles en encore entre est et etre eux fait il ils je jusque
    l la le les leur leurs lors mais meme mes moins mon n ne ni nos notre nous on ont or ou par parmi pas pendant peu
    peut plus plusieurs pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se selon ses si son sont
    sous sur tous tout toute toutes tres un une vers vos votre vous y`.split(/\s+/),
  ),
  en: new Set(
    `about above after again all also an and any are as at be because been before being between both but by can could did
    do does during each few for from had has have he her his how i if in into is it its may more most no nor not of
    off on one only or other our out over own s same she should so some such than that the their them then there these
    they this those through to too towards under until up upon was we were what when where which while who why will with
    within without would you your`.split(/\s+/),
  ),
};

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words as they are written, each with its stem; without stop words. */
export const stemmedWords = (text: string, language: Language): { word: string; stem: string }[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !stopWords[language].has(folded(word)))
    .map((word) => ({ word, stem: folded(stems[language](word.toLowerCase())) }));

export const stemsOf = (text: string, language: Language): string[] =>
  stemmedWords(text, language).map(({ stem }) => stem);

/** Guesses the language from stop words; returns both when these are equally frequent. */
export const languagesOf = (text: string): Language[] => {
  const words = wordsOf(text);
  const count = (language: Language): number => words.filter((word) => stopWords[language].has(folded(word))).length;
  const lead = count('fr') - count('en');
  if (lead === 0) return ['fr', 'en'];
  return lead > 0 ? ['fr'] : ['en'];
};
