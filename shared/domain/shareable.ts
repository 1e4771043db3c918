import type { RatingKind } from '../lists.ts';

/** RNCP competencies are a certification's criteria. */
export const shareableKinds = ['skill', 'activity', 'value'] as const satisfies RatingKind[];
export type ShareableKind = (typeof shareableKinds)[number];

/** Strengths of one person: those that are asked for a sentence, lead the CV and stand on the page to share. */
export const mostStrengths = 4;

const least = 3;
const usual = { skill: mostStrengths, activity: 3, value: 3 } as const satisfies Record<ShareableKind, number>;

type RatedEntry = {
  readonly id: string;
  readonly value: number | null;
  readonly importantFlag: boolean | null;
  /** The person's own sentence. */
  readonly proof?: string | null;
};

const rating = ({ value }: RatedEntry): number => value ?? -1;
const proven = ({ proof }: RatedEntry): number => Number(Boolean(proof));
/** The CV knows no likes, and orders what has a sentence as the page to share does. */
const unprovenLiked = ({ importantFlag, proof }: RatedEntry): number => Number(importantFlag === true && !proof);

type OnCv = { readonly value?: number | null | undefined; readonly proof?: string | null | undefined };

/** A skill as others read it: with the rating of the CV, if it has one there, and the sentence. */
export const asOnCv = <R extends { value: number | null }>(row: R, onCv: OnCv = {}): R & { proof: string | null } => ({
  ...row,
  value: onCv.value ?? row.value,
  proof: onCv.proof || null,
});

/** Without disliked rows; those with a sentence first, then the best; among equals without one, liked ones first. */
export const shareableOf = <R extends RatedEntry>(rows: readonly R[]): R[] =>
  rows
    .filter((row) => rating(row) >= least && row.importantFlag !== false)
    .sort((a, b) => proven(b) - proven(a) || rating(b) - rating(a) || unprovenLiked(b) - unprovenLiked(a));

export const usualStrengths = <R extends RatedEntry>(kind: ShareableKind, rows: readonly R[]): R[] =>
  shareableOf(rows).slice(0, usual[kind]);

export const usuallyShared = (kind: ShareableKind, rows: readonly RatedEntry[]): string[] =>
  usualStrengths(kind, rows).map(({ id }) => id);

/** Skills whose sentences are asked for after the result. */
export const skillsToProve = <R extends RatedEntry>(skills: readonly R[]): R[] =>
  shareableOf(skills).slice(0, mostStrengths);
