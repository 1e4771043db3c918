/** Words instead of a figure, which would read like a grade. */
export const readinessLevels = ['close', 'near', 'partway', 'far'] as const;
export type Readiness = (typeof readinessLevels)[number];

/** `readiness` is 0 to 1; most pairs of job and candidate lie between 0.7 and 0.95. */
export const readinessOf = (readiness: number): Readiness => {
  if (readiness >= 0.9) return 'close';
  if (readiness >= 0.8) return 'near';
  return readiness >= 0.65 ? 'partway' : 'far';
};

type Effect = 'closer' | 'away' | 'little';

/** Scores of good matches are about 0.5, so a contribution below 0.01 hardly counts. */
export const effectOf = (contribution: number): Effect => {
  if (Math.abs(contribution) < 0.01) return 'little';
  return contribution > 0 ? 'closer' : 'away';
};
