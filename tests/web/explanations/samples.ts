import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { part } from '#tests/support/job-parts.ts';
import type { Replies } from '#tests/support/replies.ts';
import { entry, jobAt } from '../jobs/samples.ts';

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

/** A job with reasons of every kind, for and against. */
export const reasoned = explained(7, {
  score: 0.5,
  averageScore: 0.16,
  readiness: 'partway',
  parts: [
    part({ kind: 'wish', id: 'data', value: null, contribution: 0.31 }),
    part({ id: 's1', value: 5, importantFlag: true, importance: 4, usualImportance: 3, contribution: 0.2 }),
    part({ kind: 'activity', id: 'a1', value: 1, importantFlag: false, importance: 4, contribution: -0.12 }),
    part({ id: 's2', value: 2, importance: 3.6, usualImportance: 3.6, contribution: -0.08 }),
    part({ kind: 'thesis', id: null, value: null, contribution: 0.05 }),
    part({ kind: 'domain', id: 'neighbouring', value: null, contribution: -0.04 }),
    part({ id: 's3', value: null, importance: 3, usualImportance: 2, contribution: 0.03 }),
    part({ kind: 'wish', id: 'care', value: null, importance: 0, contribution: -0.02 }),
    part({ kind: 'activity', id: 'a2', value: 5, importance: 2, contribution: 0.02 }),
    part({ id: 's4', value: 3, importance: 5, contribution: -0.01 }),
  ],
});
