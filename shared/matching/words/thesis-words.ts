import type { PreparedCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { stemmedWords } from './text-stems.ts';
import { stemsByLanguage } from './thesis.ts';

const mostWords = 3;

/** The words of the texts, as they are written first, that lead most to the job at the position. */
export const thesisWords = (texts: readonly string[], catalogue: PreparedCatalogue, position: number): string[] => {
  const shares = new Map<string, { word: string; share: number }>();
  for (const { language, stems } of stemsByLanguage(texts, catalogue)) {
    const written = new Map(
      texts.flatMap((text) => stemmedWords(text, language).map(({ word, stem }) => [stem, word] as const)).toReversed(),
    );
    for (const { stem, weight, jobs } of stems) {
      const ofJob = jobs.find(([at]) => at === position)?.[1];
      const word = written.get(stem);
      if (ofJob === undefined || word === undefined) continue;
      const key = word.toLowerCase();
      shares.set(key, { word, share: (shares.get(key)?.share ?? 0) + weight * ofJob });
    }
  }
  return [...shares.values()]
    .sort((a, b) => b.share - a.share)
    .slice(0, mostWords)
    .map(({ word }) => word);
};
