/** How near somebody's ratings come to what a job asks, in words: never a figure, which would read as a mark. */
export const readinessLevels = ['close', 'near', 'partway', 'far'] as const;
export type Readiness = (typeof readinessLevels)[number];

/** The words for the ranking's readiness, 0 to 1. Between 0.7 and 0.95 for most pairs of job and candidate. */
export const readinessOf = (readiness: number): Readiness => {
  if (readiness >= 0.9) return 'close';
  if (readiness >= 0.8) return 'near';
  return readiness >= 0.65 ? 'partway' : 'far';
};

/** What a skill does to a job's place: brings it closer, moves it away, or hardly counts. */
export type Effect = 'closer' | 'away' | 'little';

/** The effect of a skill's contribution to the score; scores of good matches are about 0.5. */
export const effectOf = (contribution: number): Effect => {
  if (Math.abs(contribution) < 0.01) return 'little';
  return contribution > 0 ? 'closer' : 'away';
};
