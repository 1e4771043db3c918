import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { CvEditor } from '#web/features/usercv/cv-editor.tsx';
import { entry, privateCv } from './samples.ts';

const courage = entry('s1', 'Courage', 'Courage');
const offered = [entry('s3', 'Rigueur', 'Rigour'), courage, entry('s2', 'Écoute', 'Listening')];

/** A server whose three lists hold one entry each; a second one can be added and removed. */
const serverOf = (): Replies => {
  let rows = [{ id: 'r1', value: 2, entry: courage }];
  const add = (entryId: string, value: number) => {
    const added = { id: 'r2', value, entry: offered.find(({ id }) => id === entryId) ?? courage };
    rows = [rows[0] ?? added, added];
    return added;
  };
  const remove = () => {
    rows = rows.slice(0, 1);
    return undefined;
  };
  const skill = ({ entry: Skill, ...row }: (typeof rows)[number]) => ({ ...row, Skill });
  const value = ({ entry: Value, ...row }: (typeof rows)[number]) => ({ ...row, Value });
  const activity = ({ entry: Activity, ...row }: (typeof rows)[number]) => ({ ...row, Activity });
  return {
    'usercv.get': { user: { Experiences: [], Diplomas: [], Publications: [] }, userCv: privateCv },
    'usercv.listSkills': () => rows.map(skill),
    'usercv.listValues': () => rows.map(value),
    'usercv.listActivities': () => rows.map(activity),
    'usercv.addSkill': ({ body }) =>
      skill(add((body as { skillId: string }).skillId, (body as { value: number }).value)),
    'usercv.addValue': ({ body }) =>
      value(add((body as { valueId: string }).valueId, (body as { value: number }).value)),
    'usercv.addActivity': ({ body }) =>
      activity(add((body as { activityId: string }).activityId, (body as { value: number }).value)),
    'usercv.removeSkill': remove,
    'usercv.removeValue': remove,
    'usercv.removeActivity': remove,
    'catalogue.listSkills': { skills: offered },
    'catalogue.listValues': { values: offered },
    'catalogue.listActivities': { activities: offered },
    'doctorates.get': unsaid,
    'portfolios.listOfUser': { portfolios: [] },
  };
};

const fr = {
  submit: 'Ajouter',
  remove: 'Supprimer Écoute',
  left: ['Écoute', 'Rigueur'],
  rating: /Écoute/,
  none: 'Aucune étoile sur 5',
};
const en = {
  submit: 'Add',
  remove: 'Delete Listening',
  left: ['Listening', 'Rigour'],
  rating: /Listening/,
  none: 'No stars out of 5',
};
test.each([
  ['fr', fr, 0, { skillId: 's2', value: 0 }, 'Ajouter une compétence', 'Compétence ajoutée', 'Compétence supprimée'],
  ['fr', fr, 1, { valueId: 's2', value: 0 }, 'Ajouter une valeur', 'Valeur ajoutée', 'Valeur supprimée'],
  ['fr', fr, 2, { activityId: 's2', value: 0 }, 'Ajouter une activité', 'Activité ajoutée', 'Activité supprimée'],
  ['en', en, 0, { skillId: 's2', value: 0 }, 'Add a skill', 'Skill added successfully', 'Skill deleted successfully'],
  ['en', en, 1, { valueId: 's2', value: 0 }, 'Add a value', 'Value added successfully', 'Value deleted successfully'],
  [
    ...(['en', en, 2, { activityId: 's2', value: 0 }, 'Add an activity'] as const),
    ...(['Activity added successfully', 'Activity deleted successfully'] as const),
  ],
] as const)(
  'an entry is added, those there already left out, with no star unless said, and deleted, in %s: %o',
  async (...told) => {
    const [language, words, tab, body, add, added, removed] = told;
    const { user, received, page } = await renderElement(<CvEditor userId="upv_lea" />, {
      language,
      replies: serverOf(),
    });
    await within(document.body).findAllByRole('slider', { hidden: true });
    const part = page.querySelectorAll<HTMLElement>('.cv-part')[3] ?? page;
    await user.click(part.querySelector('summary') ?? part);
    await user.click(within(part).getAllByRole('tab')[tab] ?? part);
    await user.click(await within(part).findByRole('button', { name: add }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getAllByRole('combobox')[0] ?? dialog);
    await waitFor(() => expect(textsOfAll(within(dialog).getAllByRole('option'))).toEqual(words.left));
    await user.click(within(dialog).getAllByRole('option')[0] ?? dialog);
    await user.click(within(dialog).getByRole('button', { name: words.submit }));
    expect(await screen.findByText(added)).toBeTruthy();
    expect(received.find(({ name }) => name.startsWith('usercv.add'))?.body).toEqual(body);
    const stars = await within(part).findByRole('slider', { name: words.rating });
    expect(stars.getAttribute('aria-valuetext')).toBe(words.none);
    expect(part.querySelectorAll('[role=tabpanel]:not([hidden]) tbody tr')).toHaveLength(2);
    await user.click(within(part).getByRole('button', { name: words.remove }));
    expect(await screen.findByText(removed)).toBeTruthy();
    await waitFor(() => expect(within(part).queryByRole('slider', { name: words.rating })).toBeNull());
  },
);

test('search engines are let in by a switch of their own', async () => {
  const { user, received } = await renderElement(<CvEditor userId="upv_lea" />, {
    language: 'en',
    replies: { ...serverOf(), 'usercv.update': { ...privateCv, allowIndexing: true } },
  });
  const indexing = await screen.findByRole<HTMLInputElement>('switch', { name: /^Allow search engines/ });
  expect(indexing.checked).toBe(false);
  screen.getByText('Off: the page asks them not to list it.');
  await user.click(indexing);
  expect(await screen.findByText('CV updated successfully')).toBeTruthy();
  expect(received.find(({ name }) => name === 'usercv.update')?.body).toEqual({ ...privateCv, allowIndexing: true });
});

test('a CV that search engines may list says so', async () => {
  const user = { Experiences: [], Diplomas: [], Publications: [] };
  const replies = { ...serverOf(), 'usercv.get': { user, userCv: { ...privateCv, allowIndexing: true } } };
  await renderElement(<CvEditor userId="upv_lea" />, { language: 'en', replies });
  await screen.findByText('On: the page may appear in their results.');
});

test('an entry removed right after it was rated stays removed when the rating’s reply arrives', async () => {
  const rating = Promise.withResolvers<{ id: string; value: number; Skill: typeof courage }>();
  const { user, received } = await renderElement(<CvEditor userId="upv_lea" />, {
    replies: { ...serverOf(), 'usercv.addSkill': () => rating.promise },
  });
  const changes = () => received.map(({ name }) => name).filter((name) => /addSkill|removeSkill/.test(name));
  const [stars] = await screen.findAllByRole('slider', { name: /Courage/, hidden: true });
  fireEvent.input(stars as Element, { target: { value: '4' } });
  fireEvent(stars as Element, new Event('change', { bubbles: true }));
  await user.click(screen.getAllByRole('button', { name: 'Supprimer Courage', hidden: true })[0] as Element);
  await waitFor(() => expect(changes()).toEqual(['usercv.addSkill']));
  rating.resolve({ id: 'r1', value: 4, Skill: courage });
  await screen.findByText('Compétence supprimée');
  expect(changes()).toEqual(['usercv.addSkill', 'usercv.removeSkill']);
});

test('the link to the public CV is copied whole', async () => {
  const { user } = await renderElement(<CvEditor userId="upv_lea" />, { replies: serverOf() });
  await user.click(await screen.findByRole('button', { name: 'Copier le lien' }));
  expect(await screen.findByText(/copié/)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/public/cv/upv_lea`);
});
