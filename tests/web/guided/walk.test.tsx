import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { all, open } from './open-guided.tsx';

const title = () => textOf(screen.getByRole('heading', { level: 1 }));
const pause = () => screen.getByRole('button', { name: 'Faire une pause' });
/** Five of ten skills in every category: one more answer ranks jobs. */
const nearly = { s1: 4, s2: 2, s3: null, s5: 3, s8: 5 };

test.each(['ArrowLeft', 'ArrowRight'])(
  '%s, pressed while an answer is still shown, leads one question away: the answer leads nowhere any more',
  async (key) => {
    const { user, saved } = await open({ s1: 4 });
    await user.keyboard(`4{${key}}`);
    const there = title();
    // Saving takes longer than the automatic move to the next question would.
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(title()).toBe(there);
  },
);

test('a pause saves at once what was answered last', async () => {
  const { user, saved } = await open({});
  await user.keyboard('4');
  expect(saved()).toEqual([]);
  await user.click(pause());
  expect(saved()).toEqual([{ id: 'p1-s1', value: 4 }]);
});

test('the answer that brings first jobs is saved before they are shown', async () => {
  const { user, saved } = await open(nearly);
  await user.keyboard('5');
  await screen.findByRole('heading', { name: 'Vos premiers métiers sont prêts' });
  expect(saved()).toHaveLength(1);
});

test('first jobs are announced once: an assessment that has them goes on from question to question', async () => {
  const { user } = await open({ ...nearly, s9: 1 });
  const before = title();
  await user.keyboard('2');
  await waitFor(() => expect(title()).not.toBe(before));
  expect(title()).toMatch(/^Compétence /);
});

test('first jobs that were announced lead on to the next question, and not back', async () => {
  const { user } = await open(nearly);
  await user.keyboard('5');
  await screen.findByRole('heading', { name: 'Vos premiers métiers sont prêts' });
  expect(screen.queryByRole('button', { name: 'Retour' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuer les questions' }));
  expect(title()).toMatch(/^Compétence /);
});

const allButLast = { ...all('s', 10), ...all('a', 3), ...all('v', 6), ...all('r', 5) };

test('a question that was put off stands at the end, and comes again when one goes on', async () => {
  const { user } = await open(allButLast);
  expect(title()).toBe('Certification 6');
  await user.click(screen.getByRole('button', { name: 'Plus tard' }));
  expect(title()).toBe('Vous êtes au bout');
  screen.getByText('Les questions remises à plus tard vous attendent ; rien ne presse.');
  await user.click(screen.getByRole('button', { name: 'Continuer les questions' }));
  expect(title()).toBe('Certification 6');
});

test('past the last answer there is nothing to go on with, but a way back', async () => {
  const { user } = await open({ ...allButLast, r6: 2 });
  expect(title()).toBe('Vous êtes au bout');
  expect(screen.queryByRole('button', { name: 'Continuer les questions' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(textsOfAll(document.querySelectorAll('.knot-scale [aria-pressed="true"]'))).toEqual(['2 En progrès']);
});

test('a pause counts the answers of every kind', async () => {
  const { user } = await open({ ...nearly, a1: 3, a2: 1, v1: 4 });
  await user.click(pause());
  screen.getByText('Vos 8 réponses sont enregistrées. Vous pouvez fermer cette page.');
});

test.each([
  [
    'no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /^Pas de connexion\s: vos réponses sont gardées/,
  ],
  [
    'a failing server',
    new Refusal(503, { msg: 'Plus tard.', code: 'internal' }),
    /^Le service ne répond pas\s: vos réponses sont gardées/,
  ],
])('a pause with %s says why the answers wait, and where they are', async (_, reply, words) => {
  const { user, page, complaints } = await open({}, { 'portfolios.rateMany': reply });
  await user.keyboard('4');
  await user.click(pause());
  await waitFor(() => expect(textOf(page.querySelector('.guide-q .def') as Element)).toMatch(words));
  expect(textOf(page.querySelector('.guide-q .def') as Element)).toContain('sur cet appareil');
  // The foot agrees.
  expect(textOf(page.querySelector('.guide-saved') as Element)).toMatch(words);
  // Without a connection the call gets no reply on purpose.
  complaints.length = 0;
});

test('an answer that was refused is told of at its question, which shows the one before', async () => {
  const refused = new Refusal(422, { msg: 'Non.', code: 'validation' });
  const { user } = await open({}, { 'portfolios.rateMany': refused });
  await user.keyboard('4');
  await screen.findByText('Une réponse n’a pas été enregistrée : la précédente est revenue.');
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(title()).toBe('Compétence 1');
  screen.getByText('Réponse non enregistrée : la précédente est revenue');
  expect(document.querySelector('.knot-scale [aria-pressed="true"]')).toBeNull();
});

test('while the server fails, the answers that are kept have the reference of its failure, until they are saved', async () => {
  const crashed = new Refusal(500, '{"message":"Internal Server Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  const { user, reply } = await open({}, { 'portfolios.rateMany': crashed });
  await user.keyboard('4');
  const state = (await screen.findByRole('button', { name: 'Copier la référence' })).closest('.guide-saved');
  expect(state?.textContent).toContain('Référence\u00a0: JKJaXmPLvH');
  // The server answered, so the device is online.
  expect(state?.textContent).toMatch(/^Le service ne répond pas\u00a0: vos réponses sont gardées ici/);
  reply({ 'portfolios.rateMany': { ratings: [] } as never });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(state?.textContent).not.toContain('Référence'));
});
