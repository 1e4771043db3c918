/** The stars of a suggested job: 3 for the first four ranks, 2 for the next four, else 1. */
export const jobStars = (rank: number): 1 | 2 | 3 => {
  if (rank <= 4) return 3;
  return rank <= 8 ? 2 : 1;
};

/** How a skill badge reads: a strength, near, far, or not rated (N/A or unanswered). */
export type BadgeLevel = 'strength' | 'warning' | 'weakness' | 'unrated';

/** The badge of a skill by the candidate's rating, 0 to 5 or null. */
export const badgeLevel = (value: number | null): BadgeLevel => {
  if (value === null) return 'unrated';
  if (value > 3) return 'strength';
  return value > 2 ? 'warning' : 'weakness';
};
