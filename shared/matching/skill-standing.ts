import { inHalves } from './job-reasons.ts';
import { type BadgeLevel, badgeLevel } from './job-stars.ts';

/** How one stands in a skill beside what a job asks of it, in words: never something to develop where the job asks for no more. */
export type SkillStanding = BadgeLevel | 'enough';

/** By one's rating, and by the importance that the job gives to the skill, both 0 to 5. */
export const skillStanding = (value: number | null, importance: number): SkillStanding => {
  const level = badgeLevel(value);
  const isLow = level === 'warning' || level === 'weakness';
  return isLow && value !== null && value >= inHalves(importance) ? 'enough' : level;
};
