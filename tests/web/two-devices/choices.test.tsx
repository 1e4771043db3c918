import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate, superAdministrator } from '#tests/support/web-samples.ts';
import { entry } from '../jobs/samples.ts';
import { createRecord } from './device-record.ts';
import { deviceScreens } from './device-screens.ts';
import { caseReplies, category, categoryReplies, graded } from './shared-screens.ts';

/** Choices rather than texts: the other version is shown by its label (D90). */

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each([
  [
    'fr',
    ['Début du doctorat', 'Domaine de recherche', 'École doctorale', 'Cotutelle', 'Oui', 'Enregistrer'],
    ['1er octobre 2025', 'Anthropologie', '[570] EDSP - Santé Publique', 'Non', 'Rien\u00a0: le champ a été vidé.'],
  ],
  [
    'en',
    ['Start of the PhD', 'Research domain', 'Doctoral school', 'Cotutelle', 'Yes', 'Save'],
    ['October 1, 2025', 'Anthropology', '[570] EDSP - Santé Publique', 'No', 'Nothing: the field was cleared.'],
  ],
] as const)('a day, a choice of a list, one of two and an emptied field are told in words (%s)', async (...row) => {
  const [language, [start, domain, school, shared, yes, save], others] = row;
  const { record, replies } = deviceScreens['the record of the PhD'] ?? {};
  const kept = createRecord({ ...(record as { revision: number }), companyName: 'Inria' });
  const shown = await openScreen('/user/phd', { who: candidate, language, replies: replies?.(kept) ?? {} });
  await screen.findByLabelText(start);
  write(start, '2024-10-01');
  write(domain, '2');
  fireEvent.change(screen.getByRole('combobox', { name: school }), { target: { value: 'Une autre' } });
  await shown.user.click(within(screen.getByRole('group', { name: shared })).getByRole('radio', { name: yes }));
  fireEvent.change(document.querySelector('[name="companyName"]') as Element, { target: { value: 'Ifremer' } });
  kept.change({
    startDate: '2025-10-01',
    researchDomain: '1',
    doctoralSchool: '[570] EDSP - Santé Publique',
    coSupervision: false,
    companyName: null,
  });
  await shown.user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(document.querySelectorAll('.versions')).toHaveLength(5));
  expect(textsOfAll(document.querySelectorAll('.versions blockquote')).toSorted()).toEqual(others.toSorted());
});

test('several that are ticked are told by their labels; either version is taken by a press', async () => {
  const { record, replies } = deviceScreens['the record of the PhD'] ?? {};
  const kept = createRecord(record as { revision: number });
  const { user } = await openScreen('/user/phd', { who: candidate, language: 'fr', replies: replies?.(kept) ?? {} });
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  const [first, second, third] = boxes;
  if (!first || !second || !third) throw new Error('there are no boxes');
  await user.click(first);
  kept.change({ typeOfFinancing: '2,3' });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const other = await screen.findByRole('button', { name: 'Prendre l’autre' });
  const labels = [second, third].map((box) => textOf(box.labels?.[0] ?? box));
  expect(textOf(document.querySelector('.versions blockquote') ?? document.body)).toBe(labels.join(', '));
  await user.click(other);
  expect([first, second, third].map(({ checked }) => checked)).toEqual([false, true, true]);
});

test('a category that a colleague renamed meanwhile is shown under the name being typed', async () => {
  const kept = createRecord(category);
  const { user } = await openScreen('/admin/courses/upv_f1', {
    who: administrator,
    replies: categoryReplies(kept),
  });
  await user.click(await screen.findByRole('button', { name: 'Gérer les catégories' }));
  await user.click(await screen.findByRole('button', { name: /^Renommer/ }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Langues/ });
  fireEvent.change(field, { target: { value: 'Langues et écriture' } });
  kept.change({ name: 'Langues vivantes' });
  await user.click(screen.getByRole('button', { name: 'Enregistrer le nom' }));
  const { findByText } = within(screen.getByRole('dialog'));
  await findByText('Langues vivantes');
  expect(kept.now().name).toBe('Langues vivantes');
  await user.click(screen.getByRole('button', { name: 'Garder la mienne' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer le nom' }));
  await waitFor(() => expect(kept.now()).toEqual({ ...category, name: 'Langues et écriture', revision: 4 }));
});

test('a share that a colleague gave meanwhile is one of two', async () => {
  const kept = createRecord({ share: 2, revision: 4 });
  const { user } = await openScreen('/super-admin/universities/upv_university?activeTab=2', {
    who: superAdministrator,
    replies: {
      'universities.getUsage': () => ({ ...kept.now(), days: [] }),
      'universities.setShare': (call) => kept.answer(call) as never,
      'users.listOfUniversity': { rows: [], count: 0 } as never,
    },
  });
  const field = await screen.findByRole<HTMLInputElement>('spinbutton');
  fireEvent.change(field, { target: { value: '5' } });
  kept.change({ share: 3 });
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await user.click(await screen.findByRole('button', { name: 'Prendre l’autre' }));
  expect([field.value, kept.now()]).toEqual(['3', { share: 3, revision: 5 }]);
});

const gradedJobs = [
  ['j1', 'Tisserande', 'Weaver'],
  ['j2', 'Autrice', 'Author'],
  ['j3', 'Boulangère', 'Baker'],
  ['j4', 'Horlogère', 'Clockmaker'],
].map(([id = '', nameFR = '', name = '']) => ({ ...entry(id, nameFR, name), requirement: null }));

test.each([
  ['fr', 'Enregistrer', 'Prendre l’autre', 'Tisserande (3), Autrice (1,5), Horlogère (2,5)'],
  ['en', 'Save', 'Use the other one', 'Weaver (3), Author (1.5), Clockmaker (2.5)'],
] as const)('the jobs that a colleague graded meanwhile stand by name with their grades (%s)', async (...row) => {
  const [language, save, take, theirs] = row;
  const kept = createRecord(graded);
  const { user } = await openScreen('/super-admin/cases/c1', {
    who: superAdministrator,
    language,
    replies: { ...caseReplies(kept), 'catalogue.listJobs': { jobs: gradedJobs } },
  });
  fireEvent.change(await screen.findByRole('combobox', { name: /Boulangère|Baker/ }), { target: { value: '1' } });
  kept.change({ grades: { j1: 3, j2: 1.5, j4: 2.5 } });
  await user.click(screen.getByRole('button', { name: save }));
  const other = await screen.findByRole('button', { name: take });
  expect(textsOfAll(document.querySelectorAll('.versions blockquote'))).toEqual([theirs]);
  expect(kept.now().grades).toEqual({ j1: 3, j2: 1.5, j4: 2.5 });
  await user.click(other);
  expect(screen.queryByRole('combobox', { name: /Boulangère|Baker/ })).toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Horlogère|Clockmaker/ }).value).toBe('2.5');
});
