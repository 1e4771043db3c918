import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { candidate, recordOf } from '#tests/support/web-samples.ts';
import { startSession, storeUser } from '#web/lib/session/session.ts';

const kept = (): object => JSON.parse(localStorage.getItem('user') ?? 'null');

test('of a login or a record, no text that people write about themselves stays on the device', async () => {
  await renderElement(<p />, { who: candidate });
  const before = Object.keys(kept()).sort();
  const record = { ...recordOf(candidate), firstName: 'Louise', birthDate: '1996-02-29', interests: 'Voile' };
  storeUser(record);
  expect(kept()).toMatchObject({ id: candidate.id, firstName: 'Louise' });
  expect(Object.keys(kept()).sort()).toEqual(before);
  startSession({ token: 'x', user: { ...record, firstName: 'Lise' } });
  expect(kept()).toMatchObject({ id: candidate.id, firstName: 'Lise' });
  expect(Object.keys(kept()).sort()).toEqual(before);
});

test('a record of somebody else takes nobody’s place', async () => {
  await renderElement(<p />, { who: candidate });
  storeUser({ ...recordOf(candidate), id: 'upv_other', firstName: 'Louise' });
  expect(kept()).toMatchObject({ id: candidate.id, firstName: candidate.firstName });
});
