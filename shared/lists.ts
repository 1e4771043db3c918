/** The fixed enumerations of the product: ids only, their labels stand in i18n's `lists`. */

export const roles = ['user', 'admin', 'super'] as const;
export type Role = (typeof roles)[number];

export const statuses = ['PENDING', 'REJECTED', 'ACCEPTED'] as const;
export type Status = (typeof statuses)[number];

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** The kinds of thing a candidate rates, in the order of the assessment's tabs. */
export const ratingKinds = ['activity', 'skill', 'value', 'rncp'] as const;
export type RatingKind = (typeof ratingKinds)[number];

/** How many categories each kind has; a category is a number from 1 to that. */
export const categoryCounts = { activity: 2, skill: 3, value: 6, rncp: 6 } as const satisfies Record<
  RatingKind,
  number
>;

/** Kinds that carry like and dislike beside the rating. */
export const isLikeable = (kind: RatingKind): boolean => kind === 'activity' || kind === 'skill';
