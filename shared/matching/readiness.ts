import type { JobProfile } from './prepare-catalogue.ts';
import type { Responses } from './prepare-match.ts';
import { rounded } from './shape.ts';

/** On the rating scale. */
export const skillDemand = ({ skills, peak }: JobProfile, i: number): number =>
  peak === 0 ? 0 : (5 * (skills.strengths[i] ?? 0)) / peak;

/** On the rating scale. */
export const activityDemand = ({ activities, activityPeak }: JobProfile, i: number): number =>
  activityPeak === 0 ? 0 : (5 * (activities.strengths[i] ?? 0)) / activityPeak;

/** From 0 to 1. A rating below the demand weighs four times as much as one above it. */
export const readinessFor = (job: JobProfile, { ratings, skillCount }: Responses): number => {
  let weights = 0;
  let distances = 0;
  for (let i = 0; i < skillCount; i += 1) {
    const rating = ratings[i] ?? null;
    if (rating === null) continue;
    const asked = skillDemand(job, i);
    weights += asked + 0.5;
    distances += ((asked + 0.5) * (Math.max(0, asked - rating) + 0.25 * Math.max(0, rating - asked))) / 5;
  }
  return weights === 0 ? 0 : rounded(1 - distances / weights);
};
