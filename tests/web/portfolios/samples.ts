import type { RatingKind } from '#shared/lists.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { CalculatedJob, CalculatedJobs, PortfolioProgress } from '#shared/schemas/portfolio.ts';
import type { Replies } from '#tests/support/replies.ts';

/** A small catalogue: numbers of entries per category; each entry is named by its id. */
const counts: Readonly<Record<RatingKind, readonly number[]>> = {
  activity: [2, 1],
  skill: [4, 3, 3],
  value: [1, 1, 1, 1, 1, 1],
  rncp: [1, 1, 1, 1, 1, 1],
};
const words = {
  activity: ['Activity', 'Activité'],
  skill: ['Competency', 'Compétence'],
  value: ['Value', 'Valeur'],
  rncp: ['Qualification', 'Certification'],
} as const;

export const entry = (kind: RatingKind, number: number, category: number): CatalogueEntry => {
  const [name, nameFR] = words[kind].map((word) => `${word} ${number}`) as [string, string];
  return {
    id: `${kind[0]}${number}`,
    name,
    nameFR,
    definition: `${name} in a sentence`,
    definitionFR: `${nameFR} en une phrase`,
    description: `${name} at length`,
    descriptionFR: `${nameFR} en détail`,
    category,
    active: true,
  };
};
const entriesOf = (kind: RatingKind): CatalogueEntry[] =>
  counts[kind]
    .flatMap((count, i) => Array.from({ length: count }, () => i + 1))
    .map((category, i) => entry(kind, i + 1, category));

/** Answers by entry id: a value, or null for N/A; missing entries are unanswered. */
export type Answers = Readonly<Record<string, number | null>>;
type Tastes = Readonly<Record<string, boolean>>;

/** Rows of a kind as the server returns them, with ids such as `p1-s3`. */
const rowsOf = (portfolioId: string, answers: Answers, tastes: Tastes) => {
  const rows = (kind: RatingKind) =>
    entriesOf(kind).map((one) => ({
      id: `${portfolioId}-${one.id}`,
      value: answers[one.id] ?? null,
      touchedAt: one.id in answers ? '2026-03-01T08:00:00.000Z' : null,
      importantFlag: tastes[one.id] ?? null,
      entry: one,
    }));
  return {
    activity: rows('activity').map(({ entry: Activity, ...row }) => ({ ...row, Activity })),
    skill: rows('skill').map(({ entry: Skill, ...row }) => ({ ...row, Skill })),
    value: rows('value').map(({ entry: Value, importantFlag: _, ...row }) => ({ ...row, Value })),
    rncp: rows('rncp').map(({ entry: Rncp, importantFlag: _, ...row }) => ({ ...row, Rncp })),
  };
};

export const assessment = (id: string, changes: Partial<PortfolioProgress> = {}): PortfolioProgress => ({
  id,
  title: 'Bilan de mars',
  researchDomain: null,
  otherDomains: [],
  wishes: [],
  keptJobs: [],
  hiddenJobs: [],
  comparedJobs: [],
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  revision: 7,
  answered: 0,
  total: 25,
  ...changes,
});

/** Replies to the calls for rows, by assessment id. */
export const rated = (assessments: Readonly<Record<string, [Answers, Tastes?]>>): Replies => {
  const of = ({ params: { portfolioId = '' } }: { params: Record<string, string> }) => {
    const [answers, tastes = {}] = assessments[portfolioId] ?? [{}];
    return rowsOf(portfolioId, answers, tastes);
  };
  return {
    'portfolios.listActivities': (call) => of(call).activity,
    'portfolios.listSkills': (call) => of(call).skill,
    'portfolios.listValues': (call) => of(call).value,
    'portfolios.listRncps': (call) => of(call).rncp,
  };
};

type Ranked = { rank: number; name: string; family?: string; contributions?: Readonly<Record<string, number>> };

/** A suggested job, by default in no family. `contributions` are scores by skill id. */
export const rankedJob = ({ rank, name, family = '', contributions = {} }: Ranked): CalculatedJob => ({
  rank,
  isPartial: false,
  readiness: 'near',
  certainty: 'stays',
  Job: {
    id: `j${name}`,
    name: `${name} (EN)`,
    nameFR: name,
    definition: '',
    definitionFR: '',
    description: '',
    descriptionFR: '',
    active: true,
    family,
    familyFR: family,
    employers: [],
    requirement: null,
  },
  wishes: [],
  domainAccess: 'open',
  rose: 0,
  reasons: { closer: [], away: [] },
  mostImportantSkills: Object.entries(contributions).map(([SkillId, contribution]) => ({
    SkillId,
    value: 3,
    importance: 4,
    contribution,
  })),
  distinctiveSkills: [],
});

export const ranking = (jobs: readonly CalculatedJob[]): CalculatedJobs => ({
  calculatedJobs: [...jobs],
  count: jobs.length,
  seenCount: jobs.length,
  elsewhere: [],
  commonSkills: [],
  version: 'test',
});
