import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openScreen, renderElement } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { LeaveGuard } from '#web/blocks/leave-guard.tsx';
import { discardUnsaved, isUnsaved, keepUnsaved, registerUnsaved, settleUnsaved } from '#web/lib/forms/unsaved.ts';
import { endSession, startSession } from '#web/lib/session/session.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';

const settle = async () => null;
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab is asked about as long as something on screen would be lost', () => {
  expect(isAsked()).toBe(false);
  const inBackground = registerUnsaved({ settle });
  expect([isUnsaved(), isAsked()]).toEqual([false, false]);
  const typed = registerUnsaved({ isOnScreen: true, settle });
  expect([isUnsaved(), isAsked()]).toEqual([true, true]);
  typed();
  expect([isUnsaved(), isAsked()]).toEqual([false, false]);
  inBackground();
});

test('a form across tabs survives opening another tab, and stays when that one discards', () => {
  const [discard, other] = [vi.fn(), vi.fn()];
  const title = registerUnsaved({ isOnScreen: true, spansTabs: true, settle, discard });
  expect([isUnsaved(), isUnsaved({ isTabOnly: true })]).toEqual([true, false]);
  const field = registerUnsaved({ isOnScreen: true, settle, discard: other });
  expect(isUnsaved({ isTabOnly: true })).toBe(true);
  discardUnsaved({ isTabOnly: true });
  expect([discard.mock.calls.length, other.mock.calls.length, isUnsaved()]).toEqual([0, 1, true]);
  discardUnsaved();
  expect([discard.mock.calls.length, isUnsaved()]).toEqual([1, false]);
  for (const forget of [title, field]) forget();
});

test('only what cannot be saved is told of; what lives on in the background is not kept for a screen', async () => {
  const [kept, background] = [vi.fn(), vi.fn()];
  const all = [
    registerUnsaved({ isOnScreen: true, settle, keep: kept }),
    registerUnsaved({ settle: async () => 'Une réponse attend.', keep: background }),
  ];
  expect(await settleUnsaved()).toEqual(['Une réponse attend.']);
  keepUnsaved();
  expect([kept.mock.calls.length, background.mock.calls.length]).toEqual([1, 0]);
  for (const forget of all) forget();
});

test.each([
  ['is kept', true, /^Ce que vous aviez écrit est gardé/],
  ['is lost', false, /^Ce que vous aviez écrit n’a pas été enregistré/],
] as const)('when a session ends with something typed, it is said that it %s', async (_kind, isKept, said) => {
  await renderElement(<p>Page</p>, { who: candidate });
  const forget = registerUnsaved({ isOnScreen: true, settle });
  if (isKept) keepUnsaved();
  act(endSession);
  await screen.findByText(said);
  // Nothing is stored in the next session yet.
  act(() => startSession({ token: 'e30.e30.e30', user: candidate }));
  act(endSession);
  await screen.findByText(/^Ce que vous aviez écrit n’a pas été enregistré/);
  forget();
});

const Out = () => {
  const logout = useLogout();
  return (
    <button type="button" onClick={logout}>
      Partir
    </button>
  );
};

test('the first logout tells of what is not saved, another one of something new, and the next leaves without it', async () => {
  const { user, received } = await renderElement(<Out />, { who: candidate });
  const discard = vi.fn();
  let words = 'Une réponse attend.';
  const forget = registerUnsaved({ isOnScreen: true, settle: async () => words, discard });
  const leave = () => user.click(screen.getByRole('button', { name: 'Partir' }));
  vi.stubGlobal('fetch', async (path: string) => {
    received.push({ name: path } as never);
    return new Response(null, { status: 204 });
  });
  await leave();
  await screen.findByText('Une réponse attend.');
  words = 'Deux réponses attendent.';
  await leave();
  await screen.findByText('Deux réponses attendent.');
  expect([localStorage.getItem('token'), discard.mock.calls.length]).toEqual(['"e30.e30.e30"', 0]);
  await leave();
  await vi.waitFor(() => expect(location.pathname).toBe('/login'), 30_000);
  expect([localStorage.getItem('token'), localStorage.getItem('user'), discard.mock.calls.length]).toEqual([
    null,
    null,
    1,
  ]);
  expect(received.map(({ name }) => name)).toEqual(['/api/v0/auth/logout']);
  forget();
});

test.each([
  ['another tab of the screen', '?activeTab=1', true],
  ['the same tab', '?activeTab=0', false],
  ['another screen', '/ailleurs', true],
])('leaving for %s with something typed is asked about: %s, %s', async (_where, to, isAskedOf) => {
  const { user } = await renderElement(
    <>
      <LeaveGuard />
      <Link to={to}>Aller</Link>
    </>,
    { at: '/user/phd?activeTab=0' },
  );
  const forget = registerUnsaved({ isOnScreen: true, settle });
  await user.click(screen.getByRole('link', { name: 'Aller' }));
  expect(screen.queryByRole('alertdialog') !== null).toBe(isAskedOf);
  if (isAskedOf) await user.click(screen.getByRole('button', { name: 'Poursuivre' }));
  expect(location.pathname + location.search).toBe('/user/phd?activeTab=0');
  forget();
});

test('a form across tabs survives a tab that is left without its fields', async () => {
  const { user } = await renderElement(
    <>
      <LeaveGuard />
      <Link to="?activeTab=1">Aller</Link>
    </>,
    { at: '/user/phd?activeTab=0' },
  );
  const all = [true, false].map((spansTabs) => registerUnsaved({ isOnScreen: true, spansTabs, settle }));
  await user.click(screen.getByRole('link', { name: 'Aller' }));
  await user.click(screen.getByRole('button', { name: 'Abandonner' }));
  expect([location.search, isUnsaved(), isUnsaved({ isTabOnly: true })]).toEqual(['?activeTab=1', true, false]);
  for (const forget of all) forget();
});

test('another tab of the screen is opened without a question where all that is unsaved stays', async () => {
  const { user } = await renderElement(
    <>
      <LeaveGuard />
      <Link to="?activeTab=1">Aller</Link>
    </>,
    { at: '/user/phd?activeTab=0' },
  );
  const forget = registerUnsaved({ isOnScreen: true, spansTabs: true, settle });
  await user.click(screen.getByRole('link', { name: 'Aller' }));
  expect([screen.queryByRole('alertdialog'), location.search]).toEqual([null, '?activeTab=1']);
  forget();
});

test('the area asks before its screens are left', async () => {
  const { user } = await openScreen('/user/nulle/part', { who: candidate });
  const forget = registerUnsaved({ isOnScreen: true, settle });
  await user.click(screen.getByRole('link', { name: 'Informations légales' }));
  await user.click(await screen.findByRole('button', { name: 'Poursuivre' }));
  expect(location.pathname).toBe('/user/nulle/part');
  forget();
});
