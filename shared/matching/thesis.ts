import type { Language } from '#shared/lists.ts';
import { matchConfig } from './config.ts';
import type { JobProfile, PreparedCatalogue } from './profile.ts';
import { mean } from './shape.ts';
import { languagesOf, stemsOf } from './text-stems.ts';

/** How often each stem occurs. */
type Bag = Map<string, number>;
/** Where a stem occurs: in which jobs, by position, and how much it counts in each. */
type Posting = { readonly rarity: number; readonly jobs: [position: number, weight: number][] };
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

/** A word that is said again counts a little more; one that most jobs have hardly counts. */
const weightOf = (count: number, rarity: number): number => (1 + Math.log(count)) * rarity;

/** The stems in the one order in which sums are made, whatever the order of the words. */
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

/** What jobs are called, described by and reached from, in words: made with the first thesis that is compared with it. */
const vocabulariesOf = (prepared: PreparedCatalogue): Record<Language, Vocabulary> => {
  const known = vocabularies.get(prepared);
  if (known) return known;
  const made = { fr: vocabularyOf(prepared.jobs, 'fr'), en: vocabularyOf(prepared.jobs, 'en') };
  vocabularies.set(prepared, made);
  return made;
};

/** The cosine of a text and each job; null for a text without a word that some jobs have and others have not. */
const cosines = (texts: readonly string[], language: Language, prepared: PreparedCatalogue): Float64Array | null => {
  const vocabulary = vocabulariesOf(prepared)[language];
  const bag: Bag = new Map();
  for (const text of texts) add(bag, stemsOf(text, language));
  const known = inOrder(bag).flatMap(([stem, count]) => {
    const posting = vocabulary.get(stem);
    return posting && posting.rarity > 0 ? [{ weight: weightOf(count, posting.rarity), jobs: posting.jobs }] : [];
  });
  if (known.length === 0) return null;
  const norm = Math.hypot(...known.map(({ weight }) => weight));
  const likeness = new Float64Array(prepared.jobs.length);
  for (const { weight, jobs } of known)
    for (const [position, ofJob] of jobs) likeness[position] = (likeness[position] ?? 0) + (weight * ofJob) / norm;
  return likeness;
};

/** What a thesis adds to the score of each job: by the words that it shares with what leads there, rare ones first; each text in its language. */
export const thesisScores = (texts: readonly string[], prepared: PreparedCatalogue): Float64Array => {
  const byLanguage = (['fr', 'en'] as const).flatMap((language) => {
    const told = texts.filter((text) => languagesOf(text).includes(language));
    const likeness = told.length > 0 ? cosines(told, language, prepared) : null;
    return likeness ? [likeness] : [];
  });
  return Float64Array.from(
    prepared.jobs,
    (_, i) => matchConfig.thesisWeight * mean(byLanguage.map((likeness) => likeness[i] ?? 0)),
  );
};
