import type { Doctorate } from '../schemas/doctorate.ts';
import type { AssessmentProgress } from './assessment-progress.ts';

/** The parts of a candidate's way, by the names of their entries in the menu. */
export const stations = ['profile', 'doctorates', 'portfolios', 'jobs', 'courses', 'career', 'cv'] as const;
export type Station = (typeof stations)[number];
export const isStation = (name: string): name is Station => stations.some((station) => station === name);

/** How a part stands; `later`: something else must come before it. */
export type Standing = 'todo' | 'begun' | 'done' | 'later';

/** What the calls of the home answer, as far as the way goes by it. */
export type Travelled = {
  profile: { diplomas: number; experiences: number; publications: number };
  doctorate: Doctorate;
  /** Of the last assessment; null without one. */
  assessment: AssessmentProgress | null;
  hasJobs: boolean;
  /** How many sections of the CV are public. */
  publicSections: number;
};

const standingOf = (known: number, all: number): Standing => (known === 0 ? 'todo' : known < all ? 'begun' : 'done');
const saidIn = (record: Doctorate, names: readonly (keyof Doctorate)[]): number =>
  names.filter((name) => record[name]).length;

/** What situates a doctorate; the rest of the record tells more of it. */
const situating = ['startDate', 'estimatedEndDate', 'researchDomain', 'thesisTitle'] as const;
const plan = ['proProjectElements', 'careerPlan'] as const;

/** How each part of the way stands. */
export const standingsOf = (known: Travelled): Readonly<Record<Station, Standing>> => {
  const { profile, doctorate, assessment, hasJobs, publicSections } = known;
  const listed = [profile.diplomas, profile.experiences].filter((count) => count > 0).length;
  return {
    profile: listed === 0 && profile.publications > 0 ? 'begun' : standingOf(listed, 2),
    doctorates: standingOf(saidIn(doctorate, situating), situating.length),
    portfolios: assessment === null ? 'todo' : assessment.next ? 'begun' : 'done',
    jobs: hasJobs ? 'done' : 'later',
    // One comes back to them: they are never done.
    courses: 'todo',
    career: standingOf(saidIn(doctorate, plan), plan.length),
    cv: publicSections === 0 ? 'todo' : 'done',
  };
};

/** What leads furthest first: jobs come of the assessment, and everything else of what is told. */
const order = ['portfolios', 'doctorates', 'profile', 'career', 'cv'] as const satisfies readonly Station[];

/** The part where one is in the way; null when nothing is left to do. */
export const nextStation = (standings: Readonly<Record<Station, Standing>>): Station | null =>
  order.find((station) => standings[station] !== 'done') ?? null;
