import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { openScreen } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { type Answers, assessment, rankedJob, ranking, rated } from '../portfolios/samples.ts';

/** Opens the guided assessment with those answers; `saved` returns the sent ratings. */
export const open = async (answers: Answers, replies: Replies = {}) => {
  const shown = await openScreen('/user/assessment/p1/guided', {
    who: candidate,
    replies: {
      'portfolios.get': { portfolio: assessment('p1') },
      'portfolios.rateMany': { ratings: [] },
      'portfolios.generateJobs': ranking([rankedJob({ rank: 1, name: 'Data' })]),
      ...rated({ p1: [answers] }),
      ...replies,
    },
  });
  await waitFor(() => expect(document.querySelector('.guide-q')).not.toBeNull());
  const saved = () =>
    shown.received.flatMap(({ name, body }) =>
      name === 'portfolios.rateMany' ? (body as { ratings: unknown[] }).ratings : [],
    );
  return Object.assign(shown, { saved });
};

/** Answers to the first `count` entries of a kind. */
export const all = (kind: string, count: number): Answers =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${kind}${i + 1}`, i % 6]));
