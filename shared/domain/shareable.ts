import type { RatingKind } from '../lists.ts';

/** RNCP competencies are a certification's criteria. */
export const shareableKinds = ['skill', 'activity', 'value'] as const satisfies RatingKind[];
export type ShareableKind = (typeof shareableKinds)[number];

/** Strengths that fit on the page to share. */
export const mostStrengths = 6;

const least = 3;
const usual = { skill: 6, activity: 3, value: 3 } as const satisfies Record<ShareableKind, number>;

type RatedEntry = {
  readonly id: string;
  readonly value: number | null;
  readonly importantFlag: boolean | null;
  /** The person's own sentence. */
  readonly proof?: string | null;
};

const rating = ({ value }: RatedEntry): number => value ?? -1;
const liked = ({ importantFlag }: RatedEntry): number => Number(importantFlag === true);
const proven = ({ proof }: RatedEntry): number => Number(Boolean(proof));

/** Without disliked rows; those with a sentence first, then the best; among equals, liked ones first. */
export const shareableOf = <R extends RatedEntry>(rows: readonly R[]): R[] =>
  rows
    .filter((row) => rating(row) >= least && row.importantFlag !== false)
    .sort((a, b) => proven(b) - proven(a) || rating(b) - rating(a) || liked(b) - liked(a));

export const usualStrengths = <R extends RatedEntry>(kind: ShareableKind, rows: readonly R[]): R[] =>
  shareableOf(rows).slice(0, usual[kind]);

export const usuallyShared = (kind: ShareableKind, rows: readonly RatedEntry[]): string[] =>
  usualStrengths(kind, rows).map(({ id }) => id);

/** Skills that stand first on the public CV, each with a sentence. */
const provenFirst = 4;

/** Skills whose sentences are asked for after the result. */
export const skillsToProve = <R extends RatedEntry>(skills: readonly R[]): R[] =>
  shareableOf(skills).slice(0, provenFirst);
