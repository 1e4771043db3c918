import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Received } from '#tests/support/replies.ts';
import { queryClient } from '#web/lib/calls/query-client.ts';
import { portfolio } from '../jobs/samples.ts';
import { explained, openAt } from './samples.ts';

const open = async (ids: string, comparedJobs: string[], asked: string[] = []) => {
  const noted: unknown[] = [];
  let stored = comparedJobs;
  await openAt(`/user/jobs/compare?jobs=${ids}&portfolio=p1`, {
    replies: {
      'portfolios.listOfUser': () => ({ portfolios: [{ ...portfolio, comparedJobs: stored, answered: 0, total: 0 }] }),
      'portfolios.explainJob': ({ body }: Received) => {
        const { jobId } = body as { jobId: string };
        asked.push(jobId);
        return explained(Number(jobId.slice(1)));
      },
      'portfolios.update': ({ body }: Received) => {
        noted.push(body);
        stored = (body as { comparedJobs: string[] }).comparedJobs;
        return { ...portfolio, comparedJobs: stored };
      },
    },
  });
  return noted;
};

test('two jobs that are compared are noted once, after those that were compared before', async () => {
  const noted = await open('j1,j2', ['j9', 'j1']);
  await waitFor(() => expect(noted).toEqual([{ comparedJobs: ['j9', 'j1', 'j2'] }]));
});

test('of more than fifty jobs that were compared the latest fifty stay noted', async () => {
  const before = Array.from({ length: 49 }, (_, i) => `j${101 + i}`);
  const noted = await open('j1,j2', before);
  await waitFor(() => expect(noted).toEqual([{ comparedJobs: [...before.slice(1), 'j1', 'j2'] }]));
});

test.each([
  ['jobs that were compared before', 'j2,j1', ['j1', 'j2', 'j3']],
  ['one job alone', 'j4', []],
])('%s are not noted', async (_, ids, before) => {
  const asked: string[] = [];
  const noted = await open(ids, before, asked);
  await waitFor(() => expect([asked.length, queryClient.isFetching()]).toEqual([ids.split(',').length, 0]));
  expect(noted).toEqual([]);
});
