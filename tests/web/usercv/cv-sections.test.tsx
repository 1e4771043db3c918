import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { CvEditor } from '#web/features/usercv/cv-editor.tsx';
import { Strand } from '#web/features/usercv/cv-items.tsx';
import { CvPreview } from '#web/features/usercv/cv-preview.tsx';
import { emptyCv, entry, privateCv } from './samples.ts';

const diploma = {
  userId: 'upv_lea',
  name: 'Master',
  university: 'Université du Port-Vieux',
  city: 'Brest',
  startDate: '2019-09-01',
  endDate: '2021-06-30',
};
const Diplomas = [
  { ...diploma, id: 'd1', isPublic: true },
  { ...diploma, id: 'd2', isPublic: true },
  { ...diploma, id: 'd3', isPublic: false },
];
const activity = (id: string) => ({ id: `r${id}`, value: 2, Activity: entry(id, id, id) });

test('the figures of a section are its own; ratings count skills, values and activities; the first section is open', async () => {
  const userCv = { ...privateCv, showExperiences: true, showDiplomas: true, showSkills: true };
  const { page } = await renderElement(<CvEditor userId="upv_lea" />, {
    replies: {
      'usercv.get': { user: { Experiences: [], Diplomas, Publications: [] }, userCv },
      'usercv.listSkills': [{ id: 'r1', value: 3, Skill: entry('s1', 'Négocier', 'Negotiating') }],
      'usercv.listValues': [],
      'usercv.listActivities': ['a1', 'a2'].map(activity),
      'doctorates.get': unsaid,
      'portfolios.listOfUser': { portfolios: [] },
    },
  });
  await within(document.body).findAllByRole('slider', { hidden: true });
  expect(textsOfAll(page.querySelectorAll('.cv-part summary .n'))).toEqual([
    'Rien n’en est visible',
    '2 visibles sur 3',
    'Section privée',
    '3 notes',
    'Section privée',
  ]);
  const parts = [...page.querySelectorAll<HTMLDetailsElement>('.cv-part details')];
  expect(parts.map(({ open }) => open)).toEqual([true, false, false, false, false]);
});

test('a tab of the doctorate shows the texts that are written, however few', async () => {
  const { user, page } = await renderElement(<CvEditor userId="upv_lea" />, {
    replies: {
      'usercv.get': { user: { Experiences: [], Diplomas: [], Publications: [] }, userCv: privateCv },
      'usercv.listSkills': [],
      'usercv.listValues': [],
      'usercv.listActivities': [],
      'portfolios.listOfUser': { portfolios: [] },
      'doctorates.get': { ...unsaid, conclusion: 'La houle se prévoit à deux jours.' },
    },
  });
  await screen.findByText('Doctorat', { selector: '.cv-part *' });
  const doctorate = page.querySelectorAll<HTMLElement>('.cv-part')[4] ?? page;
  await user.click(doctorate.querySelector('summary') ?? page);
  await user.click(await within(doctorate).findByRole('tab', { name: 'À propos du doctorat' }));
  expect(textOf(within(doctorate).getByRole('tabpanel'))).toContain('La houle se prévoit à deux jours.');
});

const preview = async (userCv: PublicCv['userCv']) => {
  await renderElement(<CvPreview userId="upv_lea" />, { replies: { 'usercv.preview': { ...emptyCv, userCv } } });
  return textsOfAll(await screen.findAllByRole('heading', { level: 1 }));
};

test('the preview of a CV of which nothing is public says so', async () => {
  expect(await preview(privateCv)).toEqual(['Rien n’est public']);
});

test('the preview of a CV of which a section is public shows whose it is', async () => {
  expect(await preview(emptyCv.userCv)).toEqual(['Léa Marchand']);
  expect(document.querySelector('.lead')).toBeNull();
});

test('a current entry has an open knot on the thread, an ended one a closed knot', async () => {
  const stage = { title: 'Ingénieure', place: 'Ifremer, Brest', startDate: '2024-02-01' };
  const stages = [
    { ...stage, id: 'e1', endDate: null },
    { ...stage, id: 'e2', endDate: '2024-06-30' },
  ];
  const { page } = await renderElement(<Strand stages={stages} />);
  expect([...page.querySelectorAll('.strand li')].map(({ className }) => className)).toEqual(['open', '']);
});
