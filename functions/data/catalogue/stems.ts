import { readPacked } from '#functions/data/kernel/packed.ts';
import type { Language } from '#shared/lists.ts';
import { matchConfig } from '#shared/matching/config.ts';
import type { Bag, JobStems } from '#shared/matching/types.ts';
import { compress, decompress } from './compressed.ts';

type ByJob = readonly (readonly [jobId: string, JobStems])[];
/** Position of the stem in `words`, its count, position of the next one, its count, and so on. */
type Counts = number[];
type Packed = {
  readonly version: number;
  readonly words: Readonly<Record<Language, string[]>>;
  readonly jobs: readonly (readonly [jobId: string, fr: Counts, en: Counts])[];
};

const wordsIn = (jobs: ByJob, language: Language): string[] => [
  ...new Set(jobs.flatMap(([, stems]) => stems[language].map(([stem]) => stem))),
];

/** Each stem stands once, so that parsing takes a sixth of what pairs of stem and count take. */
export const packStems = (jobs: ByJob): Uint8Array => {
  const words = { fr: wordsIn(jobs, 'fr'), en: wordsIn(jobs, 'en') };
  const indexOf = (language: Language) => new Map(words[language].map((word, i) => [word, i]));
  const index = { fr: indexOf('fr'), en: indexOf('en') };
  const counts = (stems: JobStems, language: Language): Counts =>
    stems[language].flatMap(([stem, count]) => [index[language].get(stem) ?? -1, count]);
  const packed: Packed = {
    version: matchConfig.stemsVersion,
    words,
    jobs: jobs.map(([id, stems]) => [id, counts(stems, 'fr'), counts(stems, 'en')]),
  };
  return compress(JSON.stringify(packed));
};

const bagOf = (words: readonly string[], counts: Counts): Bag =>
  Array.from({ length: counts.length / 2 }, (_, i) => [words[counts[2 * i] ?? -1] ?? '', counts[2 * i + 1] ?? 0]);

/** Empty for stems of another version. */
const unpackStems = (entity: string, packed: Uint8Array | undefined): ByJob => {
  if (!packed) return [];
  const { version, words, jobs }: Packed = readPacked(entity, 'stems', () => JSON.parse(decompress(packed)));
  if (version !== matchConfig.stemsVersion) return [];
  return jobs.map(([id, fr, en]) => [id, { fr: bagOf(words.fr, fr), en: bagOf(words.en, en) }]);
};

/** `changed`: by id of the jobs that were changed since the pages were written. Without stems they have none any more. */
export const stemsByJob = (
  pages: readonly (Uint8Array | undefined)[],
  changed: ReadonlyMap<string, Uint8Array | undefined>,
): ReadonlyMap<string, JobStems> => {
  const byJob = new Map(pages.flatMap((stems) => unpackStems('CataloguePage', stems)));
  for (const [id, stems] of changed) {
    byJob.delete(id);
    for (const [, ofJob] of unpackStems('Job', stems)) byJob.set(id, ofJob);
  }
  return byJob;
};
