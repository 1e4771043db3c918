import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, campus, candidate, recordOf, superAdministrator } from '#tests/support/web-samples.ts';

const lea: UserRecord = { ...recordOf(candidate), otherDiplomasObtained: '2,6' };
const open = async (
  record: UserRecord,
  options: { language?: 'fr' | 'en'; tab?: number; role?: 'admin' | 'super' } = {},
) => {
  const { language = 'fr', tab = 0, role = 'admin' } = options;
  const who = role === 'admin' ? administrator : superAdministrator;
  const path = role === 'admin' ? '/admin/users' : `/super-admin/universities/${campus.id}/users`;
  let kept = record;
  const shown = await openScreen(`${path}/${record.id}?activeTab=${tab}`, {
    ...{ who, language },
    replies: {
      'users.get': ({ params: { id } }) => (id === record.id ? kept : recordOf(who)),
      'users.update': ({ body }) => {
        kept = { ...kept, ...(body as Partial<UserRecord>) };
        return kept;
      },
      'users.setStatus': ({ body }) => {
        kept = { ...kept, ...(body as Partial<UserRecord>) };
        return kept;
      },
      'auth.resetPassword': () => undefined,
      'users.resendMail': () => {
        const { mailTrouble: _, ...well } = kept;
        kept = well;
        return undefined;
      },
      'diplomas.listOfUser': [],
    },
  });
  await screen.findByRole('heading', { level: 1, name: /Léa|Hugo/ });
  return shown;
};
const access = () => within(document.querySelector<HTMLElement>('.user-access') ?? document.body);
const ways = () => textsOfAll(access().getAllByRole('button'));

test.each([
  [
    'fr',
    ['Inscription le 2 octobre 2025'],
    ['Informations', 'Doctorat', 'Diplômes', 'Expériences', 'Publications'],
    ['Refuser l’accès', 'Fermer ses sessions', 'Retirer sa seconde étape', 'Supprimer'],
    ['Doctorat', 'Administration'],
  ],
  [
    'en',
    ['Registered on October 2, 2025'],
    ['Personal info', 'PhD', 'Diplomas', 'Experiences', 'Publications'],
    ['Refuse access', 'Log out their devices', 'Remove their second step', 'Delete'],
    ['Candidate', 'Administrator'],
  ],
] as const)(
  'a member has a head of facts, what is done with their access, and five parts, in %s',
  async (language, facts, tabs, acts, roles) => {
    const { page } = await open(lea, { language });
    expect(textsOfAll(page.querySelectorAll('.user-facts > *'))).toEqual(facts);
    expect(textOf(page.querySelector('main') ?? page)).toContain('lea.marchand@example.org');
    expect(textsOfAll(screen.getAllByRole('tab'))).toEqual(tabs);
    expect(ways()).toEqual(acts);
    expect(textsOfAll(access().getAllByRole('option'))).toEqual(roles);
    expect(document.title).toMatch(/^Léa Marchand · .* · Thésée$/);
  },
);

test.each([
  [
    'somebody who waits',
    { ...lea, status: 'PENDING' },
    'admin',
    ['Ouvrir l’accès', 'Refuser l’accès', 'Fermer ses sessions', 'Retirer sa seconde étape', 'Supprimer'],
  ],
  [
    'somebody refused',
    { ...lea, status: 'REJECTED' },
    'admin',
    ['Ouvrir l’accès', 'Fermer ses sessions', 'Retirer sa seconde étape', 'Supprimer'],
  ],
  [
    'a member, by a super administrator',
    lea,
    'super',
    [
      'Refuser l’accès',
      'Envoyer un lien de mot de passe',
      'Changer d’université',
      'Fermer ses sessions',
      'Retirer sa seconde étape',
      'Supprimer',
    ],
  ],
] as const)('what may be done of %s', async (_, record, role, acts) => {
  await open(record, { role });
  expect(ways()).toEqual(acts);
});

test('a super administrator sends a member a link for a new password from the member’s own screen, too', async () => {
  const { user, received } = await open(lea, { language: 'en', role: 'super' });
  await user.click(access().getByRole('button', { name: 'Email a password link' }));
  expect(await screen.findByText('User mail sent successfully.')).toBeTruthy();
  expect(received.filter(({ name }) => name === 'auth.resetPassword').map(({ body }) => body)).toEqual([
    { email: lea.email },
  ]);
});

test('nobody shuts themselves out: of oneself one changes the role alone', async () => {
  await open(recordOf(administrator));
  expect(access().queryAllByRole('button')).toEqual([]);
  expect(access().getByRole('combobox', { name: 'Rôle' })).toHaveProperty('value', 'admin');
});

test.each([
  ['fr', ['Architecture', 'Pharmacie'], 'Aucun autre diplôme indiqué.'],
  ['en', ['Architecture', 'Pharmacy'], 'No other diplomas given.'],
] as const)(
  'what candidates say of themselves is there to read: other diplomas, in %s',
  async (language, named, none) => {
    const { page } = await open(lea, { language, tab: 2 });
    await waitFor(() => expect(textsOfAll(page.querySelectorAll('.other-diplomas li'))).toEqual(named));
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.queryAllByRole('button').concat(panel.queryAllByRole('textbox'))).toEqual([]);
    expect(panel.queryByText(none)).toBeNull();
  },
);

test('a member’s identity can be edited: saved when it changed, in the words of the specification', async () => {
  const { page, user, received } = await open(lea, { language: 'en' });
  const save = screen.getByRole('button', { name: 'Save' });
  const name = screen.getByRole('textbox', { name: /^First name/ });
  expect(save).toHaveProperty('disabled', true);
  await user.type(name, 'x');
  expect(save).toHaveProperty('disabled', false);
  await user.type(name, '{Backspace}');
  expect(save).toHaveProperty('disabled', true);
  await user.type(name, '-Rose');
  await user.type(screen.getByLabelText(/^Birth date/), '1998-03-12');
  await user.click(save);
  expect(await screen.findByText('User edited successfully.')).toBeTruthy();
  expect(received.find((call) => call.name === 'users.update')).toMatchObject({
    params: { id: 'upv_lea' },
    body: { firstName: 'Léa-Rose', birthDate: '1998-03-12' },
  });
  await screen.findByRole('heading', { level: 1, name: 'Léa-Rose Marchand' });
  expect(save).toHaveProperty('disabled', true);
  // The administrator's own session is unchanged.
  expect(textOf(page.querySelector('header.side .who') ?? page)).toBe('Hugo Besson');
});

test('a member’s identity is not filled in by the browser, which knows the administrator', async () => {
  await open(lea, { language: 'en' });
  const fields = [/^First name/, /^Last name/, /^Birth date/].map((label) => screen.getByLabelText(label));
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['off', 'off', 'off']);
});

test.each([
  [
    'fr',
    'admin',
    'Donner le rôle Administration à Léa Marchand\u202f?Cette personne pourra accepter et refuser des demandes, lire les fiches des membres et modifier les formations, les ressources et l’université.',
    ['Garder Doctorat', 'Passer à Administration'],
    'Membre modifié',
  ],
  [
    'en',
    'user',
    'Remove Léa Marchand as an administrator?From their next action on, they’ll have no access to members, courses or the university. Their account stays open with the role Candidate.',
    ['Keep as administrator', 'Make a candidate'],
    'User edited successfully.',
  ],
] as const)('a role is given and taken after a question, in %s', async (language, to, words, [keep, change], done) => {
  const { user, received } = await open({ ...lea, role: to === 'admin' ? 'user' : 'admin' }, { language });
  const role = access().getByRole<HTMLSelectElement>('combobox');
  await user.selectOptions(role, to);
  expect(textOf(screen.getByRole('alertdialog'))).toBe(words + keep + change);
  await user.click(screen.getByRole('button', { name: keep }));
  expect(role.value).not.toBe(to);
  expect(received.some(({ name }) => name === 'users.update')).toBe(false);
  await user.selectOptions(role, to);
  await user.click(screen.getByRole('button', { name: change }));
  expect(await screen.findByText(done)).toBeTruthy();
  await waitFor(() => expect(role.value).toBe(to));
  // Another user's change in between is not overwritten silently (D90).
  const sent = received.find(({ name }) => name === 'users.update');
  expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ role: to }, '"6"']);
});

test('the last administrator keeps the role, and is told why by a message, and what to do where it was chosen', async () => {
  const { user, reply } = await open(recordOf(administrator), { language: 'en' });
  const why = 'A university always keeps at least one administrator.';
  reply({ 'users.update': new Refusal(409, { msg: why, code: 'last_admin' }) });
  const role = access().getByRole<HTMLSelectElement>('combobox');
  await user.selectOptions(role, 'user');
  await user.click(screen.getByRole('button', { name: 'Make a candidate' }));
  await waitFor(() => expect(screen.getAllByText(why)).toHaveLength(1));
  await screen.findByText('Choose something else, or close without changing anything.');
  expect(role.value).toBe('admin');
});

test('access is opened at once, and refused after a question', async () => {
  const { page, user } = await open({ ...lea, status: 'PENDING' });
  const state = () => textsOfAll(page.querySelectorAll('.user-facts > b'));
  expect(state()).toEqual(['En attente']);
  await user.click(screen.getByRole('button', { name: 'Ouvrir l’accès' }));
  await waitFor(() => expect(state()).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Refuser l’accès' }));
  expect(textOf(screen.getByRole('alertdialog'))).toContain(
    'Refuser l’accès à cette personne\u202f?Elle n’entrera plus dans l’espace de votre université et en est avertie par e-mail.',
  );
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ne rien changer' }));
  expect(state()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Refuser l’accès' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Refuser l’accès' }));
  await waitFor(() => expect(state()).toEqual(['Accès refusé']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

const at = '2026-06-01T10:00:00.000Z';
test.each([
  [
    'fr',
    { kind: 'bounce', at },
    false,
    'Les e-mails n’arrivent plus depuis le 1er juin 2026.',
    'La personne peut la corriger en se connectant.',
    'L’adresse est juste, renvoyer',
  ],
  [
    'en',
    { kind: 'bounce', at },
    true,
    'Emails haven’t been delivered since June 1, 2026.',
    'delete this person and invite them again: they haven’t saved anything yet.',
    'The address is right, send again',
  ],
  [
    'fr',
    { kind: 'complaint', at },
    false,
    'Un de nos e-mails a été signalé comme indésirable le 1er juin 2026.',
    'Ne reprenez que si elle le souhaite.',
    'Lui écrire de nouveau',
  ],
] as const)(
  'why a member is not mailed any more is said, and ended, in %s: %o',
  async (language, mailTrouble, isInvited, since, text, again) => {
    const { page, user, received } = await open({ ...lea, mailTrouble, isInvited }, { language });
    const note = () => page.querySelector('.note');
    expect(textOf(note() ?? page)).toContain(since);
    expect(textOf(note() ?? page)).toContain(text);
    await user.click(screen.getByRole('button', { name: again }));
    await waitFor(() => expect(note()).toBeNull());
    expect(received.filter(({ name }) => name === 'users.resendMail')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  },
);

test.each([
  [
    'fr',
    [
      'Fermer ses sessions',
      'Fermer les sessions de Léa Marchand\u202f?',
      'Les laisser ouvertes',
      'Fermer les sessions',
    ],
    'Sessions fermées',
    ['Retirer sa seconde étape', 'Retirer la seconde étape de Léa Marchand\u202f?', 'La garder', 'Retirer'],
    'Léa Marchand n’a pas de seconde étape\u00a0: il n’y a rien à retirer.',
    'Seconde étape retirée',
  ],
  [
    'en',
    ['Log out their devices', 'Log out Léa Marchand everywhere?', 'Leave them logged in', 'Log out'],
    'Devices logged out',
    ['Remove their second step', 'Remove Léa Marchand’s second step?', 'Keep it', 'Remove'],
    'Léa Marchand has no second step, so there’s nothing to remove.',
    'Second step removed',
  ],
] as const)(
  'somebody who lost a device is signed out everywhere, or spared their second step, after a question, in %s',
  async (language, ending, ended, dropping, none, dropped) => {
    const { user, reply, received } = await open(lea, { language });
    const answer = async ([opener, title]: readonly string[], name: string | undefined) => {
      await user.click(access().getByRole('button', { name: opener }));
      const question = await screen.findByRole('alertdialog', { name: title });
      await user.click(within(question).getByRole('button', { name }));
    };
    const sent = () =>
      received.flatMap(({ name, params }) => (/endSessions|drop/.test(name) ? [[name, params.id]] : []));
    await answer(ending, ending[2]);
    await answer(dropping, dropping[2]);
    expect(sent()).toEqual([]);

    const gone = new Refusal(404, { msg: 'Non.', code: 'not_found' });
    reply({ 'users.endSessions': () => undefined, 'factors.drop': gone });
    await answer(ending, ending[3]);
    await screen.findByText(ended);
    await answer(dropping, dropping[3]);
    await waitFor(() => expect(screen.getAllByRole('status').map(textOf)).toContain(none));
    expect(screen.queryByText('Non.')).toBeNull();
    reply({ 'factors.drop': () => undefined });
    await answer(dropping, dropping[3]);
    await screen.findByText(dropped);
    expect(sent()).toEqual([
      ['users.endSessions', 'upv_lea'],
      ['factors.drop', 'upv_lea'],
      ['factors.drop', 'upv_lea'],
    ]);
  },
);

test('a missing member says so, with the way back to the list and no other message', async () => {
  const { page } = await openScreen('/admin/users/nobody', {
    who: administrator,
    replies: {
      'users.get': ({ params: { id } }) =>
        id === 'nobody' ? new Refusal(404, { msg: 'Non.', code: 'not_found' }) : recordOf(administrator),
    },
  });
  await screen.findByRole('heading', { name: 'Introuvable' });
  expect(screen.getByRole('link', { name: 'Revenir à la liste' }).getAttribute('href')).toBe('/admin/users');
  expect(page.querySelectorAll('.Toastify__toast')).toHaveLength(0);
});

test('above a member a super administrator finds the ways back: all universities, and the members of this one', async () => {
  await open(lea, { role: 'super' });
  const trail = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/super-admin/universities', `/super-admin/universities/${campus.id}?activeTab=1`]);
});

test('once a member is deleted, after a question, the list of members is there', async () => {
  const { user, reply, received } = await open(lea);
  reply({ 'users.remove': () => undefined, 'users.listOfUniversity': { rows: [] } });
  await user.click(access().getByRole('button', { name: 'Supprimer' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
  expect(received.filter(({ name }) => name === 'users.remove').map(({ params }) => params)).toEqual([{ id: lea.id }]);
  await screen.findByRole('heading', { level: 1, name: /^Membres|^Utilisateurs/ });
});

test('an account being erased is neither accepted nor rejected, and can still be deleted', async () => {
  await open({ ...lea, status: 'PENDING', leavesAt: '2026-12-03T14:03:00.000Z' });
  expect(ways()).toEqual(['Fermer ses sessions', 'Retirer sa seconde étape', 'Supprimer']);
});
