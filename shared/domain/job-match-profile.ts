import { matchConfig } from './job-match-config.ts';
import type { MatchCatalogue, MatchJob, Strengths } from './job-match-types.ts';

/** Strengths over all skills (or activities) of the catalogue, with their norm before and after centring. */
export type Shape = { readonly strengths: readonly number[]; readonly norm: number; readonly spread: number };

/** What of a job does not depend on the candidate; `total` and `peak` are the sum and maximum of its skill profile. */
export type JobProfile = {
  readonly id: string;
  readonly skills: Shape;
  readonly activities: Shape;
  readonly total: number;
  readonly peak: number;
  /** Positions of the most important skills, the most important first. */
  readonly important: readonly number[];
};

export type PreparedCatalogue = {
  readonly skills: MatchCatalogue['skills'];
  readonly activities: MatchCatalogue['activities'];
  readonly jobs: readonly JobProfile[];
  /** The skills that some active job calls for, itself or through its activities. */
  readonly usedSkills: MatchCatalogue['skills'];
};

/** The scalar product of two vectors of the same length. */
export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** Rounds to 1e-9, below which differences are floating-point noise; never -0. */
export const rounded = (x: number): number => Math.round(x * 1e9) / 1e9 + 0;

/** Orders ids by code units, the same everywhere. */
export const compareIds = (a: { readonly id: string }, b: { readonly id: string }): number =>
  Number(a.id > b.id) - Number(a.id < b.id);

const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const normOf = (values: readonly number[]): number => Math.sqrt(dot(values, values));
const strengthsOver = (ids: readonly { readonly id: string }[], strengths: Strengths): number[] =>
  ids.map(({ id }) => strengths[id] ?? 0);

const shapeOf = (strengths: readonly number[]): Shape => {
  const mean = sum(strengths) / strengths.length;
  const norm = normOf(strengths);
  const spread = normOf(strengths.map((x) => x - mean));
  // The mean of equal numbers may miss them by a rounding error, which division by the spread would blow up into a score.
  return { strengths, norm, spread: spread > 1e-9 * norm ? spread : 0 };
};

const mixed = (own: readonly number[], derived: readonly number[]): number[] => {
  const ownMax = max(own);
  const derivedMax = max(derived);
  if (derivedMax === 0) return own.map((x) => (ownMax === 0 ? 0 : x / ownMax));
  if (ownMax === 0) return derived.map((x) => x / derivedMax);
  const share = matchConfig.activityShare;
  return own.map((x, i) => ((1 - share) * x) / ownMax + (share * (derived[i] ?? 0)) / derivedMax);
};

/** For each skill, how much each activity calls for it. */
type Links = readonly (readonly number[])[];

const profileOf = (job: MatchJob, { skills, activities }: MatchCatalogue, links: Links): JobProfile => {
  const own = strengthsOver(skills, job.skills);
  const byActivity = strengthsOver(activities, job.activities);
  const derived = links.map((link) => dot(byActivity, link));
  const profile = mixed(own, derived);
  const weight = (i: number): number => rounded(profile[i] ?? 0);
  const important = [...profile.keys()]
    .filter((i) => weight(i) > 0)
    .sort((a, b) => weight(b) - weight(a) || (own[b] ?? 0) - (own[a] ?? 0) || a - b)
    .slice(0, matchConfig.importantSkills);
  return {
    id: job.id,
    skills: shapeOf(profile),
    activities: shapeOf(byActivity),
    total: sum(profile),
    peak: max(profile),
    important,
  };
};

const prepared = new WeakMap<MatchCatalogue, PreparedCatalogue>();

/** The catalogue made ready for ranking, once per catalogue object. Sorted by id, so that sums do not depend on its order. */
export const prepare = (catalogue: MatchCatalogue): PreparedCatalogue => {
  const known = prepared.get(catalogue);
  if (known) return known;
  const skills = catalogue.skills.toSorted(compareIds);
  const activities = catalogue.activities.toSorted(compareIds);
  const links = skills.map(({ id }) => activities.map((activity) => activity.skills[id] ?? 0));
  const jobs = catalogue.jobs
    .filter((job) => job.active)
    .map((job) => profileOf(job, { ...catalogue, skills, activities }, links))
    .filter((job) => job.skills.norm > 0 || job.activities.norm > 0);
  const usedSkills = skills.filter((_, i) => jobs.some((job) => (job.skills.strengths[i] ?? 0) > 0));
  const result = { skills, activities, jobs, usedSkills };
  prepared.set(catalogue, result);
  return result;
};
