import { commonShape } from './job-match-common.ts';
import { matchConfig } from './job-match-config.ts';
import type { MatchCatalogue, MatchJob, Strengths } from './job-match-types.ts';

/** Strengths over all skills (or activities) of the catalogue; `own` is their shape without what jobs have in common, of norm `spread`. */
export type Shape = { readonly strengths: readonly number[]; readonly own: readonly number[]; readonly spread: number };

/** What of a job does not depend on the candidate; `total` and `peak` are the sum and maximum of its skill profile. */
export type JobProfile = {
  readonly id: string;
  readonly researchDomains: readonly number[];
  readonly skills: Shape;
  readonly activities: Shape;
  readonly total: number;
  readonly peak: number;
  /** Positions of the most important skills, the most important first. */
  readonly important: readonly number[];
  /** Positions of the skills that set the job apart: asked for, and beyond what jobs have in common; the most distinctive first. */
  readonly distinctive: readonly number[];
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

const centred = (values: readonly number[]): number[] => {
  const mean = sum(values) / values.length;
  return values.map((x) => x - mean);
};

/** What is left after centring and subtracting: rounding errors, which division by the spread would blow up into a score, count as nothing. */
const shapeOf = (strengths: readonly number[], common: readonly number[]): Shape => {
  const deviations = centred(strengths);
  const axis = centred(common);
  const length = dot(axis, axis);
  const share = length > 1e-18 * dot(common, common) ? dot(deviations, axis) / length : 0;
  const own = deviations.map((x, i) => x - share * (axis[i] ?? 0));
  const spread = normOf(own);
  return { strengths, own, spread: spread > 1e-9 * normOf(strengths) ? spread : 0 };
};

const mixed = (own: readonly number[], derived: readonly number[]): number[] => {
  const ownMax = max(own);
  const derivedMax = max(derived);
  if (derivedMax === 0) return own.map((x) => (ownMax === 0 ? 0 : x / ownMax));
  if (ownMax === 0) return derived.map((x) => x / derivedMax);
  const share = matchConfig.activityShare;
  return own.map((x, i) => ((1 - share) * x) / ownMax + (share * (derived[i] ?? 0)) / derivedMax);
};

/** What the jobs are measured with: for each skill, how much each activity calls for it; and what jobs have in common. */
type Frame = {
  readonly links: readonly (readonly number[])[];
  readonly common: { readonly skills: readonly number[]; readonly activities: readonly number[] };
};

const profileOf = (job: MatchJob, { skills, activities }: MatchCatalogue, { links, common }: Frame): JobProfile => {
  const own = strengthsOver(skills, job.skills);
  const byActivity = strengthsOver(activities, job.activities);
  const derived = links.map((link) => dot(byActivity, link));
  const profile = mixed(own, derived);
  const weight = (i: number): number => rounded(profile[i] ?? 0);
  const important = [...profile.keys()]
    .filter((i) => weight(i) > 0)
    .sort((a, b) => weight(b) - weight(a) || (own[b] ?? 0) - (own[a] ?? 0) || a - b)
    .slice(0, matchConfig.importantSkills);
  const shape = shapeOf(profile, common.skills);
  const peak = max(profile);
  const excess = (i: number): number => rounded(shape.own[i] ?? 0);
  const distinctive = [...profile.keys()]
    .filter((i) => excess(i) > 0 && (profile[i] ?? 0) >= matchConfig.distinctiveFrom * peak)
    .sort((a, b) => excess(b) - excess(a) || a - b)
    .slice(0, matchConfig.distinctiveSkills);
  return {
    id: job.id,
    researchDomains: job.researchDomains ?? [],
    skills: shape,
    activities: shapeOf(byActivity, common.activities),
    total: sum(profile),
    peak,
    important,
    distinctive,
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
  const shared = catalogue.common ?? commonShape;
  const common = {
    skills: strengthsOver(skills, shared.skills),
    activities: strengthsOver(activities, shared.activities),
  };
  const jobs = catalogue.jobs
    .filter((job) => job.active)
    .map((job) => profileOf(job, { ...catalogue, skills, activities }, { links, common }))
    .filter((job) => max([...job.skills.strengths, ...job.activities.strengths]) > 0);
  const usedSkills = skills.filter((_, i) => jobs.some((job) => (job.skills.strengths[i] ?? 0) > 0));
  const result = { skills, activities, jobs, usedSkills };
  prepared.set(catalogue, result);
  return result;
};
