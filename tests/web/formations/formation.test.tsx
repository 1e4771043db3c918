import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormationSkill } from '#shared/schemas/formation.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { administrator } from '#tests/support/web-samples.ts';
import { course, listOf, skill } from './samples.ts';

const leading = course(1, 'Animer une équipe', 'Encadrer');
const categories = Object.entries({ 8: 'Encadrer', 7: 'Langues', 6: 'Écrire' })
  .toReversed()
  .map(([number, name]) => ({
    id: `upv_c_${number}`,
    universityId: 'upv_university',
    name,
  }));
const own = { ...leading, FormationCategoryId: 'upv_c_8' };
const listening: FormationSkill = {
  id: 'upv_f1.s1',
  SkillId: 's1',
  value: 3.5,
  Skill: skill('s1', 'Écoute', 'Listening'),
};
const retired: FormationSkill = {
  id: 'upv_f1.s2',
  SkillId: 's2',
  value: 0,
  Skill: { ...skill('s2', 'Dactylographie', 'Typing', 3), active: false },
};

const open = async (language: 'fr' | 'en', skills: FormationSkill[] = [listening, retired], replies: Replies = {}) => {
  const shown = await openScreen('/admin/courses/upv_f1', {
    who: administrator,
    language,
    now: '2026-03-15T14:05:00',
    replies: {
      'formations.get': own,
      'formations.listSkills': skills,
      'formations.listCategories': categories,
      'formations.list': listOf(
        own,
        { ...course(2, 'Déléguer'), FormationCategoryId: 'upv_c_8' },
        { ...course(3, 'Parler'), FormationCategoryId: 'upv_c_7' },
      ),
      'formations.update': ({ body }: Received) => ({ ...own, ...(body as object) }),
      'catalogue.listSkills': {
        skills: [
          listening.Skill,
          retired.Skill,
          skill('s3', 'Négociation', 'Negotiating'),
          skill('s4', 'Analyse', 'Analysis'),
        ],
      },
      ...replies,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Animer une équipe' });
  await screen.findByRole('combobox');
  return shown;
};
const sent = ({ received }: Awaited<ReturnType<typeof open>>, call: string) =>
  received.filter(({ name }) => name === call).map(({ body }) => body);

test.each([
  [
    'fr',
    '2 compétences',
    ['Dactylographie', 'Écoute'],
    ['Savoir-faire, retirée du catalogue', 'Aptitudes'],
    ['0 sur 5, nulle', '3,5 sur 5, moyenne'],
    'Force : ce que la formation apporte à la compétence, de 0 à 5, par demi-points.',
  ],
  [
    'en',
    '2 skills',
    ['Listening', 'Typing'],
    ['Abilities', 'Know-how, withdrawn from the catalogue'],
    ['3.5 out of 5, medium', '0 out of 5, none'],
    'Strength: what the course brings to the skill, from 0 to 5, by half points.',
  ],
] as const)(
  'the skills of a course are counted, and each has its kind and its strength in words (%s)',
  async (...told) => {
    const [language, count, names, kinds, levels, hint] = told;
    const { page } = await open(language);
    await waitFor(() => expect(textsOfAll(page.querySelectorAll('tbody .h4'))).toEqual(names));
    expect(textsOfAll(page.querySelectorAll('tbody .h4 + .small'))).toEqual(kinds);
    expect(screen.getAllByRole('slider').map((one) => one.getAttribute('aria-valuetext'))).toEqual(levels);
    expect(textOf(page.querySelector('.under h2') ?? page)).toContain(count);
    expect(textOf(page)).toContain(hint);
  },
);

test.each([
  [0.5, '0,5 sur 5, légère'],
  [2.5, '2,5 sur 5, légère'],
  [3, '3 sur 5, moyenne'],
  [4, '4 sur 5, forte'],
])('a strength of %s reads « %s »', async (value, words) => {
  await open('fr', [{ ...listening, value }]);
  const slider = await screen.findByRole<HTMLInputElement>('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe(words);
  expect([slider.min, slider.max, slider.step]).toEqual(['0', '5', '0.5']);
});

test('what is chosen while a strength is on its way is sent after it, the last alone', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const shown = await open('fr', [listening], {
    'formations.updateSkill': async ({ body }: Received) => {
      await isAnswered;
      return { ...listening, ...(body as object) };
    },
  });
  const slider = await screen.findByRole('slider');
  for (const value of ['4', '4.5', '5']) fireEvent.change(slider, { target: { value } });
  answer();
  await waitFor(() => expect(sent(shown, 'formations.updateSkill')).toEqual([{ value: 4 }, { value: 5 }]));
});

test.each([
  ['fr', 'Aucune compétence associée pour le moment', 'Sans compétence, cette formation n’est suggérée à personne.'],
  ['en', 'No associated skills yet', 'Without a skill, this course is suggested to nobody.'],
] as const)('a course without skills says what follows from that (%s)', async (language, title, text) => {
  await open(language, []);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(textOf(document.body)).toContain(text);
});

test.each([
  [
    'fr',
    'Ajouter une compétence',
    'Compétence',
    'Les 2 compétences déjà associées ne sont pas proposées.',
    ['Analyse', 'Négociation'],
  ],
  [
    'en',
    'Add a skill',
    'Skill',
    'The 2 skills that are associated already are not offered.',
    ['Analysis', 'Negotiating'],
  ],
] as const)(
  'of the catalogue’s skills those are offered that the course has not (%s)',
  async (language, add, label, hint, offered) => {
    const { user } = await open(language);
    await user.click(await screen.findByRole('button', { name: add }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(hint)).toBeTruthy();
    await user.type(dialog.getByRole('combobox', { name: label }), 'a');
    await waitFor(() =>
      expect(textsOfAll(dialog.getAllByRole('option', { hidden: true })).slice(0, 2)).toEqual(offered),
    );
  },
);

test.each([
  [
    'fr',
    'Titre',
    'Adresse du site',
    'Cette adresse ne mène pas à une page du web.',
    'Enregistré à 14 h 05',
    'Titre de la formation mis à jour',
  ],
  [
    'en',
    'Title',
    'Web address',
    'This address does not lead to a page of the web.',
    'Saved at 2:05 PM',
    'Formation title updated successfully',
  ],
] as const)(
  'a field is saved on leaving it, an address that leads nowhere is refused in words (%s)',
  async (...told) => {
    const [language, titleLabel, urlLabel, wrong, saved, done] = told;
    const shown = await open(language);
    const title = screen.getByRole('textbox', { name: new RegExp(`^${titleLabel}`) });
    await shown.user.type(title, ' de deux');
    await shown.user.tab();
    await waitFor(() => expect(textOf(document.body)).toContain(done));
    expect(textOf(document.body)).toContain(saved);
    await shown.user.type(screen.getByRole('textbox', { name: urlLabel }), 'javascript:alert(1)');
    await shown.user.tab();
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(sent(shown, 'formations.update')).toEqual([{ title: 'Animer une équipe de deux' }]);
  },
);

test('undone with Escape, nothing is sent', async () => {
  const shown = await open('fr');
  const title = screen.getByRole('textbox', { name: /^Titre/ }) as HTMLInputElement;
  await shown.user.clear(title);
  await shown.user.keyboard('{Escape}');
  expect(title.value).toBe('Animer une équipe');
  await shown.user.tab();
  expect(sent(shown, 'formations.update')).toEqual([]);
});

test.each([
  [
    'fr',
    'Gérer les catégories',
    ['Encadrer2 formations', 'Langues1 formation', 'Écrire0 formation'],
    [
      'Supprimer « Encadrer » ? Ses 2 formations restent, sans catégorie.',
      'Supprimer « Langues » ? Sa formation reste, sans catégorie.',
      'Supprimer « Écrire » ? Aucune formation n’est concernée.',
    ],
    /^Supprimer /,
    'Conserver',
    'Ajouter',
    'Catégorie supprimée',
  ],
  [
    'en',
    'Manage categories',
    ['Encadrer2 courses', 'Langues1 course', 'Écrire0 courses'],
    [
      'Delete “Encadrer”? Its 2 courses stay, without a category.',
      'Delete “Langues”? Its course stays, without a category.',
      'Delete “Écrire”? No course is concerned.',
    ],
    /^Delete /,
    'Keep',
    'Add',
    'Category successfully deleted',
  ],
] as const)(
  'categories are listed with how many courses each has; one goes after a question that says what becomes of them (%s)',
  async (...told) => {
    const [language, manage, listed, questions, remove, keep, add, removed] = told;
    const { user, received } = await open(language, [], { 'formations.removeCategory': () => undefined });
    await user.click(screen.getByRole('button', { name: manage }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(textsOfAll(dialog.getAllByRole('listitem'))).toEqual(listed));
    for (const [place, question] of questions.entries()) {
      await user.click(dialog.getAllByRole('button', { name: remove })[place] as HTMLElement);
      expect(textOf(document.querySelector('.ask') ?? document.body)).toContain(question);
      await user.click(dialog.getByRole('button', { name: keep }));
    }
    await user.click(dialog.getAllByRole('button', { name: remove })[1] as HTMLElement);
    await user.click(document.querySelector('.ask .danger') as HTMLElement);
    await screen.findByText(removed);
    expect(received.find(({ name }) => name === 'formations.removeCategory')?.params).toEqual({ id: 'upv_c_7' });
    expect(document.activeElement).toBe(dialog.getByRole('textbox'));
    const press = dialog.getByRole('button', { name: add }) as HTMLButtonElement;
    expect(press.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox'), '  ');
    expect(press.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox'), 'Droit');
    expect(press.disabled).toBe(false);
  },
);

test('the category is chosen among the university’s, or none', async () => {
  const shown = await open('fr');
  const choice = screen.getByRole('combobox', { name: 'Catégorie' }) as HTMLSelectElement;
  await waitFor(() =>
    expect(textsOfAll(within(choice).getAllByRole('option'))).toEqual([
      'Sans catégorie',
      'Encadrer',
      'Langues',
      'Écrire',
    ]),
  );
  expect(choice.value).toBe('upv_c_8');
  await shown.user.selectOptions(choice, 'Langues');
  await waitFor(() => expect(sent(shown, 'formations.update')).toEqual([{ FormationCategoryId: 'upv_c_7' }]));
});
