import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Job } from '#shared/schemas/catalogue.ts';
import { openScreen, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { superAdministrator } from '#tests/support/web-samples.ts';
import { entry } from '../jobs/samples.ts';

const job = (...named: Parameters<typeof entry>): Job => ({ ...entry(...named), requirement: null });
const jobs = [
  job('j1', 'Tisserande', 'Weaver'),
  job('j2', 'Autrice', 'Author'),
  job('j3', 'Boulangère', 'Baker'),
  job('j4', 'Horlogère', 'Clockmaker'),
];
const listed = [
  {
    ...{ id: 'c1', thesisTitle: 'Halles et marchés', researchDomain: 12, wishes: ['teaching' as const], active: true },
    ...{ graders: 1, gradedOn: '2026-11-10', gradedJobs: 3 },
  },
  {
    ...{ id: 'c2', thesisTitle: 'Tidal inlets', researchDomain: null, wishes: [], active: false },
    ...{ graders: 2, gradedOn: '2026-11-18', gradedJobs: 20 },
  },
];
const { gradedJobs: _, ...first } = listed[0] ?? expect.unreachable();
const whole = { ...first, grades: { j1: 3, j2: 1.5, j3: 0.5 }, revision: 11 };

const open = (path: string, language: 'fr' | 'en') =>
  openScreen(`/super-admin/${path}`, {
    who: superAdministrator,
    language,
    replies: {
      'catalogue.listCases': { cases: listed },
      'catalogue.getCase': whole,
      'catalogue.listJobs': { jobs },
      'catalogue.listFindings': { findings: [] },
      'catalogue.createCase': whole,
      'catalogue.updateCase': whole,
      'catalogue.removeCase': () => undefined,
    },
  });
type Shown = Awaited<ReturnType<typeof open>>;
/** The list of the box to search in; the grades are options, too. */
const choose = async ({ user }: Shown, box: string, name: string) => {
  await user.type(screen.getByRole('combobox', { name: box }), name);
  await waitFor(() => expect(textsOfAll(document.querySelectorAll('.combo-list li'))).toEqual([name]));
  await user.keyboard('{Enter}');
};
const sent = ({ received }: Shown) =>
  received.filter(({ name }) => /create|update|remove/.test(name)).map(({ name, body }) => [name, body]);

test.each([
  [
    'fr',
    '2 cas',
    [
      ['Titre de la thèse', 'Domaine de recherche', 'Métiers notés'],
      ['Halles et marchésHistoire · 3 métiers notés', 'Histoire', '3 métiers notés'],
      ['Tidal inletsAucun · 20 métiers notés, Inactif', 'Aucun', '20 métiers notés, Inactif'],
    ],
  ],
  [
    'en',
    '2 cases',
    [
      ['Thesis title', 'Research domain', 'Graded jobs'],
      ['Halles et marchésHistory · 3 graded jobs', 'History', '3 graded jobs'],
      ['Tidal inletsNone · 20 graded jobs, Inactive', 'None', '20 graded jobs, Inactive'],
    ],
  ],
] as const)(
  'cases stand by their thesis title with domain and number of graded jobs (%s)',
  async (language, count, table) => {
    await open('cases', language);
    await screen.findByRole('link', { name: 'Halles et marchés' });
    expect(tableOf(screen.getByRole('table')).map((row) => row.slice(0, -1))).toEqual(table);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toContain(count);
  },
);

test.each([
  ['fr', 'Métiers notés', ['Autrice', 'Boulangère', 'Tisserande'], ['1,5', '0,5', '3']],
  ['en', 'Graded jobs', ['Author', 'Baker', 'Weaver'], ['1.5', '0.5', '3']],
] as const)(
  'a case shows its graded jobs by name, each with its grade (%s)',
  async (language, legend, names, grades) => {
    await open('cases/c1', language);
    const group = await screen.findByRole('group', { name: legend });
    await waitFor(() => expect(textsOfAll(group.querySelectorAll('li > span'))).toEqual(names));
    const chosen = within(group)
      .getAllByRole<HTMLSelectElement>('combobox')
      .filter((one) => one.tagName === 'SELECT')
      .map((one) => one.selectedOptions[0]?.text);
    expect(chosen).toEqual(grades);
  },
);

test('a job is added to a case and graded, another removed, wishes ticked: one change is sent', async () => {
  const shown = await open('cases/c1', 'en');
  const group = await screen.findByRole('group', { name: 'Graded jobs' });
  await choose(shown, 'Add a job', 'Clockmaker');
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Grade of Clockmaker' }), '2.5');
  await shown.user.click(screen.getByRole('button', { name: 'Remove Baker' }));
  expect(document.activeElement).toBe(within(group).getByRole('combobox', { name: 'Add a job' }));
  await shown.user.click(screen.getByRole('checkbox', { name: 'Research' }));
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(shown)).toHaveLength(1));
  expect(sent(shown)).toEqual([
    ['catalogue.updateCase', { grades: { j1: 3, j2: 1.5, j4: 2.5 }, wishes: ['research', 'teaching'] }],
  ]);
});

test('a job that is graded already is not offered once more, which would lose its grade', async () => {
  const { user } = await open('cases/c1', 'fr');
  await user.click(await screen.findByRole('combobox', { name: 'Ajouter un métier' }));
  await waitFor(() => expect(textsOfAll(document.querySelectorAll('.combo-list li'))).toEqual(['Horlogère']));
});

test.each([
  ['fr', 'Non', 'Enregistrer'],
  ['en', 'No', 'Save'],
] as const)('a case is set inactive by itself (%s)', async (language, no, save) => {
  const shown = await open('cases/c1', language);
  await shown.user.click(await screen.findByRole('radio', { name: no }));
  await shown.user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(sent(shown)).toEqual([['catalogue.updateCase', { active: false }]]));
});

test.each([
  ['fr', 'Notez au moins 3 métiers.', 'Retirer Autrice', 'Enregistrer'],
  ['en', 'Grade at least 3 jobs.', 'Remove Author', 'Save'],
] as const)('two graded jobs are refused before anything is sent (%s)', async (language, error, remove, save) => {
  const shown = await open('cases/c1', language);
  await shown.user.click(await screen.findByRole('button', { name: remove }));
  await shown.user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(error)).toBeTruthy();
  expect(sent(shown)).toEqual([]);
});

test('a case is added with title, day, graders and three graded jobs', async () => {
  const shown = await open('cases', 'fr');
  await shown.user.click(await screen.findByRole('button', { name: 'Ajouter un cas' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shown.user.type(dialog.getByRole('textbox', { name: /^Titre de la thèse/ }), 'Le conte en prison');
  await shown.user.selectOptions(dialog.getByRole('combobox', { name: /^Domaine/ }), 'Littérature');
  fireEvent.change(dialog.getByLabelText(/^Noté le/), { target: { value: '2026-11-25' } });
  for (const name of ['Autrice', 'Boulangère', 'Horlogère']) {
    await choose(shown, 'Ajouter un métier', name);
  }
  await shown.user.click(dialog.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(sent(shown)).toHaveLength(1));
  expect(sent(shown)[0]?.[1]).toEqual({
    ...{ thesisTitle: 'Le conte en prison', researchDomain: 16, wishes: [], active: true },
    ...{ graders: 1, gradedOn: '2026-11-25', grades: { j2: 2, j3: 2, j4: 2 } },
  });
});
