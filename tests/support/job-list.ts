import type { Page } from '@playwright/test';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import type { PortfolioChanges } from '#shared/schemas/portfolio-record.ts';
import type { Session } from '#shared/schemas/user.ts';
import { begin } from './assessment.ts';
import { apiOf } from './people.ts';
import { field, type T } from './story.ts';

/** Every rating that jobs depend on, 0 to 5 in turn, and a wish, so that nothing is asked before the first list. */
export const rateAll = async (candidate: Pick<Session, 'token'>, wishes: PortfolioChanges['wishes'] = ['data']) => {
  const begun = await begin(candidate);
  const { portfolios } = apiOf(candidate.token);
  const params = { portfolioId: begun.id };
  const rows = [...(await portfolios.listSkills({ params })), ...(await portfolios.listActivities({ params }))];
  const ratings = rows.map((row, i) => ({ id: row.id, value: i % 6 }));
  await portfolios.rateMany({ params: { id: begun.id }, body: { ratings } });
  await portfolios.update({ params: { id: begun.id }, body: { wishes } });
  return begun;
};

export const unfolded = (jobs: readonly CalculatedJob[]): CalculatedJob[] => {
  const met = new Set<string>();
  return jobs.filter(({ Job: { family } }) => {
    const isMet = family !== '' && met.has(family);
    met.add(family);
    return !isMet;
  });
};

export const listed = (page: Page) => page.getByRole('main').locator('.job-list > .ranks > .job-row');
export const namesOf = (page: Page) => listed(page).getByRole('heading', { level: 2 });

export const countOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

export const markOf = (page: Page, t: T, key: 'keepOf' | 'keptOf' | 'hideOf' | 'restoreOf', name: string) =>
  page.getByRole('main').getByRole('button', { name: t(`jobs:marks.${key}`, { name }), exact: true });

export const domainField = (page: Page, t: T) => field(page, t('jobs:domain'));

/** Opens what the list is made from, or its filters. */
export const openPanel = (page: Page, name: string) =>
  page.getByRole('main').locator('.rests summary').filter({ hasText: name }).press('Enter');
