import type { JobExplanation, JobPart } from '#shared/schemas/portfolio.ts';

/** Rounds to half points: importances are means of many opinions, so more digits would be false precision. */
export const inHalves = (importance: number): number => Math.round(importance * 2) / 2;

/** In hundredths: each part's figure, and the rest up to the total. */
export const figuresOf = (
  shown: readonly JobPart[],
  { score, averageScore }: Pick<JobExplanation, 'score' | 'averageScore'>,
): { figures: number[]; rest: number; total: number } => {
  const figures = shown.map(({ contribution }) => Math.round(100 * contribution));
  const total = Math.round(100 * (score - averageScore));
  const rest = total - figures.reduce((sum, one) => sum + one, 0);
  return { figures: figures.map((one) => one / 100), rest: rest / 100, total: total / 100 };
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
