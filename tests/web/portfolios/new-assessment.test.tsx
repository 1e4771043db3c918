import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { wayToJobs } from '#web/lib/address/assessment-paths.ts';
import { useNewAssessment } from '#web/lib/calls/use-new-assessment.ts';
import { assessment } from './samples.ts';

const Begin = ({ titles }: { titles: readonly string[] | null | undefined }) => {
  const { begin, isBusy } = useNewAssessment(titles);
  return (
    <button type="button" aria-busy={isBusy} onClick={() => begin()}>
      Commencer
    </button>
  );
};

test.each([
  [['Portfolio', 'Portfolio 2'], { title: 'Portfolio 3' }],
  [null, {}],
])('beside %j a press makes %j and opens its first question', async (titles, body) => {
  const replies = { 'portfolios.create': assessment('p9') };
  const { user, received } = await renderElement(<Begin titles={titles} />, { replies });
  await user.click(screen.getByRole('button'));
  await screen.findByText('Auto-évaluation créée');
  await waitFor(() => expect(window.location.pathname).toBe('/user/assessment/p9/guided'));
  expect(received.map((call) => [call.name, call.body])).toEqual([['portfolios.create', body]]);
});

test('a press while the titles load makes nothing', async () => {
  const { user, received } = await renderElement(<Begin titles={undefined} />);
  await user.click(screen.getByRole('button'));
  expect([screen.getByRole('button').getAttribute('aria-busy'), received]).toEqual(['true', []]);
});

test.each<[Parameters<typeof assessment>[1], string]>([
  [{}, '/user/jobs/wishes?portfolio=p1'],
  [{ researchDomain: '12' }, '/user/jobs?portfolio=p1'],
  [{ wishes: ['teaching'] }, '/user/jobs?portfolio=p1'],
])('with %j known, the way to the jobs is %s', (known, path) => {
  expect(wayToJobs(assessment('p1', known))).toBe(path);
});
