import type { JobProfile } from './profile.ts';
import type { Responses } from './responses.ts';
import { rounded } from './shape.ts';

/** What the job asks of a skill, on the rating scale. */
export const demand = ({ skills, peak }: JobProfile, i: number): number =>
  peak === 0 ? 0 : (5 * (skills.strengths[i] ?? 0)) / peak;

/** What the job asks of an activity, on the same scale. */
export const activityDemand = ({ activities, activityPeak }: JobProfile, i: number): number =>
  activityPeak === 0 ? 0 : (5 * (activities.strengths[i] ?? 0)) / activityPeak;

/** How near the ratings come to what a job asks, 0 to 1: falling short weighs four times as much as exceeding. */
export const readinessFor = (job: JobProfile, { ratings, skillCount }: Responses): number => {
  let weights = 0;
  let distances = 0;
  for (let i = 0; i < skillCount; i += 1) {
    const rating = ratings[i] ?? null;
    if (rating === null) continue;
    const asked = demand(job, i);
    weights += asked + 0.5;
    distances += ((asked + 0.5) * (Math.max(0, asked - rating) + 0.25 * Math.max(0, rating - asked))) / 5;
  }
  return weights === 0 ? 0 : rounded(1 - distances / weights);
};
