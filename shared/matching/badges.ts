import { inHalves } from './job-reasons.ts';

/** Three for ranks 1 to 4, two for 5 to 8, else one. */
export const jobStars = (rank: number): 1 | 2 | 3 => {
  if (rank <= 4) return 3;
  return rank <= 8 ? 2 : 1;
};

/** `unrated` covers N/A and unanswered. */
export type BadgeLevel = 'strength' | 'warning' | 'weakness' | 'unrated';

export const badgeLevel = (value: number | null): BadgeLevel => {
  if (value === null) return 'unrated';
  if (value > 3) return 'strength';
  return value > 2 ? 'warning' : 'weakness';
};

type SkillStanding = BadgeLevel | 'enough';

/** A low rating is `enough` where the job asks for no more. */
export const skillStanding = (value: number | null, importance: number): SkillStanding => {
  const level = badgeLevel(value);
  const isLow = level === 'warning' || level === 'weakness';
  return isLow && value !== null && value >= inHalves(importance) ? 'enough' : level;
};
