/** Strengths that fit on the page. */
export const mostStrengths = 6;

const least = 3;

type RatedSkill = {
  readonly id: string;
  readonly value: number | null;
  readonly importantFlag: boolean | null;
  /** The person's own sentence. */
  readonly proof: string | null;
};

const rating = ({ value }: RatedSkill): number => value ?? -1;
const liked = ({ importantFlag }: RatedSkill): number => Number(importantFlag === true);
const proven = ({ proof }: RatedSkill): number => Number(proof !== null);

/** Without disliked skills; those with a sentence first, then the best rated; among equals, liked ones first. */
export const shareableOf = <R extends RatedSkill>(rows: readonly R[]): R[] =>
  rows
    .filter((row) => rating(row) >= least && row.importantFlag !== false)
    .sort((a, b) => proven(b) - proven(a) || rating(b) - rating(a) || liked(b) - liked(a));

export const usuallyShared = (rows: readonly RatedSkill[]): string[] =>
  shareableOf(rows)
    .slice(0, mostStrengths)
    .map(({ id }) => id);
