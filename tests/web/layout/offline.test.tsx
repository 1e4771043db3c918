import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen, Refusal, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { openJournal } from '#web/features/portfolios/answers/answer-journal.ts';
import { assessment, rated } from '../portfolios/samples.ts';

/** A screen without requests. */
const nothing = '/user/nulle/part';

const connect = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
afterEach(() => connect(true));

const notes = () => textsOfAll(document.querySelectorAll('main .offline .note'));

test.each([
  [
    'fr',
    candidate,
    'Pas de connexion\u00a0: cette page se complétera d’elle-même à son retour. Vos réponses restent sur cet appareil et partiront alors.',
  ],
  [
    'en',
    candidate,
    'No connection: this page will finish loading once it’s back. Your answers stay on this device and will be sent then.',
  ],
  ['fr', administrator, 'Pas de connexion\u00a0: cette page se complétera d’elle-même à son retour.'],
] as const)(
  'as long as there is no connection the page says so; of answers it tells candidates alone (%s)',
  async (...told) => {
    const [language, who, said] = told;
    await openScreen(nothing, { who, language });
    expect(notes()).toEqual([]);
    await connect(false);
    expect(notes()).toEqual([said]);
    await connect(true);
    expect(notes()).toEqual([]);
  },
);

test('an answer that another page could not send is sent from wherever its owner is, once the connection is back', async () => {
  const { received } = await openScreen(nothing, {
    who: candidate,
    replies: { ...rated({}), 'portfolios.rateMany': new Refusal(422, { msg: 'Non.', code: 'invalid' }) },
  });
  const killed = { userId: candidate.id, portfolioId: 'pKept', page: 'killed', now: () => Date.now() };
  openJournal({ storage: localStorage, ...killed }).record('pKept-s1', { value: 3 });
  const sent = () => received.filter(({ name }) => name === 'portfolios.rateMany').map(({ params }) => params.id);
  await connect(false);
  expect(sent()).toEqual([]);
  await connect(true);
  await waitFor(() => expect(sent()).toEqual(['pKept']));
});

test('a part that cannot be read offline says so in its place alone, and is read once the connection is back', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await connect(false);
  const { complaints, page, reply } = await openScreen('/user/assessment', {
    who: candidate,
    replies: { 'portfolios.listOfUser': () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  await screen.findByRole('button', { name: 'Réessayer' });
  expect(textsOfAll(page.querySelectorAll('.Toastify__toast'))).toEqual([]);
  expect(warn).toHaveBeenCalled();
  reply({ 'portfolios.listOfUser': { portfolios: [assessment('p1', { title: 'Étude' })] } });
  await connect(true);
  await screen.findByRole('row', { name: /Étude/ });
  complaints.length = 0;
});
