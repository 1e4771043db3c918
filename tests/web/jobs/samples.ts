import { screen } from '@testing-library/react';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { CalculatedJob, CalculatedJobs, ImportantSkill } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { openScreen, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';

const named = { definition: '', definitionFR: '', description: '', descriptionFR: '' };
export const entry = (id: string, nameFR: string, name: string, category = 1): CatalogueEntry => ({
  ...named,
  id,
  name,
  nameFR,
  category,
  active: true,
});
export const skills = [
  entry('s1', 'Écoute', 'Listening'),
  entry('s2', 'Rédaction', 'Writing', 2),
  entry('s3', 'Négociation', 'Negotiating', 2),
];

export const skill = (SkillId: string, value: number | null, importance = 4): ImportantSkill => ({
  SkillId,
  value,
  importance,
  contribution: 0,
});

type Said = Partial<Omit<CalculatedJob, 'Job'>> & { Job?: Partial<CalculatedJob['Job']> };
/** A job of that rank with the same name in both languages and no further data. */
export const jobAt = (rank: number, { Job, ...said }: Said = {}): CalculatedJob => ({
  rank,
  isPartial: false,
  readiness: 'near',
  certainty: 'stays',
  wishes: [],
  domainAccess: 'open',
  rose: 0,
  reasons: { closer: [], away: [] },
  mostImportantSkills: [],
  distinctiveSkills: [],
  ...said,
  Job: {
    ...named,
    id: `j${rank}`,
    name: `Job ${rank}`,
    nameFR: `Métier ${rank}`,
    active: true,
    family: '',
    familyFR: '',
    employers: [],
    requirement: null,
    ...Job,
  },
});

export const jobsFrom = (first: number, last: number, said?: Said): CalculatedJob[] =>
  Array.from({ length: last - first + 1 }, (_, i) => jobAt(first + i, said));

/** A reply with these jobs as the complete result. */
export const foundOf = (calculatedJobs: CalculatedJob[], more: Partial<CalculatedJobs> = {}): CalculatedJobs => ({
  calculatedJobs,
  count: calculatedJobs.length,
  seenCount: calculatedJobs.length,
  elsewhere: [],
  commonSkills: [],
  version: '1',
  ...more,
});

export const portfolio: Portfolio = {
  id: 'p1',
  title: 'Bilan de printemps',
  researchDomain: null,
  otherDomains: [],
  wishes: ['data'],
  keptJobs: [],
  hiddenJobs: [],
  // All jobs were compared before, so that a comparison has nothing to note.
  comparedJobs: ['j1', 'j2', 'j3', 'j4', 'j5', 'j6', 'j7', 'j8', 'j9'],
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  revision: 7,
};

type Opened = { language?: 'fr' | 'en'; query?: string; portfolio?: Partial<Portfolio>; replies?: Replies };
/** Opens the suggested jobs with that reply; changes to the assessment are stored as by the server. */
export const openJobs = async (
  found: CalculatedJobs | Replies['portfolios.generateJobs'],
  { language, query = '', portfolio: own, replies }: Opened = {},
) => {
  let now = { ...portfolio, ...own };
  const shown = await openScreen(`/user/jobs${query}`, {
    who: candidate,
    ...(language && { language }),
    replies: {
      'portfolios.listOfUser': () => ({ portfolios: [{ ...now, answered: 0, total: 0 }] }),
      'portfolios.update': ({ body }: Received) => {
        now = { ...now, ...(body as Partial<Portfolio>) };
        return now;
      },
      'portfolios.generateJobs': found,
      'catalogue.listSkills': { skills },
      ...replies,
    },
  });
  return Object.assign(shown, { kept: () => now });
};

export const listed = () => [...document.querySelectorAll<HTMLElement>('.job-list > .ranks > .job-row')];
export const names = () => textsOfAll(document.querySelectorAll('.job-list > .ranks > .job-row h2'));
export const numbers = () => textsOfAll(document.querySelectorAll('.ranks .place > .sr:first-child'));
export const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('heading', { level: 2, name })).closest<HTMLElement>('.job-row');
  if (!row) throw new Error(`${name} stands nowhere in the list`);
  return row;
};
export const count = () => textsOfAll(document.querySelectorAll('#jobs-count'))[0];
