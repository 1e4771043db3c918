import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { superAdministrator } from '#tests/support/web-samples.ts';
import { entry } from '../jobs/samples.ts';

const skills = [
  entry('s1', 'Écoute', 'Listening', 2),
  entry('s2', 'Analyse', 'Analysis', 3),
  entry('s3', 'Calcul', 'Zeal', 1),
];
const strengths = { s1: 2.5, s2: 40, s3: 0 };
const rowsOf = (owner: string) =>
  skills.map((Skill) => ({ id: `${owner}.${Skill.id}`, value: strengths[Skill.id as keyof typeof strengths], Skill }));
const job = {
  ...entry('j2', 'Tisserande', 'Weaver'),
  researchDomains: [],
  coreKinds: [],
  regularKinds: [],
  family: '',
  familyFR: '',
  employers: [],
  requirement: null,
  subjects: [],
  subjectsFR: [],
};
const { category: _, ...record } = job;

const open = async (language: 'fr' | 'en' = 'fr', replies: Replies = {}) => {
  const shown = await openScreen('/super-admin/jobs/j2', {
    who: superAdministrator,
    language,
    replies: {
      'catalogue.getJob': record,
      'catalogue.listFindings': { findings: [] },
      'catalogue.listJobSkills': { jobSkills: rowsOf('j2') },
      'catalogue.listJobActivities': {
        JobActivities: [{ id: 'j2.a1', value: 1, Activity: entry('a1', 'Former', 'Training', 2) }],
      },
      'catalogue.listJobs': {
        jobs: [
          entry('j5', 'Fileuse', 'Spinner'),
          entry('j6', 'Teinturière', 'Dyer'),
          entry('j7', 'Lissière', 'Tapestry weaver'),
        ],
      },
      'catalogue.tryStrength': { profiles: 148, moved: [] },
      'catalogue.updateJobSkill': ({ params: { id }, body }: Received) => ({
        ...(rowsOf('j2').find((row) => row.id === id) as ReturnType<typeof rowsOf>[number]),
        ...(body as { value: number }),
      }),
      ...replies,
    },
  });
  await waitFor(() => expect(document.querySelector('tbody .h4')).toBeTruthy());
  const table = screen.getByRole('table');
  const field = (name: string) => within(table).getByRole('textbox', { name }) as HTMLInputElement;
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const names = () => textsOfAll(document.querySelectorAll('tbody .h4'));
  const save = () => screen.getAllByRole('button', { name: /^(Enregistrer|Save)$/ }).at(-1) as HTMLButtonElement;
  return { ...shown, field, type, names, save };
};

test.each([
  [
    'fr',
    ['Compétence', 'Ce que cela change', 'Force'],
    ['AnalyseSavoir-faire', 'ÉcouteSavoir-être', 'CalculAptitudes'],
    ['40', '2,5', '0'],
    ['Compétences importantes', 'Activités associées'],
    'Force de Former',
  ],
  [
    'en',
    ['Skill', 'What it changes', 'Force'],
    ['AnalysisKnow-how', 'ListeningSoft skills', 'ZealAbilities'],
    ['40', '2.5', '0'],
    ['Important skills', 'Associated activities'],
    'Force of Training',
  ],
] as const)(
  'skills stand by their force, the largest first, each in a field; activities in the other tab (%s)',
  async (...told) => {
    const [language, head, rows, values, tabs, training] = told;
    const { user } = await open(language);
    const [first, ...others] = tableOf(screen.getByRole('table'));
    expect(first).toEqual(head);
    expect(others.map(([name]) => name)).toEqual(rows);
    expect(screen.getAllByRole('textbox', { name: /^Force/ }).map((one) => (one as HTMLInputElement).value)).toEqual(
      values,
    );
    expect(textsOfAll(screen.getAllByRole('tab'))).toEqual(tabs);
    await user.click(screen.getByRole('tab', { name: tabs[1] }));
    expect(await screen.findByRole('textbox', { name: training })).toBeTruthy();
    expect(window.location.search).toBe('?activeTab=1');
  },
);

test('a bar shows each force as its part of the greatest', async () => {
  const { type } = await open();
  const bars = () =>
    [...document.querySelectorAll<HTMLElement>('.strength-bar > span')].map(({ style }) => style.width);
  expect(bars()).toEqual(['100%', '6.25%', '0%']);
  type('Force de Analyse', '5');
  expect(bars()).toEqual(['100%', '50%', '0%']);
});

test('skills of equal force stand in the order of the alphabet', async () => {
  const jobSkills = rowsOf('j2').map((row) => ({ ...row, value: row.id === 'j2.s3' ? 3 : 1 }));
  const { names } = await open('fr', { 'catalogue.listJobSkills': { jobSkills } });
  expect(names()).toEqual(['Calcul', 'Analyse', 'Écoute']);
});

test.each([
  ['fr', 'Force de Écoute', 'Écrivez un nombre de 0 à 100, par exemple 2,5.'],
  ['en', 'Force of Listening', 'Write a number from 0 to 100, such as 2.5.'],
] as const)(
  'what is no number from 0 to 100 is said beside its field and not saved (%s)',
  async (language, name, words) => {
    const { field, type, save, user, received } = await open(language);
    for (const wrong of ['2,,5', 'five', '-1', '100.5', '']) {
      type(name, wrong);
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(words)).toBeTruthy();
    }
    await user.click(save());
    expect(document.activeElement).toBe(field(name));
    expect(received.filter(({ name }) => name === 'catalogue.updateJobSkill')).toEqual([]);
    type(name, '2.75');
    expect(screen.queryByText(words)).toBeNull();
  },
);

test.each([
  ['fr', 'Force de Écoute', '3.50', '3,5', '2,5'],
  ['en', 'Force of Listening', '3,5', '3.5', '2.5'],
] as const)(
  'a force is written as the language does once its field is left; what is no number stays (%s)',
  async (language, name, given, written, before) => {
    const { field, user, save } = await open(language);
    await user.clear(field(name));
    await user.type(field(name), given);
    expect(field(name).value).toBe(given);
    await user.tab();
    expect([field(name).value, save().disabled]).toEqual([written, false]);
    await user.clear(field(name));
    await user.type(field(name), before.replace(',', '.'));
    await user.tab();
    expect([field(name).value, save().disabled]).toEqual([before, true]);
    await user.clear(field(name));
    await user.type(field(name), '2,,5');
    await user.tab();
    expect(field(name).value).toBe('2,,5');
  },
);

test('changes are counted, shown alone and saved together; with a comma or a point', async () => {
  const { type, names, save, user, received } = await open();
  const text = () => textOf(document.querySelector('main') ?? document.body);
  expect(save().disabled).toBe(true);
  type('Force de Écoute', '3,5');
  expect(text()).toContain('1 modification non enregistrée');
  type('Force de Calcul', '2.25');
  expect(text()).toContain('2 modifications non enregistrées');
  expect(text()).toContain('était 2,5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Montrer' }), 'Modifiées');
  expect(names()).toEqual(['Écoute', 'Calcul']);
  await user.click(save());
  await waitFor(() => expect(textOf(document.body)).toContain('Compétence du métier mise à jour'));
  const sent = received
    .filter(({ name }) => name === 'catalogue.updateJobSkill')
    .map(({ params, body }) => [params.id, body]);
  expect(sent).toEqual([
    ['j2.s1', { value: 3.5 }],
    ['j2.s3', { value: 2.25 }],
  ]);
});

const moved = [
  { id: 'j5', before: ['j2', 'j6'], after: ['j2', 'j7'] },
  { id: 'j6', before: ['j2', 'j5'], after: ['j5', 'j2'] },
];
test.each([
  ['fr', 'Force de Écoute', [], 'Les quatre premiers ne changent pour aucun profil sur 148.', 'Voir', []],
  [
    'fr',
    'Force de Écoute',
    moved.slice(0, 1),
    'Les quatre premiers changent pour 1 profil sur 148. Voir',
    'Voir',
    ['FileuseLissière entreTeinturière sort'],
  ],
  [
    'fr',
    'Force de Écoute',
    moved,
    'Les quatre premiers changent pour 2 profils sur 148. Voir',
    'Voir',
    ['FileuseLissière entreTeinturière sort', 'Teinturièreautre ordre'],
  ],
  ['en', 'Force of Listening', [], 'The top four stay the same for all 148 profiles.', 'See', []],
  [
    'en',
    'Force of Listening',
    moved,
    'The top four change for 2 of 148 profiles. See',
    'See',
    ['SpinnerIn: Tapestry weaverOut: Dyer', 'Dyerdifferent order'],
  ],
] as const)(
  'beside a changed force stands for how many jobs’ own profiles others come first (%s, %s)',
  async (...told) => {
    const [language, name, profiles, words, see, lines] = told;
    const { field, type, user } = await open(language, {
      'catalogue.tryStrength': { profiles: 148, moved: profiles.map((one) => ({ ...one })) },
    });
    type(name, '60');
    const effect = () => textOf(field(name).closest('tr')?.querySelector('.effect') ?? document.head);
    await waitFor(() => expect(effect()).toBe(words));
    if (lines.length > 0) await user.click(screen.getByRole('button', { name: see }));
    await waitFor(() => expect(textsOfAll(document.querySelectorAll('.effect li'))).toEqual(lines));
    fireEvent.keyDown(field(name), { key: 'Escape' });
    expect(document.querySelector('.effect')).toBeNull();
  },
);
