import { type Language, languages } from '#shared/lists.ts';
import { matchConfig } from '#shared/matching/config.ts';
import type { PreparedCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { mean } from '#shared/matching/shape.ts';
import { languagesOf } from './text-stems.ts';
import { bagOf, type Posting, vocabulariesOf, weightOf } from './vocabulary.ts';

type KnownStem = { readonly stem: string; readonly weight: number; readonly jobs: Posting['jobs'] };

/** Stems that tell jobs apart; their weights have the length 1. */
const knownStems = (texts: readonly string[], language: Language, prepared: PreparedCatalogue): KnownStem[] => {
  const vocabulary = vocabulariesOf(prepared)[language];
  const bag = bagOf(
    texts.map((text) => [text, 1]),
    language,
  );
  const known = bag.flatMap(([stem, count]) => {
    const posting = vocabulary.get(stem);
    return posting && posting.rarity > 0 ? [{ stem, weight: weightOf(count, posting.rarity), jobs: posting.jobs }] : [];
  });
  const norm = Math.hypot(...known.map(({ weight }) => weight));
  return known.map(({ weight, ...rest }) => ({ ...rest, weight: weight / norm }));
};

/** Leaves out languages in which no stem tells jobs apart. */
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
