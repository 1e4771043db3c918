import type { Doctorate } from '../schemas/doctorate.ts';
import type { AssessmentProgress } from './assessment-progress.ts';

/** Named after their menu entries. */
const stations = ['profile', 'doctorates', 'portfolios', 'jobs', 'courses', 'career', 'cv'] as const;
export type Station = (typeof stations)[number];
export const isStation = (name: string): name is Station => stations.some((station) => station === name);

/** `later`: another part must come first. */
export type Standing = 'todo' | 'begun' | 'done' | 'later';

export type Travelled = {
  profile: { diplomas: number; experiences: number; publications: number };
  doctorate: Doctorate;
  /** Progress of the last assessment; null without one. */
  assessment: AssessmentProgress | null;
  hasJobs: boolean;
  publicSections: number;
};

const standingOf = (known: number, all: number): Standing => (known === 0 ? 'todo' : known < all ? 'begun' : 'done');
const saidIn = (record: Doctorate, names: readonly (keyof Doctorate)[]): number =>
  names.filter((name) => record[name]).length;

/** The doctorate is done once these fields are filled in; the rest is optional. */
const situating = ['startDate', 'estimatedEndDate', 'researchDomain', 'thesisTitle'] as const;
const plan = ['proProjectElements', 'careerPlan'] as const;

export const standingsOf = (known: Travelled): Readonly<Record<Station, Standing>> => {
  const { profile, doctorate, assessment, hasJobs, publicSections } = known;
  const listed = [profile.diplomas, profile.experiences].filter((count) => count > 0).length;
  return {
    profile: listed === 0 && profile.publications > 0 ? 'begun' : standingOf(listed, 2),
    doctorates: standingOf(saidIn(doctorate, situating), situating.length),
    portfolios: assessment === null ? 'todo' : assessment.next ? 'begun' : 'done',
    jobs: hasJobs ? 'done' : 'later',
    // Courses are never done: candidates come back to them.
    courses: 'todo',
    career: standingOf(saidIn(doctorate, plan), plan.length),
    cv: publicSections === 0 ? 'todo' : 'done',
  };
};

/** Ordered by benefit: the assessment leads to jobs, and the rest refines them. */
const order = ['portfolios', 'doctorates', 'profile', 'career', 'cv'] as const satisfies readonly Station[];

/** Null when all are done. */
export const nextStation = (standings: Readonly<Record<Station, Standing>>): Station | null =>
  order.find((station) => standings[station] !== 'done') ?? null;
