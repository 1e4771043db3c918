import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { candidate, recordOf } from '#tests/support/web-samples.ts';
import { storeUser } from '#web/lib/session.ts';

const kept = (): object => JSON.parse(localStorage.getItem('user') ?? 'null');

test('no more of a record stays on the device than a login brings', async () => {
  await renderElement(<p />, { who: candidate });
  const before = Object.keys(kept()).sort();
  const record = { ...recordOf(candidate), firstName: 'Louise', birthDate: '1996-02-29', interests: 'Voile' };
  storeUser(record);
  expect(kept()).toMatchObject({ id: candidate.id, firstName: 'Louise' });
  expect(Object.keys(kept()).sort()).toEqual(before);
});

test('a record of somebody else takes nobody’s place', async () => {
  await renderElement(<p />, { who: candidate });
  storeUser({ ...recordOf(candidate), id: 'upv_other', firstName: 'Louise' });
  expect(kept()).toMatchObject({ id: candidate.id, firstName: candidate.firstName });
});
