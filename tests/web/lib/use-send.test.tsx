import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { campus } from '#tests/support/web-samples.ts';
import { api } from '#web/lib/calls/api.ts';
import { followChanges } from '#web/lib/calls/changes.ts';
import { useSend } from '#web/lib/calls/use-send.ts';

type Options = NonNullable<Parameters<typeof useSend>[1]>;
let sent: ReturnType<typeof useSend<Parameters<typeof api.universities.update>[0], typeof campus>>;

const City = ({ options }: { options: Options }) => {
  sent = useSend(api.universities.update, options);
  return <output>{JSON.stringify([sent.isPending, sent.isError, sent.isSuccess])}</output>;
};
const named = (city: string) => ({ params: { id: campus.id }, body: { city } });
const state = () => JSON.parse(screen.getByText(/^\[/).textContent ?? '');
const alerts = () => textsOfAll(screen.queryAllByRole('alert'));

const open = async (options: Options, answer?: NonNullable<Parameters<typeof renderElement>[1]>['replies']) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const shown = await renderElement(<City options={options} />, answer ? { replies: answer } : {});
  const groups: string[] = [];
  const unfollow = followChanges(async (key) => void groups.push(key.join('/')));
  const send = (city: string) => act(async () => void (await sent.mutateAsync(named(city)).catch(() => undefined)));
  return {
    ...shown,
    groups,
    send,
    unfollow,
    cities: () => shown.received.map(({ body }) => (body as { city: string }).city),
  };
};
const fine = { 'universities.update': campus };
const refuse = (status: number, msg = 'Non.') => ({ 'universities.update': new Refusal(status, { msg, code: 'any' }) });

test('a success message is shown, and the form closed, once stale reads were dropped', async () => {
  const onDone = vi.fn();
  const { send, groups, unfollow } = await open({ success: 'Enregistré', onDone }, fine);
  expect(state()).toEqual([false, false, false]);
  await send('Brest');
  await screen.findByText('Enregistré');
  expect([state(), groups.includes('universities'), onDone.mock.calls.length]).toEqual([[false, false, true], true, 1]);
  unfollow();
});

test('a caller that updates the cache causes no other read', async () => {
  const { send, groups, unfollow } = await open({ keepsCache: true }, fine);
  await send('Brest');
  expect(groups).toEqual([]);
  unfollow();
});

test.each([
  [409, []],
  [412, ['universities']],
])('after a refusal of %i what it rested on is read again: %j', async (status, read) => {
  const onFailed = vi.fn();
  const { send, groups, unfollow } = await open({ onFailed }, refuse(status));
  await send('Brest');
  await waitFor(() => expect(alerts()).toEqual(['Non.']));
  expect([state(), groups.slice(0, 1), onFailed.mock.calls.length]).toEqual([[false, true, false], read, 1]);
  unfollow();
});

test('a new try takes the complaint about the last one back', async () => {
  const { send, reply, unfollow } = await open({}, refuse(409));
  await send('Brest');
  await waitFor(() => expect(alerts()).toEqual(['Non.']));
  reply(fine);
  await send('Brest');
  await waitFor(() => expect(alerts()).toEqual([]));
  unfollow();
});

test('a silent failure is not said, but known', async () => {
  const { send, page, unfollow } = await open({ isSilent: true }, refuse(409));
  await send('Brest');
  expect(state()).toEqual([false, true, false]);
  expect(page.textContent).not.toContain('Non.');
  unfollow();
});

test('of two pending sends the later one shows the state', async () => {
  const { promise, resolve } = Promise.withResolvers<Refusal>();
  const answers = [promise, Promise.resolve(campus)];
  const { unfollow } = await open({ isSilent: true }, { 'universities.update': () => answers.shift() ?? campus });
  const first = sent.mutateAsync(named('Brest')).catch(() => undefined);
  await act(async () => void (await sent.mutateAsync(named('Quimper'))));
  expect(state()).toEqual([false, false, true]);
  resolve(new Refusal(409, { msg: 'Non.', code: 'any' }));
  await act(async () => void (await first));
  expect(state()).toEqual([false, false, true]);
  unfollow();
});

test('in order, the second waits until the first is answered, were it by a refusal', async () => {
  const { promise, resolve } = Promise.withResolvers<Refusal>();
  const answers = [promise, Promise.resolve(campus)];
  const { cities, unfollow } = await open(
    { inOrder: true, isSilent: true },
    { 'universities.update': () => answers.shift() ?? campus },
  );
  const both = ['Brest', 'Quimper'].map((city) =>
    sent.mutateAsync(named(city)).then(
      () => 'done',
      () => 'refused',
    ),
  );
  await waitFor(() => expect(cities()).toEqual(['Brest']));
  expect(cities()).toEqual(['Brest']);
  resolve(new Refusal(409, { msg: 'Non.', code: 'any' }));
  let ends: string[] = [];
  await act(async () => {
    ends = await Promise.all(both);
  });
  expect([ends, cities()]).toEqual([
    ['refused', 'done'],
    ['Brest', 'Quimper'],
  ]);
  unfollow();
});
