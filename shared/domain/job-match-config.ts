/** The judgement in the ranking of jobs. Whoever changes a number changes the version, which every reply carries. */
export const matchConfig = {
  version: 'profile-match-3',
  /** What activities contribute, through the skills they call for, to a job's skill profile; the rest is the job's own. */
  activityShare: 0.3,
  /** Half of the rating scale: brings a deviation from the candidate's mean to about -1 to 1. */
  ratingUnit: 2.5,
  activityWeight: 1,
  /** What one likes counts as much as what one is good at. */
  likingWeight: 1,
  activityLikingWeight: 0.5,
  /** A job of whose profile less than this was rated comes after all others. */
  minCoverage: 0.25,
  importantSkills: 5,
  distinctiveSkills: 3,
  /** A skill sets a job apart only when the job asks at least this share of what it asks of its first skill. */
  distinctiveFrom: 0.4,
  minAnswered: 0.6,
  minRated: 0.4,
} as const;
