import { screen } from '@testing-library/react';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import type { CalculatedJob, JobExplanation } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { part } from '#tests/support/job-parts.ts';
import { openScreen, type Refusal, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { unsaid } from '../doctorates/samples.ts';
import { entry, foundOf, jobAt, jobsFrom, portfolio } from '../jobs/samples.ts';
import { createRecord } from '../two-devices/device-record.ts';

const skills: CatalogueEntry[] = [
  entry('s1', 'Écoute', 'Listening'),
  entry('s2', 'Rédaction', 'Writing'),
  entry('s3', 'Négociation', 'Negotiating'),
  entry('s4', 'Budget', 'Budgeting'),
];
const activities = [entry('a1', 'Former', 'Training'), entry('a2', 'Recueillir', 'Gathering')];
export const names: Replies = { 'catalogue.listSkills': { skills }, 'catalogue.listActivities': { activities } };

/** The explanation of the job of that rank; empty by default. */
export const explained = (rank: number, said: Partial<JobExplanation> = {}): JobExplanation => {
  const { mostImportantSkills, distinctiveSkills, certainty, readiness, isPartial, Job } = jobAt(rank);
  const place = { rank, count: 148, score: 0.5, averageScore: 0.5, parts: [] };
  return { ...place, mostImportantSkills, distinctiveSkills, certainty, readiness, isPartial, Job, ...said };
};

/** A job with reasons of several kinds, for and against. */
export const reasoned = explained(7, {
  score: 0.5,
  averageScore: 0.16,
  readiness: 'partway',
  parts: [
    part({ kind: 'wish', id: 'data', value: null, importance: 5, contribution: 0.31 }),
    part({ id: 's1', value: 5, importantFlag: true, importance: 4, usualImportance: 3, contribution: 0.2 }),
    part({ kind: 'activity', id: 'a1', value: 1, importantFlag: false, importance: 4, contribution: -0.12 }),
    part({ id: 's2', value: 2, importance: 3.6, usualImportance: 3.6, contribution: -0.08 }),
    part({ kind: 'thesis', id: null, value: null, words: ['marée', 'estuaire'], contribution: 0.05 }),
    part({ kind: 'domain', id: 'outside', value: null, contribution: -0.04 }),
    part({ id: 's3', value: null, importance: 3, usualImportance: 2, contribution: 0.03 }),
    part({ kind: 'activity', id: 'a2', value: 5, importance: 2, contribution: 0.02 }),
    part({ id: 's4', value: 3, importance: 5, usualImportance: 4, contribution: -0.01 }),
  ],
});

type Opened = {
  language?: 'fr' | 'en';
  portfolio?: Partial<Portfolio>;
  /** Texts of the PhD record, which holds the career plan. */
  plan?: Partial<Doctorate>;
  list?: CalculatedJob[];
  replies?: Replies;
};

/** Opens a screen about jobs; the assessment's marks and the career plan are stored as by the server. */
export const openAt = async (at: string, { language, portfolio: own, plan, list, replies }: Opened = {}) => {
  let now: Portfolio = { ...portfolio, ...own };
  const doctorate = createRecord({ ...unsaid, proProjectElements: null, careerPlan: null, ...plan } as Doctorate);
  const shown = await openScreen(at, {
    who: candidate,
    ...(language && { language }),
    now: '2026-03-15T12:00:00.000Z',
    replies: {
      ...names,
      'portfolios.listOfUser': () => ({ portfolios: [{ ...now, answered: 0, total: 0 }] }),
      'portfolios.update': ({ body }: Received) => {
        now = { ...now, ...(body as Partial<Portfolio>) };
        return now;
      },
      'portfolios.generateJobs': foundOf(list ?? jobsFrom(1, 12)),
      'formations.list': { rows: [], count: 0 },
      'doctorates.get': () => doctorate.now() as never,
      'doctorates.update': (call) => doctorate.answer(call) as never,
      ...replies,
    },
  });
  const text = (name: 'careerPlan' | 'proProjectElements') => doctorate.now()[name]?.replace(/[\u00a0\u202f]/g, ' ');
  return Object.assign(shown, { marked: () => now, doctorate, planText: text });
};

const told = {
  description: 'Prices risks.\nSome work alone.',
  descriptionFR: 'Tarifer des risques.',
  definition: 'Puts a price on risks',
  definitionFR: 'Donner un prix aux risques',
  employers: ['company', 'public_service'],
  requirement: 'none',
} as const;
export const described = { ...reasoned, Job: { ...reasoned.Job, ...told, employers: [...told.employers] } };

export const openJob = (explanation: JobExplanation | Refusal = described, given: Opened = {}) =>
  openAt('/user/jobs/p1/j7', {
    ...given,
    replies: { 'portfolios.explainJob': explanation as JobExplanation, ...given.replies },
  });
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
export const region = (name: string) => screen.findByRole('region', { name });
export const linesOf = (elements: Iterable<Element>) => textsOfAll(elements).map(plain);
