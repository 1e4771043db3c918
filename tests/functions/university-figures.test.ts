import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeEach, expect, test, vi } from 'vitest';
import { filesBucket } from '#functions/data/files.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import { addRequests, listFigures } from '#functions/data/universities/figures.ts';
import { as } from '#tests/support/api.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { crashKinds, crashPoints } from '#tests/support/every-point.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { beginNight, callTasks, letMinutesPass } from '#tests/support/tasks.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

const day = (days: number): string => new Date(start + days * 86_400_000).toISOString().slice(0, 10);
const figuresOf = async (universityId: string) =>
  (await listFigures(universityId, day(0), day(400))).map(({ universityId: _, ttl: __, ...figures }) => figures);

const caller = async () => {
  const university = await buildUniversity();
  const user = await buildUser({ university });
  const api = await as(user);
  const call = async (times: number) => {
    for (let i = 0; i < times; i += 1) await api.users.get({ params: { id: user.id } });
  };
  return { id: university.id, call };
};

test('fifty calls of a university are written at once, those of another apart, and the next begin again', async () => {
  const [here, there] = [await caller(), await caller()];
  await here.call(49);
  await there.call(1);
  expect(await figuresOf(here.id)).toEqual([]);
  const { entries } = await recorded(() => here.call(1));
  expect(entries.flatMap(({ operation, keys }) => keys.map((key) => `${operation} ${key}`)).join()).toContain(
    `UpdateItem USAGE#${here.id}`,
  );
  await here.call(1);
  expect(await figuresOf(here.id)).toEqual([{ day: day(0), requests: 50 }]);
  expect(await figuresOf(there.id)).toEqual([]);
});

test('what has waited for a minute is written with the next call', async () => {
  const { id, call } = await caller();
  await call(2);
  vi.setSystemTime(start + 59_999);
  await call(1);
  expect(await figuresOf(id)).toEqual([]);
  vi.setSystemTime(start + 60_000);
  await call(1);
  expect(await figuresOf(id)).toEqual([{ day: day(0), requests: 4 }]);
});

test('a call that is refused does not count, and a count that cannot be written refuses no call', async () => {
  const university = await buildUniversity();
  const user = await buildUser({ university });
  const api = await as(user);
  const other = await buildUser({ university });
  await api.users.get({ params: { id: user.id } });
  vi.setSystemTime(start + 60_000);
  await expect(api.users.get({ params: { id: other.id } })).rejects.toMatchObject({ status: 403 });
  expect(await figuresOf(university.id)).toEqual([]);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = {
    kind: 'InternalServerError',
    times: 3,
    match: { operation: 'UpdateItem', key: `USAGE#${university.id}` },
  } as const;
  const { result } = await withFaults([fault], () => api.users.get({ params: { id: user.id } }));
  expect(result.id).toBe(user.id);
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
  logged.mockRestore();
  expect(lines).toMatchObject([{ event: 'requests_uncounted', requests: 2 }]);
  expect(JSON.stringify(lines)).not.toContain(user.id);
});

const store = (key: string, size: number): Promise<unknown> =>
  filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key: key, Body: 'x'.repeat(size) }));

/** Two people and 1 111 bytes here, nobody and nothing there. */
const twoUniversities = async () => {
  const [here, there] = [await buildUniversity(), await buildUniversity()];
  const [admin, person] = [
    await buildUser({ university: here, role: 'admin' }),
    await buildUser({ university: here, status: 'PENDING' }),
  ];
  await store(`documents/${here.id}/rules`, 1000);
  await store(`documents/${admin.id}/one`, 100);
  await store(`documents/${person.id}/one`, 10);
  await store(`archives/${person.id}/copy-1.zip`, 1);
  return { here, there, person };
};

test('a night counts the people of each university, and the bytes of its files and theirs', async () => {
  const { here, there, person } = await twoUniversities();
  await store('documents/RvSd-nobody/one', 7);
  await store('files/img/picture.webp', 7);
  await addRequests(here.id, 3, new Date());
  await beginNight();
  await letMinutesPass(1);
  expect(await figuresOf(here.id)).toEqual([{ day: day(0), requests: 3, people: 2, bytes: 1111 }]);
  expect(await figuresOf(there.id)).toEqual([{ day: day(0), people: 0, bytes: 0 }]);

  const boss = await as(await buildUser({ role: 'super', university: null }));
  await boss.users.move({ params: { id: person.id }, body: { universityId: there.id } });
  vi.setSystemTime(start + 86_400_000);
  await beginNight();
  await letMinutesPass(1);
  expect((await figuresOf(here.id)).at(-1)).toMatchObject({ day: day(1), people: 1, bytes: 1100 });
  expect((await figuresOf(there.id)).at(-1)).toMatchObject({ day: day(1), people: 1, bytes: 11 });
});

test('a night that is begun twice, or crashes at any call, counts nothing twice', { timeout: 120_000 }, async () => {
  const { here, there } = await twoUniversities();
  await beginNight();
  const { entries } = await recorded(() => letMinutesPass(1));
  const counted = [
    { people: 2, bytes: 1111 },
    { people: 0, bytes: 0 },
  ];
  const nightOf = async (night: number) =>
    Promise.all(
      [here, there].map(async ({ id }) => {
        const { day: _, ...figures } = (await figuresOf(id)).find((one) => one.day === day(night)) ?? {};
        return figures;
      }),
    );
  expect(await nightOf(0)).toEqual(counted);
  await beginNight();
  await letMinutesPass(1);
  expect(await nightOf(0)).toEqual(counted);
  const calls = entries.filter((entry) => entry.caller === 'tasks').length;
  expect(calls).toBeGreaterThan(8);
  let night = 0;
  for (const skip of crashPoints(calls)) {
    for (const kind of crashKinds) {
      night += 1;
      vi.setSystemTime(start + night * 86_400_000);
      await beginNight();
      await withFaults([{ kind, match: { caller: 'tasks' }, skip }], () => callTasks().catch(() => null));
      // Longer than the lease of the worker that crashed.
      await letMinutesPass(6);
      expect(await nightOf(night), `${kind} ${skip}`).toEqual(counted);
    }
  }
});
