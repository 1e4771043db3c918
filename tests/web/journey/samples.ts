import { screen, within } from '@testing-library/react';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import type { User } from '#shared/schemas/user.ts';
import { openScreen, textOf } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { candidate, noDoctorate } from '#tests/support/web-samples.ts';
import { jobAt } from '../jobs/samples.ts';
import { assessment, entry } from '../portfolios/samples.ts';

const skills = Array.from({ length: 46 }, (_, i) => entry('skill', i + 1, 1));
export const counted = (skill: number, activity: number, value: number, missingSkills: number) => ({
  answered: skill + activity + value,
  total: 133,
  kinds: {
    skill: { answered: skill, total: 46 },
    activity: { answered: activity, total: 34 },
    value: { answered: value, total: 24 },
    missingSkills,
  },
});
export const whole: Partial<PortfolioProgress> = {
  ...counted(46, 34, 24, 0),
  wishes: ['data', 'care', 'research', 'teaching'],
  keptJobs: ['j1', 'j2', 'j3'],
};

export type Options = {
  at?: string;
  walk?: Partial<PortfolioProgress>;
  phd?: object;
  language?: 'fr' | 'en';
  replies?: Replies;
  who?: User;
};
/** Home, unless another screen comes first. */
export const open = ({ at = '/user', walk, phd = {}, language = 'fr', replies = {}, who = candidate }: Options = {}) =>
  openScreen(at, {
    who,
    language,
    now: '2026-11-26T10:00:00.000Z',
    replies: {
      'doctorates.get': { ...noDoctorate, ...phd },
      'portfolios.listOfUser': { portfolios: walk ? [assessment('p1', walk)] : [] },
      'catalogue.listSkills': { skills },
      'catalogue.listJobs': { jobs: [1, 2, 3].map((n) => jobAt(n).Job) },
      ...replies,
    },
  });

/** Both texts of the career plan. */
export const written = { proProjectElements: 'Des îlots', careerPlan: 'Un poste' };

export const region = (name: string) => screen.findByRole('region', { name });
export const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [textOf(link), link.getAttribute('href')]);
