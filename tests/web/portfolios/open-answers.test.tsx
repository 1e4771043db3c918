import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, renderElement, textOf } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { openJournal } from '#web/features/portfolios/answers/answer-journal.ts';
import { openQueue } from '#web/features/portfolios/answers/open-answers.ts';
import { resumeKeptAnswers } from '#web/features/portfolios/answers/resume-kept-answers.ts';
import { rated } from './samples.ts';

test.each([408, 429, 500, 503])(
  'an answer that comes back with %i says nothing of itself: it is kept',
  async (status) => {
    await renderElement(<p />, {
      replies: { 'portfolios.rateMany': new Refusal(status, { msg: 'Plus tard.', code: 'too_many' }) },
    });
    const queue = openQueue(`p${status}`);
    queue.answer('a1', { value: 3 });
    queue.flush();
    await waitFor(() =>
      expect(queue.getState()).toMatchObject({ isHeld: true, unsaved: { a1: { value: 3 } }, failed: {} }),
    );
  },
);

test('an answer that is refused for itself is put aside, which a message says', async () => {
  await renderElement(<p />, {
    replies: { 'portfolios.rateMany': new Refusal(422, { msg: 'Non.', code: 'invalid' }) },
  });
  const queue = openQueue('p422');
  queue.answer('a1', { value: 3 });
  queue.flush();
  await waitFor(() =>
    expect(queue.getState()).toMatchObject({ isHeld: false, unsaved: {}, failed: { a1: { value: 3 } } }),
  );
  expect(textOf(await screen.findByRole('alert'))).toBe('Non.');
});

test.each([[['pAlone']], [['pFirst', 'pSecond']]])(
  'what a page could not send of %j is sent by the next',
  async (ids) => {
    const { received } = await renderElement(<p />, {
      who: candidate,
      replies: { ...rated({}), 'portfolios.rateMany': new Refusal(422, { msg: 'Non.', code: 'invalid' }) },
    });
    for (const portfolioId of ids) {
      const killed = {
        storage: localStorage,
        userId: candidate.id,
        portfolioId,
        page: 'killed',
        now: () => Date.now(),
      };
      openJournal(killed).record(`${portfolioId}-s1`, { value: 3 });
    }
    await resumeKeptAnswers(candidate.id);
    const sent = () => received.filter(({ name }) => name === 'portfolios.rateMany').map(({ params }) => params.id);
    await waitFor(() => expect(sent().sort()).toEqual(ids));
  },
);
