import type { RatingKind } from '../lists.ts';

/** What one may show to others of an assessment: never the RNCP's competencies, which one is measured by. */
export const shareableKinds = ['skill', 'activity', 'value'] as const satisfies RatingKind[];
export type ShareableKind = (typeof shareableKinds)[number];

/** The most strengths that two pages hold. */
export const mostStrengths = 12;

/** From there on a rating is something to show. */
const least = 3;
/** How many of each kind are shown where nobody has chosen. */
const usual = { skill: 6, activity: 3, value: 3 } as const satisfies Record<ShareableKind, number>;

type RatedEntry = { readonly id: string; readonly value: number | null; readonly importantFlag: boolean | null };

const rating = ({ value }: RatedEntry): number => value ?? -1;
const liked = ({ importantFlag }: RatedEntry): number => Number(importantFlag === true);

/** What may be shown of these: what is rated 3 or more and not disliked, the best first, of equals the liked ones. */
export const shareableOf = <R extends RatedEntry>(rows: readonly R[]): R[] =>
  rows
    .filter((row) => rating(row) >= least && row.importantFlag !== false)
    .sort((a, b) => rating(b) - rating(a) || liked(b) - liked(a));

/** The ids of what is shown of a kind where nobody has chosen: what is rated best. */
export const usuallyShared = (kind: ShareableKind, rows: readonly RatedEntry[]): string[] =>
  shareableOf(rows)
    .slice(0, usual[kind])
    .map(({ id }) => id);
