/** Tuned values. A changed number needs a new version, which every reply carries. */
export const matchConfig = {
  version: 'profile-match-5',
  /** The activities' share of a job's skill profile, through the skills they call for; the rest is the job's own. */
  activityShare: 0.3,
  /** Half the rating scale; it scales deviations from the candidate's mean to about -1 to 1. */
  ratingUnit: 2.5,
  activityWeight: 1,
  /** A liking counts as much as a rating. */
  likingWeight: 1,
  activityLikingWeight: 0.5,
  wishWeight: 0.8,
  /** Weight of a regular kind of work; a core kind has 1. */
  regularKind: 0.5,
  thesisWeight: 4,
  /** A word of the job's name counts as often as this many of its description. */
  nameCount: 3,
  /** Subtracted by how the candidate's domains lead to a job. */
  domainCost: { open: 0, neighbouring: 0.2, outside: 0.8 },
  /** Multiplies the mean grade, 0 to 3, that advisers gave the job for alike people. */
  caseWeight: 0.5,
  /** Makes the most alike people count e³ times as much for each of wishes, domain and thesis. */
  caseSharpness: 3,
  /** Fewer active cases do more harm than good. */
  fewestCases: 25,
  /** Multiply the likeness to kept and set-aside jobs, which is divided by the root of their number. */
  keptWeight: 2,
  asideWeight: 1,
  /** Stored with jobs' stems. Raise it when stemming changes: stems of another version are made again. */
  stemsVersion: 2,
  /** Jobs with a smaller rated share of their profile come after all others. */
  minCoverage: 0.25,
  importantSkills: 5,
  distinctiveSkills: 3,
  /** A distinctive skill needs at least this share of the demand for the job's first skill. */
  distinctiveFrom: 0.4,
  /** A skill is common when this share of the jobs asks for at least `commonFrom` of it, on the rating scale. */
  commonShare: 0.9,
  commonFrom: 3,
  commonSkills: 5,
  /**
   * The ranks that a candidate is likely to read, and the number of jobs that may reach them when the answers are a
   * little off.
   */
  firstRanks: 8,
  contenders: 24,
  /** Least probability of staying among the first ranks, for each word. */
  staysFrom: 0.9,
  likelyFrom: 0.5,
  minAnswered: 0.6,
  minRated: 0.4,
} as const;
