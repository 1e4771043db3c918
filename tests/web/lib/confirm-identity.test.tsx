import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { administrator, candidate, noArchive, recordOf } from '#tests/support/web-samples.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { endSession, startSession } from '#web/lib/session/session.ts';

const words = {
  fr: {
    title: 'Confirmez que c’est vous',
    lead: 'Cette action est protégée. Nous ne vous le redemanderons pas pendant 10 minutes.',
    ...{ password: /^Mot de passe/, code: /^Code à six chiffres/, confirm: 'Confirmer', cancel: 'Annuler' },
    useCode: 'Utiliser un code de mon application',
    usePassword: 'Utiliser mon mot de passe',
    wrong: 'Ce n’est pas votre mot de passe actuel.',
    remove: ['Supprimer', 'Supprimer Léa Marchand\u202f?'],
  },
  en: {
    title: 'Confirm it’s you',
    lead: 'This action is protected. We won’t ask again for 10 minutes.',
    ...{ password: /^Password/, code: /^Six-digit code/, confirm: 'Confirm', cancel: 'Cancel' },
    useCode: 'Use a code from my app',
    usePassword: 'Use my password',
    wrong: 'This isn’t your current password.',
    remove: ['Delete', 'Delete Léa Marchand?'],
  },
} as const;
const languages = ['fr', 'en'] as const;

const refusal = new Refusal(403, { msg: 'Confirmez d’abord.', code: 'confirm_identity', requestId: 'r1' });
const on = { isOn: true, isRequired: true, since: '2026-09-14T08:30:00.000Z', recoveryCodesLeft: 8 };

/** The server lets the protected call pass once it knows who acts. */
const open = async (language: 'fr' | 'en', more: Replies = {}, at = '/account') => {
  let isConfirmed = false;
  const shown = await openScreen(at, {
    ...{ who: administrator, language },
    replies: {
      'auth.listSessions': [],
      'auth.getArchive': noArchive,
      'users.get': ({ params: { id } }) => recordOf(id === candidate.id ? candidate : administrator),
      'users.listOfUniversity': { rows: [] },
      'users.remove': () => (isConfirmed ? undefined : refusal),
      'auth.confirmIdentity': () => {
        isConfirmed = true;
        return undefined;
      },
      ...more,
    },
  });
  const sent = () => shown.received.flatMap(({ name }) => (/remove|confirmIdentity/.test(name) ? [name] : []));
  return { ...shown, sent };
};
/** Sends the call without a screen; resolves to its end. */
const remove = (id: string): Promise<string> =>
  api.users.remove({ params: { id } }).then(
    () => 'done',
    (error: ApiError) => error.code,
  );
const asked = (language: 'fr' | 'en') => screen.findByRole('dialog', { name: words[language].title });
const press = (dialog: HTMLElement, name: string) =>
  act(async () => within(dialog).getByRole('button', { name }).click());

test.each(languages)(
  'a call that asks who acts waits for the password, above the dialog that has sent it, and goes again (%s)',
  async (language) => {
    const { lead, password, confirm, wrong, useCode, remove: words_ } = words[language];
    const [button, title] = words_;
    const details = [{ field: 'password', code: 'wrong_password', msg: wrong }];
    const isWrong = new Refusal(422, { msg: 'Non.', code: 'invalid', details });
    const { user, text, reply, sent, received } = await open(
      language,
      { 'auth.confirmIdentity': isWrong },
      '/admin/users/upv_lea',
    );
    await user.click(await screen.findByRole('button', { name: button }));
    await press(await screen.findByRole('alertdialog', { name: title }), button);
    const dialog = await asked(language);
    expect(text(dialog)).toContain(lead);
    const field = within(dialog).getByLabelText<HTMLInputElement>(password);
    expect([document.activeElement, field.autocomplete]).toEqual([field, 'current-password']);
    expect(within(dialog).queryByRole('button', { name: useCode })).toBeNull();

    await user.keyboard('pas-le-bon{Enter}');
    await within(dialog).findByText(wrong);
    expect(sent()).toEqual(['users.remove', 'auth.confirmIdentity']);
    reply({ 'auth.confirmIdentity': () => undefined, 'users.remove': () => undefined });
    await user.clear(field);
    await user.type(field, 'le-bon-mot');
    await press(dialog, confirm);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
    expect(sent()).toEqual(['users.remove', 'auth.confirmIdentity', 'auth.confirmIdentity', 'users.remove']);
    expect(received.findLast(({ name }) => name === 'auth.confirmIdentity')?.body).toEqual({ password: 'le-bon-mot' });
    expect([screen.queryByRole('dialog'), screen.queryByRole('alertdialog')]).toEqual([null, null]);
    expect(screen.queryByText('Confirmez d’abord.')).toBeNull();
  },
);

test.each(languages)('with a second step, a code of the app does as well (%s)', async (language) => {
  const { code, password, useCode, usePassword, confirm } = words[language];
  const { user, received } = await open(language, { 'factors.get': on });
  const end = remove('upv_lea');
  await user.click(await screen.findByRole('button', { name: useCode }));
  const dialog = await asked(language);
  const field = within(dialog).getByLabelText<HTMLInputElement>(code);
  expect([document.activeElement, field.autocomplete]).toEqual([field, 'one-time-code']);
  await user.click(within(dialog).getByRole('button', { name: usePassword }));
  within(await asked(language)).getByLabelText(password);
  await user.click(screen.getByRole('button', { name: useCode }));
  await user.keyboard('123456');
  await press(await asked(language), confirm);
  expect(await end).toBe('done');
  expect(received.find(({ name }) => name === 'auth.confirmIdentity')?.body).toEqual({ code: '123456' });
});

test.each(languages)('who cancels is told nothing, and nothing is done (%s)', async (language) => {
  const { cancel, remove: deletion } = words[language];
  const [button, title] = deletion;
  const { page, user, sent } = await open(language, {}, '/admin/users/upv_lea');
  await user.click(await screen.findByRole('button', { name: button }));
  await press(await screen.findByRole('alertdialog', { name: title }), button);
  await press(await asked(language), cancel);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([sent(), page.querySelectorAll('.Toastify__toast, .note').length]).toEqual([['users.remove'], 0]);
});

test('several refused calls ask once, and each goes again once', async () => {
  const { user, sent } = await open('fr');
  const ends = Promise.all(['upv_lea', 'upv_ana', 'upv_tom'].map(remove));
  const dialog = await asked('fr');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('le-bon-mot');
  await press(dialog, 'Confirmer');
  expect(await ends).toEqual(['done', 'done', 'done']);
  expect(sent()).toEqual([...Array(3).fill('users.remove'), 'auth.confirmIdentity', ...Array(3).fill('users.remove')]);
});

test('a call that is refused again is not sent a third time', async () => {
  const { user, sent } = await open('fr', { 'users.remove': refusal });
  const end = remove('upv_lea');
  const dialog = await asked('fr');
  await user.keyboard('le-bon-mot');
  await press(dialog, 'Confirmer');
  expect(await end).toBe('confirm_identity');
  expect(sent()).toEqual(['users.remove', 'auth.confirmIdentity', 'users.remove']);
});

test.each([
  ['nobody', () => endSession()],
  ['somebody else', () => startSession({ token: 'e30.other.e30', user: { ...administrator, id: 'upv_ana' } })],
] as const)('the call is never sent again for %s who is there by now', async (who, change) => {
  const { user, sent } = await open('fr');
  const end = remove('upv_lea');
  const dialog = await asked('fr');
  await act(async () => change());
  if (who !== 'nobody') {
    await user.type(within(dialog).getByLabelText(/^Mot de passe/), 'le-bon-mot');
    await press(dialog, 'Confirmer');
  }
  expect(await end).toBe('confirm_identity');
  expect(sent().filter((name) => name === 'users.remove')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
