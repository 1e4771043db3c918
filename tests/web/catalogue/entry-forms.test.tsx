import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { superAdministrator } from '#tests/support/web-samples.ts';
import { entry } from '../jobs/samples.ts';

const tuning = { ...entry('s1', 'Accorder', 'Tuning', 1), revision: 11 };
const { category: _, ...named } = entry('j2', 'Horlogère', 'Horologist');
const job = {
  ...named,
  active: false,
  researchDomains: [],
  coreKinds: [],
  regularKinds: [],
  family: '',
  familyFR: '',
  employers: [],
  requirement: null,
  subjects: [],
  subjectsFR: [],
  revision: 11,
};
const open = (path: string, language: 'fr' | 'en' = 'en', replies: Replies = {}) =>
  openScreen(`/super-admin/${path}`, {
    who: superAdministrator,
    language,
    replies: {
      'catalogue.getJob': job,
      'catalogue.updateJob': ({ body }: Received) => ({ ...job, ...(body as object) }),
      'catalogue.listJobSkills': { jobSkills: [] },
      'catalogue.listJobActivities': { JobActivities: [] },
      'catalogue.getSkill': tuning,
      'catalogue.updateSkill': ({ body }: Received) => ({ ...tuning, ...(body as object) }),
      'catalogue.getActivity': { ...tuning, id: 'a1' },
      'catalogue.updateActivity': ({ body }: Received) => ({ ...tuning, id: 'a1', ...(body as object) }),
      'catalogue.listActivitySkills': { activitySkills: [] },
      'catalogue.listFindings': {
        findings: [{ code: 'twins', ids: ['j2'], names: ['Weaver'], msg: 'A neighbour’s figures' }],
      },
      ...replies,
    },
  });
const field = async (language: string, name: RegExp) =>
  within(await screen.findByRole('group', { name: new RegExp(language) })).getByRole('textbox', { name });
const write = (element: Element, value: string) => fireEvent.change(element, { target: { value } });
const save = () => screen.getAllByRole('button', { name: /^(Save|Enregistrer)$/ })[0] as HTMLButtonElement;
const sent = ({ received }: Awaited<ReturnType<typeof open>>) =>
  received
    .filter(({ name }) => name.startsWith('catalogue.update'))
    .map(({ name, body, headers }) => [name, body, headers.get('if-match')]);

test.each([
  [
    'fr',
    'Français',
    'Anglais',
    'Horlogère',
    '1 remarque',
    '1 modification non enregistrée',
    '3 modifications non enregistrées',
    'Métier mis à jour',
  ],
  [
    'en',
    'Français',
    'English',
    'Horologist',
    '1 remark',
    '1 unsaved change',
    '3 unsaved changes',
    'Job updated successfully',
  ],
] as const)(
  'a job’s texts and state stand side by side, and can be saved only when something changed (%s)',
  async (...told) => {
    const [language, , , name, remark, one, three, done] = told;
    const shown = await open('jobs/j2', language);
    expect(textOf(await screen.findByRole('heading', { level: 1, name }))).toBe(name);
    expect(document.title).toBe(`${name} · ${language === 'fr' ? 'Métier' : 'Job'} · Thésée`);
    expect(await screen.findByText(remark)).toBeTruthy();
    const [french, english] = textsOfAll(document.querySelectorAll('.bilingual legend'));
    expect([french, english].map((legend) => legend?.slice(0, 2))).toEqual(['FR', 'EN']);
    const [inFrench, inEnglish] = [...document.querySelectorAll<HTMLInputElement>('.bilingual fieldset')].map(
      (side) => side.querySelector('input') as HTMLInputElement,
    );
    if (!inFrench || !inEnglish) throw new Error('there are no fields');
    expect([inFrench.value, inEnglish.value]).toEqual(['Horlogère', 'Horologist']);
    expect(save().disabled).toBe(true);
    write(inEnglish, 'Clockmaker');
    expect(screen.getByText(one)).toBeTruthy();
    write(inEnglish, 'Horologist');
    expect(save().disabled).toBe(true);
    write(inEnglish, 'Clockmaker');
    write(inFrench, 'Horloger');
    await shown.user.click(screen.getByRole('radio', { name: language === 'fr' ? 'Oui' : 'Yes' }));
    expect(screen.getByText(three)).toBeTruthy();
    await shown.user.click(save());
    await waitFor(() => expect(textOf(document.body)).toContain(done));
    expect(sent(shown)).toEqual([
      ['catalogue.updateJob', { name: 'Clockmaker', nameFR: 'Horloger', active: true }, '"11"'],
    ]);
  },
);

test('a job’s description is folded below: kinds of work, employers, family, access, domains and subjects', async () => {
  const shown = await open('jobs/j2');
  await shown.user.click(await screen.findByText('What describes and places this job'));
  await screen.findByRole('group', { name: /^Core kinds of work/ });
  const tick = async (group: string, name: string) =>
    shown.user.click(
      within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getByRole('checkbox', { name }),
    );
  await tick('Core kinds of work', 'Culture and heritage');
  await tick('Core kinds of work', 'Research');
  await tick('Employers', 'Company');
  await tick('Research domains', 'Languages');
  write(screen.getByRole('textbox', { name: /^Family in French/ }), 'Langue');
  await shown.user.selectOptions(screen.getByRole('combobox', { name: /^Beyond a PhD/ }), 'A competitive exam');
  const subjects = screen.getByRole('textbox', { name: /^Subjects in French/ }) as HTMLInputElement;
  await shown.user.type(subjects, 'lexique; étymologie;');
  expect(subjects.value).toBe('lexique; étymologie;');
  write(screen.getByRole('textbox', { name: /^Subjects in English/ }), 'lexicon; lexicon\netymology');
  await shown.user.click(save());
  await waitFor(() => expect(sent(shown)).toHaveLength(1));
  expect(sent(shown)[0]?.[1]).toMatchObject({
    coreKinds: ['research', 'culture_heritage'],
    employers: ['company'],
    familyFR: 'Langue',
    requirement: 'competition',
    researchDomains: [14],
    subjectsFR: ['lexique', 'étymologie'],
    subjects: ['lexicon', 'etymology'],
  });
});

test.each([
  ['skills/s1', 'catalogue.updateSkill', ['Abilities', 'Soft skills', 'Know-how'], 'Skill updated successfully'],
  [
    'activities/a1',
    'catalogue.updateActivity',
    ['Related to information', 'Related to people'],
    'Activity updated successfully',
  ],
] as const)('%s is edited in both languages and given a category', async (path, call, categories, done) => {
  const shown = await open(path);
  const name = await field('Français', /^Name/);
  expect(save().disabled).toBe(true);
  write(name, 'Accorder un piano');
  write(await field('English', /^Description/), 'Listening, turning.');
  const category = screen.getByRole('combobox', { name: /^Category/ });
  expect(textsOfAll(within(category).getAllByRole('option'))).toEqual(categories);
  await shown.user.selectOptions(category, categories[1]);
  await shown.user.click(save());
  await waitFor(() => expect(textOf(document.body)).toContain(done));
  const body = { nameFR: 'Accorder un piano', description: 'Listening, turning.', category: 2 };
  expect(sent(shown)).toEqual([[call, body, '"11"']]);
});

test.each([
  ['jobs/j2', 'fr', 'Retour aux métiers', '/super-admin/jobs'],
  ['jobs/j2', 'en', 'Back to jobs', '/super-admin/jobs'],
  ['skills/s1', 'en', 'Back to skills', '/super-admin/skills'],
] as const)('what is gone leads back to its list (%s, %s)', async (path, language, words, list) => {
  const gone = new Refusal(404, { msg: 'Not found', code: 'not_found' });
  await open(path, language, { 'catalogue.getJob': gone, 'catalogue.getSkill': gone });
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(list);
});

test('edits of a job survive a look at its other tabs, without a question', async () => {
  const { user } = await open('jobs/j2', 'fr');
  const name = await screen.findByDisplayValue('Horlogère');
  fireEvent.change(name, { target: { value: 'Horloger' } });
  await user.click(screen.getAllByRole('tab')[1] ?? name);
  expect(screen.getAllByRole('tab')[1]?.getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getAllByRole('tab')[0] ?? name);
  expect(await screen.findByDisplayValue('Horloger')).toBeTruthy();
});
