import type { Language } from '#shared/lists.ts';
import { matchConfig } from '#shared/matching/config.ts';
import type { PreparedCatalogue } from '#shared/matching/prepare-catalogue.ts';
import type { Bag, JobStems, MatchJob } from '#shared/matching/types.ts';
import { stemsOf } from './text-stems.ts';

/** Indexed by position of the job; `rarity` is the inverse document frequency. */
export type Posting = { readonly rarity: number; readonly jobs: [position: number, weight: number][] };
export type Vocabulary = ReadonlyMap<string, Posting>;

/** Sorted, so that floating-point sums do not depend on the order of the words. */
export const bagOf = (texts: readonly (readonly [text: string, times: number])[], language: Language): Bag => {
  const counts = new Map<string, number>();
  for (const [text, times] of texts)
    for (const stem of stemsOf(text, language)) counts.set(stem, (counts.get(stem) ?? 0) + times);
  return [...counts].sort(([a], [b]) => Number(a > b) - Number(a < b));
};

/** Costs nine tenths of a vocabulary, so editions of the catalogue store it. */
export const jobStems = (job: MatchJob): JobStems => {
  const { name = '', nameFR = '', description = '', descriptionFR = '', subjects = [], subjectsFR = [] } = job;
  const weighed = (ofName: string, ...others: readonly string[]) =>
    [[ofName, matchConfig.nameCount], ...others.map((text) => [text, 1] as const)] as const;
  return {
    fr: bagOf(weighed(nameFR, descriptionFR, ...subjectsFR), 'fr'),
    en: bagOf(weighed(name, description, ...subjects), 'en'),
  };
};

/** TF-IDF with a logarithmic term frequency. */
export const weightOf = (count: number, rarity: number): number => (1 + Math.log(count)) * rarity;

const vocabularyOf = (bags: readonly Bag[]): Vocabulary => {
  const found = new Map<string, number>();
  for (const bag of bags) for (const [stem] of bag) found.set(stem, (found.get(stem) ?? 0) + 1);
  const vocabulary = new Map(
    [...found].map(([stem, count]): [string, Posting] => [stem, { rarity: Math.log(bags.length / count), jobs: [] }]),
  );
  bags.forEach((bag, position) => {
    const weights = bag.map(([stem, count]) => weightOf(count, vocabulary.get(stem)?.rarity ?? 0));
    const norm = Math.hypot(...weights);
    if (norm > 0)
      bag.forEach(([stem], i) => {
        vocabulary.get(stem)?.jobs.push([position, (weights[i] ?? 0) / norm]);
      });
  });
  return vocabulary;
};

const vocabularies = new WeakMap<PreparedCatalogue, Record<Language, Vocabulary>>();

/** Memoised per catalogue. Only jobs without stored stems are cut to stems here. */
export const vocabulariesOf = (prepared: PreparedCatalogue): Record<Language, Vocabulary> => {
  const known = vocabularies.get(prepared);
  if (known) return known;
  const stored = prepared.stems?.();
  const stems = prepared.jobs.map(({ id, job }) => stored?.get(id) ?? jobStems(job));
  const made = { fr: vocabularyOf(stems.map(({ fr }) => fr)), en: vocabularyOf(stems.map(({ en }) => en)) };
  vocabularies.set(prepared, made);
  return made;
};
