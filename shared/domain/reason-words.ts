import type { jobs } from '../i18n/fr/jobs.ts';
import type { JobPart } from '../schemas/portfolio.ts';

type Widened<T> = { [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };
/** A bar ends the words that are emphasised. */
type Words = Widened<(typeof jobs)['reason']>;

/** A rating that brings a job closer because the job does not ask for it reads wrongly by its name alone. */
const isNamed = ({ kind, value, importantFlag, importance, usualImportance }: JobPart): boolean =>
  kind === 'skill' && ((value ?? 0) > 3 || importantFlag === true) && importance >= usualImportance;

/** A reason for a job in short words; undefined for a part without them. */
export const reasonWords = (
  part: JobPart,
  { words, skillName }: { words: Words; skillName: string | undefined },
): string | undefined => {
  if (part.kind === 'wish') return new Map(Object.entries(words.wish)).get(part.id ?? '');
  if (part.kind === 'thesis' || part.kind === 'case' || part.kind === 'reaction') return words[part.kind];
  if (part.kind === 'domain') return part.id === 'open' ? words.domain : undefined;
  return isNamed(part) ? skillName : undefined;
};
