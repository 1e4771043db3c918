import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, resize, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { foundOf, jobsFrom, openJobs, portfolio } from './samples.ts';

const openForm = (language: 'fr' | 'en', wishes: (typeof portfolio)['wishes'] = [], query = '') => {
  let now = { ...portfolio, wishes };
  return openScreen(`/user/jobs/wishes${query}`, {
    who: candidate,
    language,
    replies: {
      'portfolios.listOfUser': () => ({ portfolios: [{ ...now, answered: 0, total: 0 }] }),
      'portfolios.update': ({ body }: Received) => {
        now = { ...now, ...(body as Partial<typeof now>) };
        return now;
      },
      'portfolios.generateJobs': foundOf(jobsFrom(1, 1)),
      'catalogue.listSkills': { skills: [] },
    },
  });
};
const sentTo = ({ received }: Awaited<ReturnType<typeof openForm>>) =>
  received.filter(({ name }) => name === 'portfolios.update').map(({ body }) => body);

test.each([
  [
    'fr',
    'Qu’est-ce qui vous attire ?',
    [
      'Comprendre | Chercher ce que personne ne sait encore | Faire parler les données | Être à la paillasse ou sur le terrain',
      'Construire et conduire | Construire ce qui fonctionne | Mener une équipe, un projet | Conseiller, débloquer | Entreprendre, trouver un marché',
      'Transmettre | Enseigner, voir quelqu’un progresser | Écrire, traduire, raconter | Faire vivre la culture et le patrimoine',
      'Agir pour les autres | Prendre soin de la santé | Éclairer la décision publique | Faire vivre le droit et les règles | Agir pour une société plus juste | Protéger la nature et le climat',
    ],
  ],
  [
    'en',
    'What draws you?',
    [
      'Understand | Find out what nobody knows yet | Make data speak | Be at the bench or in the field',
      'Build and lead | Build what works | Lead a team, a project | Advise, unblock | Start up, find a market',
      'Pass on | Teach, see someone grow | Write, translate, tell | Keep culture and heritage alive',
      'Act for others | Care for health | Inform public decisions | Bring law and rules to life | Act for a fairer society | Protect nature and climate',
    ],
  ],
] as const)(
  'wishes are asked in people’s words, what they have in common first (%s)',
  async (language, title, groups) => {
    await openForm(language);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(title);
    await screen.findAllByRole('checkbox');
    const told = [...document.querySelectorAll('.wish-group')].map((group) =>
      textsOfAll(group.querySelectorAll('legend, b')).join(' | '),
    );
    expect(told).toEqual(groups);
  },
);

test.each([
  [
    'fr',
    'Rien de choisi',
    '1 choisie sur 5',
    'Cinq choisies, c’est le plus possible',
    'Cinq au plus : retirez-en une pour en prendre une autre',
    'Voir mes métiers',
  ],
  [
    'en',
    'None chosen',
    '1 of 5 chosen',
    'Five chosen, which is the most',
    'Five at most: remove one to take another',
    'See my jobs',
  ],
] as const)('up to five are chosen; a sixth is refused in words, and nothing is disabled (%s)', async (...told) => {
  const [language, none, one, full, tooMany, go] = told;
  const shown = await openForm(language);
  const boxes = (await screen.findAllByRole('checkbox')) as HTMLInputElement[];
  const status = () => textsOfAll(document.querySelectorAll('.so-far [role="status"]'))[0];
  const said = [status()];
  for (const box of boxes.slice(0, 6)) {
    await shown.user.click(box);
    said.push(status());
  }
  expect([said[0], said[1], ...said.slice(5)]).toEqual([none, one, full, tooMany]);
  expect(boxes.map((box) => [box.checked, box.disabled]).slice(4, 7)).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
  // Unchecking one makes room for the sixth.
  await shown.user.click(boxes[0] as HTMLElement);
  await shown.user.click(boxes[5] as HTMLElement);
  await shown.user.click(screen.getByRole('button', { name: go }));
  await waitFor(() => expect(window.location.pathname).toBe('/user/jobs'));
  expect(sentTo(shown)).toEqual([{ wishes: ['data', 'lab_field', 'engineering', 'management', 'advice'] }]);
});
test.each([
  ['fr', 'Rien en particulier'],
  ['en', 'Nothing in particular'],
] as const)('nothing in particular is an answer, and is remembered as one (%s)', async (language, none) => {
  const shown = await openForm(language, ['care']);
  await shown.user.click(await screen.findByRole('button', { name: none }));
  await waitFor(() => expect(window.location.pathname).toBe('/user/jobs'));
  expect(sentTo(shown)).toEqual([{ wishes: [] }]);
  await waitFor(() => expect(document.querySelector('.jobs > .job')).toBeTruthy());
  expect(document.querySelector('.wishes-offer')).toBeNull();
});

test.each([
  [
    'fr',
    'Qu’est-ce qui vous attire ?',
    'Dites aussi où vous voulez aller : une minute, et la liste vous ressemble davantage.',
    'Dire ce qui m’attire',
    'Rien en particulier',
    'Choisir ce qui vous attire',
    'Pas de préférence : la liste s’appuie sur vos notes',
  ],
  [
    'en',
    'What draws you?',
    'Say where you want to go as well: one minute, and the list looks more like you.',
    'Say what draws me',
    'Nothing in particular',
    'Choose what draws you',
    'No preference: the list rests on your ratings',
  ],
] as const)(
  'a person without wishes is asked before the list; a declined offer never returns (%s)',
  async (...told) => {
    const [language, title, text, choose, none, change, preference] = told;
    const { user: hand } = await openJobs(foundOf(jobsFrom(1, 2)), { language, portfolio: { wishes: [] } });
    const offer = await screen.findByRole('region', { name: title });
    expect(textOf(offer)).toContain(text);
    expect(within(offer).getByRole('link', { name: choose }).getAttribute('href')).toBe(
      '/user/jobs/wishes?portfolio=p1',
    );
    expect(textsOfAll(document.querySelectorAll('.lens .val'))[0]).toBe(preference);
    const before = localStorage.length;
    await hand.click(within(offer).getByRole('button', { name: none }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: change }));
    expect(localStorage.length).toBe(before + 1);
  },
);

test('declined on a telephone, where what the list is made from is folded, one goes on at its line', async () => {
  await resize(400);
  const { user } = await openJobs(foundOf(jobsFrom(1, 2)), { portfolio: { wishes: [] } });
  await user.click(await screen.findByRole('button', { name: 'Rien en particulier' }));
  const summary = document.querySelector('.lens')?.closest('details')?.querySelector('summary');
  expect(document.activeElement).toBe(summary);
});

test('wishes of a named assessment lead to the jobs of that assessment', async () => {
  const { user } = await openForm('fr', ['data'], '?portfolio=p1');
  await user.click(await screen.findByRole('button', { name: 'Voir mes métiers' }));
  await waitFor(() => expect(window.location.pathname).toBe('/user/jobs'));
  expect(window.location.search).toBe('?portfolio=p1');
});
