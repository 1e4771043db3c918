import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, campus, candidate, recordOf } from '#tests/support/web-samples.ts';
import { api } from '#web/lib/api.ts';
import { announceChange } from '#web/lib/changes.ts';
import { countMessages } from '#web/lib/notify.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { endSession, getSession, startSession } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { useFreshUser } from '#web/lib/use-fresh-user.ts';
import { useReply } from '#web/lib/use-reply.ts';

const away = new Refusal(500, { msg: 'Panne.', code: 'internal' });
const alerts = () => textsOfAll(screen.queryAllByRole('alert'));
const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
const signal = (name: string) => act(async () => void window.dispatchEvent(new Event(name)));
const look = (visibility: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

const Campus = ({ isSilent = false }: { isSilent?: boolean }) => {
  const { data } = useCall(api.universities.get, [{ params: { id: campus.id } }], { isSilent });
  return <output>{data?.name}</output>;
};
const Once = ({ isSilent = false }: { isSilent?: boolean }) => {
  const { data, isPending } = useReply(() => api.universities.get({ params: { id: campus.id } }), { isSilent });
  return <output>{isPending ? 'attend' : (data?.name ?? 'rien')}</output>;
};
const shown = () => screen.getByText(/^(attend|rien|Université.*)$/).textContent;

test('what another tab or this one changes is read again, and nothing else', async () => {
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
] as const)('what one person has read is forgotten as soon as %s is signed in', async (_who, change, id) => {
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

test('a page outside the areas asks again when the network or its reader is back, until it is answered', async () => {
  quiet();
  const { received, reply } = await renderElement(<Once />, { replies: { 'universities.get': away } });
  expect(shown()).toBe('attend');
  await waitFor(() => expect(alerts()).toEqual(['Panne.']));
  expect(shown()).toBe('rien');
  await signal('online');
  await waitFor(() => expect(received).toHaveLength(2));
  reply({ 'universities.get': campus });
  await signal('focus');
  await waitFor(() => expect(shown()).toBe('Université du Port-Vieux'));
  await signal('focus');
  expect(received).toHaveLength(3);
});

test('a refusal is not asked about again, and a silent one not said', async () => {
  quiet();
  const refusal = new Refusal(404, { msg: 'Introuvable.', code: 'not_found' });
  const { received } = await renderElement(<Once isSilent />, { replies: { 'universities.get': refusal } });
  await waitFor(() => expect(shown()).toBe('rien'));
  await signal('focus');
  expect([received.length, alerts()]).toEqual([1, []]);
});

test('who has left a page is told nothing of what it could not read', async () => {
  quiet();
  const { promise, resolve } = Promise.withResolvers<Refusal>();
  const { received } = await renderElement(<Once />, { replies: { 'universities.get': () => promise } });
  await waitFor(() => expect(received).toHaveLength(1));
  const told = countMessages();
  cleanup();
  await act(async () => resolve(away));
  expect(countMessages()).toBe(told);
});

const Fresh = ({ every }: { every?: number }) => {
  useFreshUser(every);
  return null;
};
/** Somebody whom no screen has read yet. */
let people = 0;
const openFresh = async (every?: number) => {
  quiet();
  people += 1;
  const who = { ...candidate, id: `upv_fresh${people}` };
  const shownPage = await renderElement(<Fresh {...(every !== undefined && { every })} />, {
    who,
    replies: { 'users.get': recordOf(who) },
    now: '2026-03-01T08:00:00.000Z',
  });
  const reads = () => shownPage.received.length;
  await waitFor(() => expect(reads()).toBe(1));
  await act(async () => {});
  return { ...shownPage, who, reads };
};

test.each(['focus', 'visibilitychange', 'online'])(
  'at %s, who is signed in is read again and stored',
  async (occasion) => {
    const { who, reads, reply } = await openFresh();
    reply({ 'users.get': { ...recordOf(who), status: 'REJECTED' } });
    await signal(occasion);
    await waitFor(() => expect(getSession()?.user.status).toBe('REJECTED'));
    expect(reads()).toBe(2);
  },
);

test('nobody is read while the page is hidden, nor twice at the same time', async () => {
  const { reads, reply, who } = await openFresh();
  const visible = look('hidden');
  await signal('focus');
  expect(reads()).toBe(1);
  visible.mockReturnValue('visible');
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof recordOf>>();
  reply({ 'users.get': () => promise });
  for (const occasion of ['focus', 'visibilitychange']) await signal(occasion);
  expect(reads()).toBe(2);
  resolve(recordOf(who));
  await act(async () => {});
});

test('a change of people anywhere has them read again, one of something else has not', async () => {
  const { reads } = await openFresh();
  await act(() => announceChange('universities'));
  expect(reads()).toBe(1);
  await act(() => announceChange('users'));
  expect(reads()).toBe(2);
});

test.each([
  ['08:00:30', 1],
  ['08:00:31', 2],
])('another screen, opened at %s, reads who is signed in if that was half a minute ago: %i', async (time, times) => {
  const { reads, who } = await openFresh();
  vi.setSystemTime(new Date(`2026-03-01T${time}.000Z`));
  const next = await renderElement(<Fresh />, {
    who,
    replies: { 'users.get': recordOf(who) },
    now: `2026-03-01T${time}.000Z`,
  });
  await act(async () => {});
  await waitFor(() => expect(reads() + next.received.length).toBe(times));
});
