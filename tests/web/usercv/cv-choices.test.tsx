import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UserCv } from '#shared/schemas/usercv.ts';
import { Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { CvEditor } from '#web/features/usercv/cv-editor.tsx';
import { entry, privateCv } from './samples.ts';

const post = {
  id: 'e1',
  userId: 'upv_lea',
  title: 'Statisticienne',
  company: 'Hôpital du Val',
  city: 'Lyon',
  startDate: '2021-09-01',
  endDate: null,
  isPublic: false,
};
const refused = new Refusal(409, { msg: 'Non.', code: 'conflict' });
const never = () => new Promise<never>(() => {});

const open = async (more: Replies = {}) => {
  let cv: UserCv = privateCv;
  const shown = await renderElement(<CvEditor userId="upv_lea" />, {
    replies: {
      'usercv.get': () => ({ user: { Experiences: [post], Diplomas: [], Publications: [] }, userCv: cv }),
      'usercv.update': ({ body }) => {
        cv = { ...cv, ...(body as UserCv) };
        return cv;
      },
      'usercv.listSkills': [{ id: 'r1', value: 2, Skill: entry('s1', 'Courage', 'Courage') }],
      'usercv.listValues': [],
      'usercv.listActivities': [],
      'doctorates.get': unsaid,
      'portfolios.listOfUser': { portfolios: [] },
      ...more,
    },
  });
  await within(document.body).findAllByRole('slider', { hidden: true });
  const bodies = (call: string) => shown.received.flatMap(({ name, body }) => (name === call ? [body] : []));
  return Object.assign(shown, { bodies });
};
const choice = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name, hidden: true });
const diplomas = () => choice('Section publique\u00a0: Diplômes obtenus');
const doctorate = () => choice('Section publique\u00a0: Doctorat');

test('two switches pressed before the first is answered show at once, are sent in turn, and are both kept', async () => {
  const first = Promise.withResolvers<void>();
  let cv: UserCv = privateCv;
  const { user, bodies } = await open({
    'usercv.update': async ({ body }: Received) => {
      if (cv === privateCv) await first.promise;
      cv = { ...cv, ...(body as UserCv) };
      return cv;
    },
    'usercv.get': () => ({ user: { Experiences: [post], Diplomas: [], Publications: [] }, userCv: cv }),
  });
  await user.click(diplomas());
  await user.click(doctorate());
  expect([diplomas().checked, doctorate().checked]).toEqual([true, true]);
  expect(bodies('usercv.update')).toHaveLength(1);
  first.resolve();
  await waitFor(() => expect(bodies('usercv.update')).toHaveLength(2));
  expect(bodies('usercv.update')[1]).toEqual({ ...privateCv, showDiplomas: true, showDoctorate: true });
  await waitFor(() => expect([diplomas().checked, doctorate().checked]).toEqual([true, true]));
});

test('the first section that is made public before the lists are there closes nothing', async () => {
  const { user, page, bodies } = await open({ 'usercv.listValues': never });
  const parts = [...page.querySelectorAll('details')];
  await user.click(doctorate());
  await waitFor(() => expect(bodies('usercv.update')).toHaveLength(1));
  expect(doctorate().checked).toBe(true);
  expect([...page.querySelectorAll('details')]).toEqual(parts);
  expect(parts.every(({ isConnected }) => isConnected)).toBe(true);
});

test('a section’s switch that is refused goes back', async () => {
  const { user } = await open({ 'usercv.update': refused });
  await user.click(diplomas());
  await screen.findByText('Non.');
  await waitFor(() => expect(diplomas().checked).toBe(false));
});

test('an item’s switch shows its choice while it is being saved', async () => {
  const { user } = await open({ 'experiences.update': never });
  await user.click(choice('Public\u00a0: Statisticienne'));
  expect(choice('Public\u00a0: Statisticienne').checked).toBe(true);
});

test.each([
  [1, 'Appréciation', { showAppreciation: true }],
  [3, 'SMART', { showSmart: true }],
])('tab %i of the doctorate is made public by its own switch', async (place, name, shown) => {
  const { user, page, bodies } = await open();
  const part = page.querySelector<HTMLElement>('.cv-part:nth-child(5)') ?? page;
  await user.click(within(part).getAllByRole('tab', { hidden: true })[place] as HTMLElement);
  expect(choice(`Public\u00a0: ${name}`).checked).toBe(false);
  await user.click(choice(`Public\u00a0: ${name}`));
  await screen.findByText('CV mis à jour');
  expect(bodies('usercv.update')).toEqual([{ ...privateCv, ...shown }]);
  expect(choice(`Public\u00a0: ${name}`).checked).toBe(true);
});

test('stars that are given show while they are being saved, and go back when they are refused', async () => {
  const saving = Promise.withResolvers<Refusal>();
  const { page } = await open({ 'usercv.addSkill': () => saving.promise });
  const stars = () => page.querySelector('[type="range"]') as HTMLInputElement;
  fireEvent.input(stars(), { target: { value: '4' } });
  fireEvent(stars(), new Event('change', { bubbles: true }));
  expect(stars().getAttribute('aria-valuetext')).toBe('4 étoiles sur 5');
  saving.resolve(refused);
  await waitFor(() => expect(stars().getAttribute('aria-valuetext')).toBe('2 étoiles sur 5'));
});

test('deleting an entry twice sends it once, and the focus goes to the button that adds one', async () => {
  const gone = Promise.withResolvers<undefined>();
  const { user, bodies, page } = await open({ 'usercv.removeSkill': () => gone.promise });
  const part = page.querySelector<HTMLElement>('.cv-part:nth-child(4)') ?? page;
  await user.click(part.querySelector('summary') ?? part);
  const remove = within(part).getByRole('button', { name: 'Supprimer Courage' });
  await user.dblClick(remove);
  gone.resolve(undefined);
  await screen.findByText('Compétence supprimée');
  expect(bodies('usercv.removeSkill')).toHaveLength(1);
  expect(textOf(document.activeElement as Element)).toBe('Ajouter une compétence');
});

test('a skill with a sentence asks before both go; without one it goes at once', async () => {
  const proven = { id: 'r1', value: 2, proof: 'Trois contrats signés.', Skill: entry('s1', 'Courage', 'Courage') };
  const { user, bodies, page } = await open({ 'usercv.listSkills': [proven], 'usercv.removeSkill': () => undefined });
  const part = page.querySelector<HTMLElement>('.cv-part:nth-child(4)') ?? page;
  await user.click(part.querySelector('summary') ?? part);
  await user.click(within(part).getByRole('button', { name: 'Supprimer Courage' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Supprimer Courage/ });
  expect(textOf(dialog)).toContain('La phrase que vous avez écrite sera supprimée aussi.');
  expect(bodies('usercv.removeSkill')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  await screen.findByText('Compétence supprimée');
  expect(bodies('usercv.removeSkill')).toHaveLength(1);
  expect(textOf(document.activeElement as Element)).toBe('Ajouter une compétence');
});

test('the dialog that adds an entry says how many are there already', async () => {
  const skills = [entry('s2', 'Rigueur', 'Rigour'), entry('s3', 'Écoute', 'Listening')];
  const { user, page } = await open({ 'catalogue.listSkills': { skills } });
  const part = page.querySelector<HTMLElement>('.cv-part:nth-child(4)') ?? page;
  await user.click(part.querySelector('summary') ?? part);
  await user.click(within(part).getByRole('button', { name: 'Ajouter une compétence' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox'));
  await waitFor(() => expect(textsOfAll(within(dialog).getAllByRole('option'))).toEqual(['Écoute', 'Rigueur']));
  expect(textOf(dialog)).toContain('L’élément déjà sur votre CV n’est plus proposé.');
});

test('a link that the browser does not copy is selected, and said to be', async () => {
  const { user, page } = await open();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
  await screen.findByText(/^Le navigateur n’a pas permis la copie/);
  const field = page.querySelector<HTMLInputElement>('.link-line input');
  expect(field?.selectionEnd).toBe(field?.value.length);
  expect(field?.selectionStart).toBe(0);
  copy.mockRestore();
});

test.each([
  ['that is done', () => undefined, 'Tout votre CV est privé'],
  ['that is refused', refused, 'Non.'],
] as const)('a withdrawal %s closes its question', async (_, reply, said) => {
  const { user } = await open({ 'usercv.withdraw': reply });
  await user.click(screen.getByRole('button', { name: 'Tout rendre privé' }));
  const question = await screen.findByRole('alertdialog');
  expect(textOf(question)).toContain('des copies de la page peuvent encore être lues pendant une minute au plus.');
  await user.click(within(question).getByRole('button', { name: 'Tout rendre privé' }));
  await screen.findByText(said);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
