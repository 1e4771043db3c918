import { commonShape } from './common-shape.ts';
import { matchConfig } from './config.ts';
import { demandsOf, dot, max, rounded, type Shape, shapeOf, sum, weightsOf } from './shape.ts';
import type { MatchCase, MatchCatalogue, MatchJob, Strengths } from './types.ts';
import { type KindShares, kindSharesOf } from './wishes.ts';

/** Independent of candidates. `total` is the sum of the skill profile. */
export type JobProfile = {
  readonly id: string;
  readonly job: MatchJob;
  readonly skills: Shape;
  readonly activities: Shape;
  readonly total: number;
  /** Positions, the most important first. */
  readonly important: readonly number[];
  /** Positions of skills asked for beyond the common shape, the most distinctive first. */
  readonly distinctive: readonly number[];
  readonly kinds: KindShares;
  /** Indexed by skill, then activity; demands are on the rating scale. */
  readonly weights: Float64Array;
  readonly demands: Float64Array;
};

export type PreparedCatalogue = {
  readonly skills: MatchCatalogue['skills'];
  readonly activities: MatchCatalogue['activities'];
  readonly jobs: readonly JobProfile[];
  readonly jobById: ReadonlyMap<string, JobProfile>;
  readonly positions: ReadonlyMap<string, number>;
  /** Means over the jobs, indexed by skill, then activity: demands on the rating scale, and weights. */
  readonly usual: { readonly demands: Float64Array; readonly weights: Float64Array };
  readonly cases: readonly MatchCase[];
  /** Skills that some active job calls for, directly or through its activities. */
  readonly usedSkills: MatchCatalogue['skills'];
  readonly stems: MatchCatalogue['stems'];
};

/** Compares code units, so that no locale changes the order. */
const compareIds = (a: { readonly id: string }, b: { readonly id: string }): number =>
  Number(a.id > b.id) - Number(a.id < b.id);

const strengthsOver = (ids: readonly { readonly id: string }[], strengths: Strengths): number[] =>
  ids.map(({ id }) => strengths[id] ?? 0);

const mixed = (own: readonly number[], derived: readonly number[]): number[] => {
  const ownMax = max(own);
  const derivedMax = max(derived);
  if (derivedMax === 0) return own.map((x) => (ownMax === 0 ? 0 : x / ownMax));
  if (ownMax === 0) return derived.map((x) => x / derivedMax);
  const share = matchConfig.activityShare;
  return own.map((x, i) => ((1 - share) * x) / ownMax + (share * (derived[i] ?? 0)) / derivedMax);
};

type Frame = {
  /** Indexed by skill, then activity. */
  readonly links: readonly (readonly number[])[];
  readonly common: { readonly skills: readonly number[]; readonly activities: readonly number[] };
};

const profileOf = (job: MatchJob, { skills, activities }: MatchCatalogue, { links, common }: Frame): JobProfile => {
  const own = strengthsOver(skills, job.skills);
  const byActivity = strengthsOver(activities, job.activities);
  const derived = links.map((link) => dot(byActivity, link));
  const profile = mixed(own, derived);
  const peak = max(profile);
  const weight = (i: number): number => rounded(profile[i] ?? 0);
  const important = [...profile.keys()]
    .filter((i) => weight(i) > 0)
    .sort((a, b) => weight(b) - weight(a) || (own[b] ?? 0) - (own[a] ?? 0) || a - b)
    .slice(0, matchConfig.importantSkills);
  const shape = shapeOf(profile, common.skills);
  const activityShape = shapeOf(byActivity, common.activities);
  const excess = (i: number): number => rounded(shape.own[i] ?? 0);
  const distinctive = [...profile.keys()]
    .filter((i) => excess(i) > 0 && (profile[i] ?? 0) >= matchConfig.distinctiveFrom * peak)
    .sort((a, b) => excess(b) - excess(a) || a - b)
    .slice(0, matchConfig.distinctiveSkills);
  return {
    id: job.id,
    job,
    skills: shape,
    activities: activityShape,
    total: sum(profile),
    important,
    distinctive,
    kinds: kindSharesOf(job),
    weights: Float64Array.from([...weightsOf(shape), ...weightsOf(activityShape)]),
    demands: Float64Array.from([...demandsOf(shape), ...demandsOf(activityShape)]),
  };
};

const meansOf = (rows: readonly Float64Array[], length: number): Float64Array => {
  const means = new Float64Array(length);
  for (const row of rows) {
    for (let i = 0; i < length; i += 1) means[i] = (means[i] ?? 0) + (row[i] ?? 0) / rows.length;
  }
  return means;
};

const prepared = new WeakMap<MatchCatalogue, PreparedCatalogue>();

/** Memoised per catalogue object. Sorts by id, so that neither sums nor ties depend on the catalogue's order. */
export const prepareCatalogue = (catalogue: MatchCatalogue): PreparedCatalogue => {
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
    .toSorted(compareIds)
    .map((job) => profileOf(job, { ...catalogue, skills, activities }, { links, common }))
    .filter((job) => max([...job.skills.strengths, ...job.activities.strengths]) > 0);
  const usedSkills = skills.filter((_, i) => jobs.some((job) => (job.skills.strengths[i] ?? 0) > 0));
  const jobById = new Map(jobs.map((job) => [job.id, job]));
  const result = {
    ...{ skills, activities, jobs, jobById, usedSkills },
    positions: new Map(jobs.map(({ id }, position) => [id, position])),
    usual: {
      demands: meansOf(
        jobs.map(({ demands }) => demands),
        skills.length + activities.length,
      ),
      weights: meansOf(
        jobs.map(({ weights }) => weights),
        skills.length + activities.length,
      ),
    },
    cases: (catalogue.cases ?? []).toSorted(compareIds),
    stems: catalogue.stems,
  };
  prepared.set(catalogue, result);
  return result;
};
