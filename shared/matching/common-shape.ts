import type { CommonShape, Strengths } from './types.ts';

const numbered = (prefix: string, values: readonly number[]): Strengths =>
  Object.fromEntries(values.map((value, i) => [`${prefix}${i + 1}`, value]));

/**
 * Means of the skill profiles (s1, s2 …) and activities (a1, a2 …) of the starter catalogue's first 142 jobs. Demands
 * that all jobs share do not tell jobs apart, so they are subtracted from each job's shape. Constant within a version
 * of the method: a new or changed job never reorders the others.
 */
export const commonShape: CommonShape = {
  skills: numbered(
    's',
    [
      0.78, 0.81, 0.67, 0.75, 0.42, 0.34, 0.85, 0.57, 0.49, 0.6, 0.59, 0.6, 0.61, 0.52, 0.59, 0.49, 0.42, 0.54, 0.55,
      0.57, 0.63, 0.65, 0.66, 0.56, 0.53, 0.65, 0.59, 0.55, 0.49, 0.4, 0.5, 0.51, 0.59, 0.3, 0.19, 0.2, 0.22, 0.11,
      0.21, 0.59, 0.48, 0.45, 0.49, 0.22, 0.22, 0.44,
    ],
  ),
  activities: numbered(
    'a',
    [
      4.32, 3.08, 3.72, 1.89, 2.79, 2.98, 3.88, 3.22, 3.98, 4.06, 3.69, 4, 3.19, 3.01, 3.7, 4.23, 3.62, 3.75, 3.99,
      3.37, 3.62, 1.94, 1.94, 2.48, 2.04, 2.76, 2.82, 3.33, 2.65, 2.89, 3.02, 2.39, 1.66, 2.09,
    ],
  ),
};
