/** The judgement in the ranking of jobs. Whoever changes a number changes the version, which every reply carries. */
export const matchConfig = {
  version: 'profile-match-4',
  /** What activities contribute, through the skills they call for, to a job's skill profile; the rest is the job's own. */
  activityShare: 0.3,
  /** Half of the rating scale: brings a deviation from the candidate's mean to about -1 to 1. */
  ratingUnit: 2.5,
  activityWeight: 1,
  /** What one likes counts as much as what one is good at. */
  likingWeight: 1,
  activityLikingWeight: 0.5,
  /** What one is drawn to, where it is most of a job (1) or a part of it. */
  wishWeight: 0.8,
  regularKind: 0.5,
  /** How near the thesis is to what leads to a job, in words; a job's name says more of it than its description. */
  thesisWeight: 4,
  nameCount: 3,
  /** What a job loses to which a neighbouring domain alone leads. */
  neighbourCost: 0.2,
  /** A job of whose profile less than this was rated comes after all others. */
  minCoverage: 0.25,
  importantSkills: 5,
  distinctiveSkills: 3,
  /** A skill sets a job apart only when the job asks at least this share of what it asks of its first skill. */
  distinctiveFrom: 0.4,
  /** A skill is common when this share of the jobs asks at least so much of it, on the rating scale. */
  commonShare: 0.9,
  commonFrom: 3,
  commonSkills: 5,
  /** The ranks that a candidate is likely to read, and how many jobs may come among them when the answers are a little off. */
  firstRanks: 8,
  contenders: 24,
  /** The share of such answers from which a job stays there, or likely does. */
  staysFrom: 0.9,
  likelyFrom: 0.5,
  /** How many jobs of other fields are shown. */
  elsewhere: 3,
  minAnswered: 0.6,
  minRated: 0.4,
} as const;
