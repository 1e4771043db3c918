import { languages } from '#shared/lists.ts';
import type { PreparedCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { type Posting, vocabulariesOf } from './vocabulary.ts';

/** The words of one job in one language, each with its weight; the weights have the length 1. */
type Words = [posting: Posting, weight: number][];
type WordsOfJobs = readonly Words[][];

const wordsOfJobs = (catalogue: PreparedCatalogue): WordsOfJobs => {
  const vocabularies = vocabulariesOf(catalogue);
  return languages.map((language) => {
    const words = catalogue.jobs.map((): Words => []);
    for (const posting of vocabularies[language].values())
      for (const [position, weight] of posting.jobs) words[position]?.push([posting, weight]);
    return words;
  });
};

const known = new WeakMap<PreparedCatalogue, WordsOfJobs>();

/** Memoised per catalogue. */
const wordsOfJobsIn = (catalogue: PreparedCatalogue): WordsOfJobs => {
  const made = known.get(catalogue) ?? wordsOfJobs(catalogue);
  known.set(catalogue, made);
  return made;
};

/**
 * Returns, by position, the cosine of each job's words with those of the job at `own`: 0 to 1, the mean over the
 * languages in which that job has words; 0 for the job itself.
 */
export const likenessTo = (own: number, catalogue: PreparedCatalogue): Float64Array => {
  const inLanguages = wordsOfJobsIn(catalogue).flatMap((words) => {
    const ownWords = words[own] ?? [];
    return ownWords.length > 0 ? [ownWords] : [];
  });
  const likeness = new Float64Array(catalogue.jobs.length);
  for (const words of inLanguages)
    for (const [{ jobs }, weight] of words)
      for (const [position, other] of jobs)
        likeness[position] = (likeness[position] ?? 0) + (weight * other) / inLanguages.length;
  likeness[own] = 0;
  return likeness;
};
