import { type Language, languages } from '#shared/lists.ts';
import { matchConfig } from './config.ts';
import type { JobProfile, PreparedCatalogue } from './prepare-catalogue.ts';
import { mean } from './shape.ts';
import { languagesOf, stemsOf } from './text-stems.ts';

type Bag = Map<string, number>;
/** Indexed by position of the job; `rarity` is the inverse document frequency. */
export type Posting = { readonly rarity: number; readonly jobs: [position: number, weight: number][] };
type Vocabulary = ReadonlyMap<string, Posting>;

const add = (bag: Bag, stems: readonly string[], times = 1): void => {
  for (const stem of stems) bag.set(stem, (bag.get(stem) ?? 0) + times);
};

const bagOf = ({ job }: JobProfile, language: Language): Bag => {
  const { name = '', nameFR = '', description = '', descriptionFR = '', subjects = [], subjectsFR = [] } = job;
  const texts = { fr: [nameFR, descriptionFR, subjectsFR], en: [name, description, subjects] } as const;
  const [ofName, ofDescription, ofSubjects] = texts[language];
  const bag: Bag = new Map();
  add(bag, stemsOf(ofName, language), matchConfig.nameCount);
  add(bag, stemsOf(ofDescription, language));
  for (const subject of ofSubjects) add(bag, stemsOf(subject, language));
  return bag;
};

/** TF-IDF with a logarithmic term frequency. */
const weightOf = (count: number, rarity: number): number => (1 + Math.log(count)) * rarity;

/** Sorted, so that floating-point sums do not depend on the order of the words. */
const inOrder = (bag: Bag): [string, number][] => [...bag].sort(([a], [b]) => Number(a > b) - Number(a < b));

const vocabularyOf = (jobs: readonly JobProfile[], language: Language): Vocabulary => {
  const bags = jobs.map((job) => bagOf(job, language));
  const found = new Map<string, number>();
  for (const bag of bags) add(found, [...bag.keys()]);
  const vocabulary = new Map(
    [...found].map(([stem, count]): [string, Posting] => [stem, { rarity: Math.log(jobs.length / count), jobs: [] }]),
  );
  bags.forEach((bag, position) => {
    const weights = inOrder(bag).map(([stem, count]) => weightOf(count, vocabulary.get(stem)?.rarity ?? 0));
    const norm = Math.hypot(...weights);
    inOrder(bag).forEach(([stem], i) => {
      if (norm > 0) vocabulary.get(stem)?.jobs.push([position, (weights[i] ?? 0) / norm]);
    });
  });
  return vocabulary;
};

const vocabularies = new WeakMap<PreparedCatalogue, Record<Language, Vocabulary>>();

/** Memoised per catalogue; built by the first thesis that is compared with it. */
export const vocabulariesOf = (prepared: PreparedCatalogue): Record<Language, Vocabulary> => {
  const known = vocabularies.get(prepared);
  if (known) return known;
  const made = { fr: vocabularyOf(prepared.jobs, 'fr'), en: vocabularyOf(prepared.jobs, 'en') };
  vocabularies.set(prepared, made);
  return made;
};

type KnownStem = { readonly stem: string; readonly weight: number; readonly jobs: Posting['jobs'] };

/** Stems that tell jobs apart; their weights have the length 1. */
const knownStems = (texts: readonly string[], language: Language, prepared: PreparedCatalogue): KnownStem[] => {
  const vocabulary = vocabulariesOf(prepared)[language];
  const bag: Bag = new Map();
  for (const text of texts) add(bag, stemsOf(text, language));
  const known = inOrder(bag).flatMap(([stem, count]) => {
    const posting = vocabulary.get(stem);
    return posting && posting.rarity > 0 ? [{ stem, weight: weightOf(count, posting.rarity), jobs: posting.jobs }] : [];
  });
  const norm = Math.hypot(...known.map(({ weight }) => weight));
  return known.map(({ weight, ...rest }) => ({ ...rest, weight: weight / norm }));
};

/** Only languages with a stem that tells jobs apart. */
export const stemsByLanguage = (texts: readonly string[], prepared: PreparedCatalogue) =>
  languages.flatMap((language) => {
    const inLanguage = texts.filter((text) => languagesOf(text).includes(language));
    const stems = knownStems(inLanguage, language, prepared);
    return stems.length > 0 ? [{ language, stems }] : [];
  });

const cosines = (stems: readonly KnownStem[], prepared: PreparedCatalogue): Float64Array => {
  const likeness = new Float64Array(prepared.jobs.length);
  for (const { weight, jobs } of stems)
    for (const [position, ofJob] of jobs) likeness[position] = (likeness[position] ?? 0) + weight * ofJob;
  return likeness;
};

/** Indexed by position of the job. A score is the likeness of the words, each text compared in its own language. */
export const thesisScores = (texts: readonly string[], prepared: PreparedCatalogue): Float64Array => {
  const byLanguage = stemsByLanguage(texts, prepared).map(({ stems }) => cosines(stems, prepared));
  return Float64Array.from(
    prepared.jobs,
    (_, i) => matchConfig.thesisWeight * mean(byLanguage.map((likeness) => likeness[i] ?? 0)),
  );
};
