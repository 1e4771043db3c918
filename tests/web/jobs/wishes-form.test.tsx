import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { unsaid } from '../doctorates/samples.ts';
import { foundOf, jobsFrom, portfolio } from './samples.ts';

type Own = Partial<typeof portfolio>;
type Prepared = { portfolio?: Own; newer?: Own[]; record?: Partial<Doctorate>; at?: string };
const openForm = async (language: 'fr' | 'en', prepared: Prepared = {}) => {
  const { portfolio: own, newer = [], record, at = '/user/jobs/wishes' } = prepared;
  let now = { ...portfolio, wishes: [] as (typeof portfolio)['wishes'], ...own };
  let doctorate: Doctorate = { ...unsaid, ...record, revision: 3 };
  const shown = await openScreen(at, {
    who: candidate,
    language,
    replies: {
      'portfolios.listOfUser': () => ({
        portfolios: [...newer, now].map((one) => ({ ...portfolio, ...one, answered: 0, total: 0 })),
      }),
      'portfolios.update': ({ body }: Received) => {
        now = { ...now, ...(body as Partial<typeof now>) };
        return now;
      },
      'portfolios.generateJobs': foundOf(jobsFrom(1, 1)),
      'catalogue.listSkills': { skills: [] },
      'doctorates.get': () => doctorate,
      'doctorates.update': ({ body }: Received) => {
        doctorate = { ...doctorate, ...(body as Partial<Doctorate>) };
        return doctorate;
      },
    },
  });
  const sent = (name: 'portfolios.update' | 'doctorates.update') =>
    shown.received.filter((call) => call.name === name).map(({ body }) => body);
  return { ...shown, sent };
};
const words = {
  fr: { domain: 'Domaine de recherche', thesis: 'Titre de la thèse', go: 'Voir mes métiers', skip: 'Passer' },
  en: { domain: 'Research domain', thesis: 'Title of the thesis', go: 'See my jobs', skip: 'Skip' },
};
const languages = ['fr', 'en'] as const;

test.each([
  [
    'fr',
    'Votre thèse et ce qui vous attire',
    [
      'Comprendre | Chercher ce que personne ne sait encore | Faire parler les données | Être à la paillasse ou sur le terrain',
      'Construire et conduire | Construire ce qui fonctionne | Mener une équipe, un projet | Conseiller, débloquer | Entreprendre, trouver un marché',
      'Transmettre | Enseigner, voir quelqu’un progresser | Écrire, traduire, raconter | Faire vivre la culture et le patrimoine',
      'Agir pour les autres | Prendre soin de la santé | Éclairer la décision publique | Faire vivre le droit et les règles | Agir pour une société plus juste | Protéger la nature et le climat',
    ],
  ],
  [
    'en',
    'Your thesis and what draws you',
    [
      'Understand | Find out what no one knows yet | Make data speak | Be at the bench or in the field',
      'Build and lead | Build things that work | Lead a team or a project | Advise, get things unstuck | Start up, find a market',
      'Pass on | Teach, watch someone grow | Write, translate, tell stories | Keep culture and heritage alive',
      'Act for others | Care for people’s health | Inform public decisions | Bring law and rules to life | Act for a fairer society | Protect nature and climate',
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

test.each(languages)('before the first list, domain, thesis and wishes are asked and saved (%s)', async (language) => {
  const { domain, thesis, go } = words[language];
  const { user, sent } = await openForm(language, { at: '/user/jobs' });
  await screen.findByRole('button', { name: go });
  await user.selectOptions(await screen.findByRole('combobox', { name: domain }), '12');
  await user.type(screen.getByRole('textbox', { name: thesis }), 'Les nuages');
  await user.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: go }));
  await waitFor(() => expect(document.querySelector('.job-row')).toBeTruthy());
  expect(window.location.pathname).toBe('/user/jobs');
  expect(sent('doctorates.update')).toEqual([{ thesisTitle: 'Les nuages' }]);
  expect(sent('portfolios.update')).toEqual([{ researchDomain: '12', wishes: ['data'] }]);
});

test.each(languages)('the questions are skipped by one press, and not asked again (%s)', async (language) => {
  const { user, sent } = await openForm(language, { at: '/user/jobs' });
  await user.click(await screen.findByRole('button', { name: words[language].skip }));
  await waitFor(() => expect(document.querySelector('.job-row')).toBeTruthy());
  expect([window.location.pathname, sent('portfolios.update'), sent('doctorates.update')]).toEqual([
    '/user/jobs',
    [],
    [],
  ]);
});

test('saving without an answer is an answer, too', async () => {
  const { user, sent } = await openForm('fr', { at: '/user/jobs' });
  await user.click(await screen.findByRole('button', { name: words.fr.go }));
  await waitFor(() => expect(document.querySelector('.job-row')).toBeTruthy());
  expect(sent('portfolios.update')).toEqual([{ researchDomain: null, wishes: [] }]);
});

test.each([
  ['a wish', { wishes: ['data'] as (typeof portfolio)['wishes'] }],
  ['a kept job', { keptJobs: ['j1'] }],
  ['a job set aside', { hiddenJobs: ['j9'] }],
])('%s shows that a list was seen before, so nothing is asked', async (_, own) => {
  await openForm('fr', { at: '/user/jobs', portfolio: own });
  expect(await screen.findByRole('link', { name: 'Métier 1' })).toBeTruthy();
  expect(window.location.pathname).toBe('/user/jobs');
});

test.each(languages)('what the PhD record and the assessment know stands there already (%s)', async (language) => {
  const { domain, thesis, go } = words[language];
  const { user, sent } = await openForm(language, { record: { researchDomain: '12', thesisTitle: 'Les nuages' } });
  const field = (await screen.findByRole('combobox', { name: domain })) as HTMLSelectElement;
  const title = screen.getByRole('textbox', { name: thesis }) as HTMLTextAreaElement;
  expect([field.value, title.value]).toEqual(['12', 'Les nuages']);
  await user.click(screen.getByRole('button', { name: go }));
  await waitFor(() => expect(sent('portfolios.update')).toEqual([{ researchDomain: '12', wishes: [] }]));
  // An unchanged title is not written.
  expect(sent('doctorates.update')).toEqual([]);
});

test.each([
  ['fr', 'Annuler'],
  ['en', 'Cancel'],
] as const)('an assessment with wishes is changed or left as it is (%s)', async (language, cancel) => {
  const { user, sent } = await openForm(language, { portfolio: { wishes: ['care'] } });
  await user.click(await screen.findByRole('button', { name: cancel }));
  await waitFor(() => expect(window.location.pathname).toBe('/user/jobs'));
  expect(sent('portfolios.update')).toEqual([]);
});

test('a thesis title that cannot be saved leaves all answers in the form', async () => {
  const { user, reply, sent } = await openForm('fr');
  await user.type(await screen.findByRole('textbox', { name: words.fr.thesis }), 'Les nuages');
  reply({ 'doctorates.update': new Refusal(500, { msg: 'Internal', code: 'internal' }) });
  await user.click(screen.getByRole('button', { name: words.fr.go }));
  await screen.findByRole('alert');
  expect([window.location.pathname, sent('portfolios.update')]).toEqual(['/user/jobs/wishes', []]);
  expect((screen.getByRole('textbox', { name: words.fr.thesis }) as HTMLTextAreaElement).value).toBe('Les nuages');
});

test.each([
  ['fr', 'Passer', 'Poursuivre', 'Abandonner', ['Titre de la thèse', 'Domaine de recherche']],
  ['en', 'Skip', 'Keep editing', 'Discard', ['Title of the thesis', 'Research domain']],
] as const)('leaving with an answer asks first, by whichever way (%s)', async (language, skip, keep, discard, told) => {
  const [thesis, domain] = told;
  const { user, sent } = await openForm(language);
  const title = (await screen.findByRole('textbox', { name: thesis })) as HTMLTextAreaElement;
  const wish = screen.getAllByRole('checkbox')[1] as HTMLInputElement;
  const question = () => screen.findByRole('alertdialog');
  const isAsked = async (way: HTMLElement) => {
    await user.click(way);
    await user.click(within(await question()).getByRole('button', { name: keep }));
    expect(window.location.pathname).toBe('/user/jobs/wishes');
  };
  const home = () => screen.getAllByRole('link').find((link) => link.getAttribute('href') === '/user') as HTMLElement;
  const skipping = () => screen.getByRole('button', { name: skip });

  await user.type(title, 'Les nuages');
  await isAsked(home());
  expect(title.value).toBe('Les nuages');
  await user.clear(title);
  await user.click(wish);
  await isAsked(skipping());
  expect(wish.checked).toBe(true);
  await user.click(wish);
  await user.selectOptions(screen.getByRole('combobox', { name: domain }), '12');
  await user.click(skipping());
  await user.click(within(await question()).getByRole('button', { name: discard }));
  await waitFor(() => expect(window.location.pathname).toBe('/user/jobs'));
  expect([sent('portfolios.update'), sent('doctorates.update')]).toEqual([[], []]);
});

test.each(languages)('answers that were taken back are not asked about (%s)', async (language) => {
  const { user } = await openForm(language);
  const wish = (await screen.findAllByRole('checkbox'))[1] as HTMLElement;
  await user.click(wish);
  await user.click(wish);
  await user.click(screen.getByRole('button', { name: words[language].skip }));
  await waitFor(() => expect(window.location.pathname).toBe('/user/jobs'));
});

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
    'Five chosen, which is the maximum',
    'Five at most: remove one to choose another',
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
  expect(shown.sent('portfolios.update')).toEqual([
    { researchDomain: null, wishes: ['data', 'lab_field', 'engineering', 'management', 'advice'] },
  ]);
});
test('wishes of a named, older assessment are shown, saved to it, and lead to its jobs', async () => {
  const { user, received } = await openForm('fr', {
    ...{ at: '/user/jobs/wishes?portfolio=p1', portfolio: { wishes: ['data'] } },
    newer: [{ id: 'p2', wishes: ['care'] }],
  });
  await screen.findByRole('checkbox', { checked: true, name: /^Faire parler les données/ });
  await user.click(await screen.findByRole('button', { name: 'Voir mes métiers' }));
  await waitFor(() => expect(window.location.pathname).toBe('/user/jobs'));
  const saved = received.find(({ name }) => name === 'portfolios.update');
  expect(saved).toMatchObject({ params: { id: 'p1' }, body: { wishes: ['data'] } });
  expect(window.location.search).toBe('?portfolio=p1');
});
