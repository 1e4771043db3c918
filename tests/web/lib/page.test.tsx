import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/failures.ts';
import { announceTyped, readPageData } from '#web/lib/first-load.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useNamedRecord, useRecordTitle } from '#web/lib/words/page-title.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';

test.each([
  [new ApiError(409, 'conflict', { msg: 'Déjà pris.' }), 'Déjà pris.'],
  [new ApiError(0, 'offline'), 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
  [new ApiError(0, 'timeout'), 'La réponse tarde trop. Réessayez dans un instant.'],
  [new ApiError(429, 'too_many'), 'Trop de tentatives. Réessayez un peu plus tard.'],
  [new ApiError(500, 'internal'), 'Un problème est survenu de notre côté. Réessayez dans un instant.'],
])('%s is told in the server’s words, else in ours', async (error, words) => {
  await renderElement(<p />);
  expect(errorText(error)).toBe(words);
});

test('React learns what was typed before its code was there', async () => {
  const typed = vi.fn();
  render(
    <>
      <input aria-label="Adresse" defaultValue="" onChange={({ target }) => typed(target.value)} />
      <input aria-label="Ville" defaultValue="Brest" onChange={({ target }) => typed(target.value)} />
    </>,
  );
  // Browser autofill sets the value without React's events.
  Reflect.set(HTMLInputElement.prototype, 'value', 'lea@example.org', screen.getByLabelText('Adresse'));
  act(announceTyped);
  expect(typed.mock.calls).toEqual([['lea@example.org']]);
});

test('data that the server put into the page is used; without any, nothing is', () => {
  document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="cv">{"id":"c1"}</script>');
  expect([readPageData('cv'), readPageData('other')]).toEqual([{ id: 'c1' }, undefined]);
  document.getElementById('cv')?.remove();
});

test('a screen names what it is about as long as it is shown', async () => {
  const Named = () => <output>{useNamedRecord() ?? 'rien'}</output>;
  const Thing = () => {
    useRecordTitle('Bilan de mars');
    return null;
  };
  const { rerender } = render(
    <>
      <Named />
      <Thing />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Bilan de mars');
  rerender(<Named />);
  expect(screen.getByRole('status').textContent).toBe('rien');
});

test('a late part has a placeholder until it has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>();
  const Later = onDemand<object>(() => promise, { StandIn: () => 'Un instant' });
  const { text } = await renderElement(<Later />);
  expect(text()).toBe('Un instant');
  await act(async () => resolve(() => 'Le voici'));
  expect(text()).toBe('Le voici');
});

test('a late part without a placeholder keeps the footer hidden until it has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>();
  const Later = onDemand<object>(() => promise);
  const { page } = await renderElement(<Later />);
  expect(page.querySelectorAll('[aria-busy="true"][hidden]')).toHaveLength(1);
  await act(async () => resolve(() => 'Le voici'));
  expect(page.querySelectorAll('[aria-busy]')).toHaveLength(0);
});

test('a time is worded from a day to a day, or since one', async () => {
  const Period = () => {
    const period = usePeriod();
    return <p>{`${period('2024-09-02', '2026-03-01')} | ${period('2024-09-02', null)}`}</p>;
  };
  const { text } = await renderElement(<Period />, { language: 'en' });
  expect(text()).toBe('September 2, 2024 to March 1, 2026 | Since September 2, 2024');
});
