import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { assessment, entry } from '#tests/web/portfolios/samples.ts';
import { privateCv } from './samples.ts';

const answer = (number: number, value: number | null, liked: boolean | null = null) => ({
  ...{ id: `p1-s${number}`, value, touchedAt: '2026-03-01T08:00:00.000Z', importantFlag: liked },
  Skill: entry('skill', number, number > 4 ? 2 : 1),
});
const retired = { ...answer(7, 5, true), Skill: { ...entry('skill', 7, 1), active: false } };
const asked = [answer(1, 4), answer(2, 5), answer(3, 5, true), answer(4, 5, false), answer(5, 4, true), answer(6, 4)];
const skills = [...asked, retired];
const onCv = { id: 'u.s2', value: 3.5, proof: 'J’ai relu.', Skill: entry('skill', 2, 1) };

const open = (replies: Replies = {}, language: 'fr' | 'en' = 'fr') =>
  openScreen('/user/assessment/p1/proofs', {
    who: candidate,
    language,
    replies: {
      'portfolios.listOfUser': { portfolios: [assessment('p1', { answered: 25 })] },
      'portfolios.listSkills': skills,
      'usercv.listSkills': [onCv],
      'usercv.get': { user: { Experiences: [], Diplomas: [], Publications: [] }, userCv: privateCv },
      ...replies,
    },
  });

test.each([
  [
    'fr',
    'Dites-le en une phrase',
    ['Compétence 3', 'Compétence 2', 'Compétence 5', 'Compétence 1'],
    ['Expert, 5 sur 5', 'Expert, 5 sur 5', 'Avancé, 4 sur 5', 'Avancé, 4 sur 5'],
    /qui ne les montre à personne tant que vous n’en publiez pas la section/,
    'Plus tard',
  ],
  [
    'en',
    'Say it in one sentence',
    ['Competency 3', 'Competency 2', 'Competency 5', 'Competency 1'],
    ['Expert, 5 out of 5', 'Expert, 5 out of 5', 'Advanced, 4 out of 5', 'Advanced, 4 out of 5'],
    /visible only to you until you make its “Skills” section public/,
    'Later',
  ],
] as const)(
  'the four strongest are asked, liked ones first among equals, disliked and retired ones never (%s)',
  async (...told) => {
    const [language, title, asked, levels, note, later] = told;
    await open({}, language);
    await screen.findByRole('heading', { level: 1, name: title });
    await screen.findByText(note);
    expect(textsOfAll(document.querySelectorAll('.proof-fields h2'))).toEqual(asked);
    expect(textsOfAll(document.querySelectorAll('.proof-fields h2 + p'))).toEqual(levels);
    expect(document.querySelectorAll('.proof-fields .hint')).toHaveLength(2);
    expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual([
      '',
      'J’ai relu.',
      '',
      '',
    ]);
    expect(screen.getByRole('link', { name: later }).getAttribute('href')).toBe('/user/assessment/p1/result');
  },
);

test('a sentence is saved on leaving its field: the skill comes onto the CV with its rating, or keeps the one it has there', async () => {
  const { user, received } = await open({ 'usercv.addSkill': onCv });
  const [first, second] = await screen.findAllByRole('textbox');
  await user.type(first as Element, 'J’ai comparé.');
  expect(textOf(first?.closest('li') ?? document.body)).toContain('13 signes sur 300');
  await user.type(second as Element, ' Deux fois.');
  await user.tab();
  await screen.findAllByText('Phrase enregistrée');
  expect(received.flatMap(({ name, body }) => (name === 'usercv.addSkill' ? [body] : []))).toEqual([
    { skillId: 's3', proof: 'J’ai comparé.', value: 5 },
    { skillId: 's2', proof: 'J’ai relu. Deux fois.' },
  ]);
});

test('more than 300 letters are refused under the field, and nothing is sent', async () => {
  const { user, received } = await open();
  const [first] = await screen.findAllByRole('textbox');
  await user.click(first as Element);
  await user.paste('x'.repeat(301));
  await user.tab();
  expect(first?.getAttribute('aria-invalid')).toBe('true');
  expect(received.filter(({ name }) => name === 'usercv.addSkill')).toEqual([]);
});

test('a sentence that is refused stays in its field', async () => {
  const { user } = await open({ 'usercv.addSkill': new Refusal(409, { msg: 'Non.', code: 'conflict' }) });
  const [first] = await screen.findAllByRole<HTMLTextAreaElement>('textbox');
  await user.type(first as Element, 'J’ai comparé.');
  await user.tab();
  await screen.findByText('Non.');
  expect(first?.value).toBe('J’ai comparé.');
});

test('a public section is said to show the sentences at once', async () => {
  const userCv = { ...privateCv, showSkills: true };
  await open({ 'usercv.get': { user: { Experiences: [], Diplomas: [], Publications: [] }, userCv } });
  await screen.findByText(
    /est publique : toute personne qui a votre lien lira vos phrases dès qu’elles sont enregistrées/,
  );
});

test('without a strength the screen leads to the questions', async () => {
  await open({ 'portfolios.listSkills': [answer(1, 2), answer(2, null)] });
  await screen.findByText('Notez d’abord vos compétences');
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Noter mes compétences' });
  expect(link.getAttribute('href')).toBe('/user/assessment/p1');
});
