import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, campus, candidate } from '#tests/support/web-samples.ts';
import { api } from '#web/lib/calls/api.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { queryClient } from '#web/lib/calls/query-client.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { endSession, getSession, startSession } from '#web/lib/session/session.ts';

const away = new Refusal(500, { msg: 'Panne.', code: 'internal' });
const alerts = () => textsOfAll(screen.queryAllByRole('alert'));
const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
const signal = (name: string) => act(async () => void window.dispatchEvent(new Event(name)));

const Campus = ({ isSilent = false }: { isSilent?: boolean }) => {
  const { data } = useCall(api.universities.get, [{ params: { id: campus.id } }], { isSilent });
  return <output>{data?.name}</output>;
};

test('a change in another tab or this one refreshes what it concerns, and nothing else', async () => {
  const { received, reply } = await renderElement(<Campus />, {
    who: candidate,
    replies: { 'universities.get': campus },
  });
  await screen.findByText('Université du Port-Vieux');
  await act(() => announceChange('users'));
  expect(received).toHaveLength(1);
  reply({ 'universities.get': { ...campus, name: 'Université du Large' } });
  await act(() => announceChange('universities'));
  await screen.findByText('Université du Large');
  reply({ 'universities.get': campus });
  const tab = new BroadcastChannel('thesee-changes');
  tab.postMessage('universities/get');
  await screen.findByText('Université du Port-Vieux');
  tab.close();
});

test.each([
  ['focus', '08:00:29', 1],
  ['focus', '08:00:30', 2],
  ['visibilitychange', '08:00:30', 2],
])(
  'at %s, what was read at eight is read again at %s if it is half a minute old: %i',
  async (occasion, time, times) => {
    const { received } = await renderElement(<Campus />, {
      who: candidate,
      replies: { 'universities.get': campus },
      now: '2026-03-01T08:00:00.000Z',
    });
    await screen.findByText('Université du Port-Vieux');
    vi.setSystemTime(new Date(`2026-03-01T${time}.000Z`));
    await signal(occasion);
    await waitFor(() => expect(received).toHaveLength(times));
  },
);

test('a change is told to the other tabs', async () => {
  const tab = new BroadcastChannel('thesee-changes');
  const heard = new Promise((resolve) => tab.addEventListener('message', ({ data }) => resolve(data)));
  await announceChange('formations', 'list');
  expect(await heard).toBe('formations/list');
  tab.close();
});

test('an answer that was asked for before a change does not stand for what came after it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof campus>();
  const answers: unknown[] = [promise, { ...campus, name: 'Université du Large' }];
  await renderElement(<Campus />, {
    who: candidate,
    replies: { 'universities.get': () => answers.shift() as typeof campus },
  });
  await act(async () => {
    const told = announceChange('universities');
    resolve(campus);
    await told;
  });
  await screen.findByText('Université du Large');
});

test.each([
  [false, ['Panne.']],
  [true, []],
])('a failure is said, unless the screen says it itself (%s)', async (isSilent, said) => {
  quiet();
  const { received } = await renderElement(<Campus isSilent={isSilent} />, {
    who: candidate,
    replies: { 'universities.get': away },
  });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(alerts()).toEqual(said));
  expect(received).toHaveLength(1);
});

test.each([
  ['nobody', endSession, null],
  ['somebody else', () => startSession({ token: 'e30.e30.e30', user: administrator }), administrator.id],
] as const)('one person’s cached reads are dropped as soon as %s is signed in', async (_who, change, id) => {
  await renderElement(<p>Page</p>, { who: candidate });
  queryClient.setQueryData(['things'], 'theirs');
  act(() => startSession({ token: 'e30.e30.e31', user: candidate }));
  expect(queryClient.getQueryData(['things'])).toBe('theirs');
  act(change);
  expect([queryClient.getQueryData(['things']), getSession()?.user.id ?? null]).toEqual([undefined, id]);
});

test('half of a session that another tab left is ended too', async () => {
  await renderElement(<p>Page</p>, { who: candidate });
  queryClient.setQueryData(['things'], 'theirs');
  localStorage.removeItem('token');
  await signal('storage');
  expect([localStorage.getItem('user'), queryClient.getQueryData(['things'])]).toEqual([null, undefined]);
});
