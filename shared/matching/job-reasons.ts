import type { JobExplanation, JobPart } from '#shared/schemas/portfolio.ts';
import { weighedReasons } from './row-reasons.ts';
import { type JobPartKind, jobParts } from './types.ts';

const most = { closer: 5, away: 4 } as const;

/** Rounds to half points: importances are means of many opinions, so more digits would be false precision. */
export const inHalves = (importance: number): number => Math.round(importance * 2) / 2;

export const reasonsOf = ({ parts }: Pick<JobExplanation, 'parts'>): Record<'closer' | 'away', JobPart[]> => {
  const { closer, away } = weighedReasons(parts);
  return { closer: closer.slice(0, most.closer), away: away.slice(0, most.away) };
};

type Origin = { kind: JobPartKind; figure: number };

/** Keyed by kind, rounded to hundredths that add up to the rounded total (largest remainder method). */
export const originsOf = ({
  parts,
  score,
  averageScore,
}: Pick<JobExplanation, 'parts' | 'score' | 'averageScore'>): { origins: Origin[]; total: number } => {
  const total = Math.round((score - averageScore) * 100);
  const sums = jobParts
    .filter((kind) => parts.some((part) => part.kind === kind))
    .map((kind) => {
      const ofKind = parts.filter((part) => part.kind === kind);
      const exact = 100 * ofKind.reduce((sum, { contribution }) => sum + contribution, 0);
      return { kind, cut: Math.floor(exact), remainder: exact - Math.floor(exact) };
    });
  const lost = total - sums.reduce((sum, { cut }) => sum + cut, 0);
  const rounded = sums
    .toSorted((a, b) => b.remainder - a.remainder)
    .map(({ kind, cut }, place) => ({ kind, figure: (cut + Number(place < lost)) / 100 }));
  return { origins: rounded.sort((a, b) => b.figure - a.figure), total: total / 100 };
};

export const askedOf = ({
  importance,
  usualImportance,
}: Pick<JobPart, 'importance' | 'usualImportance'>): 'more' | 'less' | 'same' => {
  const beyond = importance - usualImportance;
  if (Math.abs(beyond) < 0.1) return 'same';
  return beyond > 0 ? 'more' : 'less';
};

/** Compares with the candidate's mean for the part's kind; undefined without a rating. */
export const placeOf = (
  { kind, value }: Pick<JobPart, 'kind' | 'value'>,
  parts: JobExplanation['parts'],
): 'high' | 'low' | 'middle' | undefined => {
  if (value === null) return undefined;
  const values = parts.flatMap((part) => (part.kind === kind && part.value !== null ? [part.value] : []));
  const above = value - values.reduce((sum, one) => sum + one, 0) / values.length;
  if (Math.abs(above) < 0.5) return 'middle';
  return above > 0 ? 'high' : 'low';
};

export type Telling = {
  asks: ReturnType<typeof askedOf>;
  own: ('high' | 'low' | 'middle' | 'liked' | 'disliked')[];
};

const leanings = { high: 1, liked: 1, middle: 0, low: -1, disliked: -1, more: 1, same: 0, less: -1 } as const;

/** Null when the words would contradict the sign of the contribution, which also depends on the other answers. */
export const tellingOf = (part: JobPart, parts: JobExplanation['parts']): Telling | null => {
  const asks = askedOf(part);
  const place = placeOf(part, parts);
  const taste: Telling['own'] = part.importantFlag === null ? [] : [part.importantFlag ? 'liked' : 'disliked'];
  const own = place ? [place, ...taste] : taste;
  const leaning = own.reduce((sum, word) => sum + leanings[word], 0) * leanings[asks];
  return leaning * part.contribution < 0 ? null : { asks, own };
};
