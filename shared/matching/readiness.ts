import type { JobProfile } from './prepare-catalogue.ts';
import type { Responses } from './prepare-match.ts';
import { rounded } from './shape.ts';

/** From 0 to 1. A rating below the demand weighs four times as much as one above it. */
export const readinessFor = ({ demands }: JobProfile, { ratings, skillCount }: Responses): number => {
  let weights = 0;
  let distances = 0;
  for (let i = 0; i < skillCount; i += 1) {
    const rating = ratings[i] ?? null;
    if (rating === null) continue;
    const asked = demands[i] ?? 0;
    weights += asked + 0.5;
    distances += ((asked + 0.5) * (Math.max(0, asked - rating) + 0.25 * Math.max(0, rating - asked))) / 5;
  }
  return weights === 0 ? 0 : rounded(1 - distances / weights);
};
