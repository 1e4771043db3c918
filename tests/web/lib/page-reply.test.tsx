import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { campus } from '#tests/support/web-samples.ts';
import { api } from '#web/lib/calls/api.ts';
import { countMessages } from '#web/lib/calls/notify.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';

const away = new Refusal(500, { msg: 'Panne.', code: 'internal' });
const alerts = () => textsOfAll(screen.queryAllByRole('alert'));
const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
const signal = (name: string) => act(async () => void window.dispatchEvent(new Event(name)));

const Once = ({ isSilent = false }: { isSilent?: boolean }) => {
  const { data, isPending } = useReply(() => api.universities.get({ params: { id: campus.id } }), { isSilent });
  return <output>{isPending ? 'attend' : (data?.name ?? 'rien')}</output>;
};
const shown = () => screen.getByText(/^(attend|rien|Université.*)$/).textContent;

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

test('a page that was left reports none of its failed reads', async () => {
  quiet();
  const { promise, resolve } = Promise.withResolvers<Refusal>();
  const { received } = await renderElement(<Once />, { replies: { 'universities.get': () => promise } });
  await waitFor(() => expect(received).toHaveLength(1));
  const told = countMessages();
  cleanup();
  await act(async () => resolve(away));
  expect(countMessages()).toBe(told);
});

test('a page that was left does not repeat a read that failed for the moment', async () => {
  quiet();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const busy = new Refusal(503, { msg: 'Plus tard.', code: 'unavailable' });
  const { received } = await renderElement(<Once />, { replies: { 'universities.get': busy } });
  await act(async () => {});
  expect(received).toHaveLength(1);
  cleanup();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(received).toHaveLength(1);
});
