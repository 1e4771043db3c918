import { createHash } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { Diplomas } from '#functions/data/entities/diploma.ts';
import { filesBucket, filesClient } from '#functions/data/files.ts';
import { newOwnedId } from '#functions/data/kernel/ids.ts';
import { createRecord } from '#functions/data/records.ts';
import { as } from './api.ts';
import { recorded, withFaults } from './caller.ts';
import { allItems, allObjects, inWords } from './contents.ts';
import { buildUniversity, buildUser } from './factories.ts';
import { freshTable } from './fresh-table.ts';
import { callTasks } from './tasks.ts';

/** What is begun, by which function, and the ids by which what is left is compared. */
export type Story = {
  begin: () => Promise<unknown>;
  by: string;
  ids: Record<string, string>;
  /** Milliseconds that the task waits before it goes on. */
  waits?: number;
};

/** Puts a document of somebody, or of a university, where theirs lie. */
export const document = (holderId: string): Promise<unknown> =>
  filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key: `documents/${holderId}/one`, Body: 'x' }));

/** Two universities in an empty table; in the first one an administrator, and somebody with a diploma and a document. */
export const twoOfThem = async () => {
  await freshTable();
  const [from, to] = [await buildUniversity({ name: 'From' }), await buildUniversity({ name: 'To' })];
  const [admin, person] = [
    await buildUser({ university: from, role: 'admin' }),
    await buildUser({ university: from, status: 'ACCEPTED' }),
  ];
  const boss = await as(await buildUser({ role: 'super', university: null }));
  const master = { userId: person.id, name: 'Master', university: 'Rive-Sud', city: 'Lyon', startDate: '2021-09-01' };
  await createRecord(Diplomas, { ...master, id: newOwnedId(person.id), isPublic: false }, { now: new Date() });
  await document(person.id);
  return { from, to, admin, person, boss, ids: { from: from.id, to: to.id, admin: admin.id, person: person.id } };
};

// What counts attempts and tells when, and what a run is called by.
const passing = ['version', 'attempts', 'claimedBy', 'ttl', 'requestId', 'targets', 'lastSeenAt'];

/** The hash of what is left in table and buckets of a story, whatever its ids and times. */
const leftOf = async ({ ids }: Story): Promise<string> => {
  const items = (await allItems())
    .filter(({ _et }) => !['Session', 'Renewal', 'SigningKey', 'Throttle', 'Usage', 'OnceReply'].includes(String(_et)))
    .map((item) => inWords(Object.fromEntries(Object.entries(item).filter(([name]) => !passing.includes(name)))));
  const hashes = Object.values(ids).map((id) => createHash('sha256').update(id).digest('base64url'));
  const buckets = await Promise.all([filesBucket(), process.env.ERASURES_BUCKET ?? ''].map(allObjects));
  const objects = buckets
    // A zip holds ids and times in its own writing: that it lies there is compared, and not its bytes.
    .flatMap((bucket) => Object.entries(bucket).map(([key, text]) => (key.endsWith('.zip') ? key : `${key} ${text}`)))
    .filter((text) => [...Object.values(ids), ...hashes].some((known) => text.includes(known)));
  const named = Object.entries(ids).reduce(
    (text, [name, id], i) =>
      text
        .replaceAll(id, name)
        .replaceAll(id.toLowerCase(), name)
        .replaceAll(hashes[i] ?? id, name),
    [...items, ...objects].join('\n'),
  );
  const masked = named
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/[1-9A-Za-z]{4}-[1-9A-Za-z]{22}/g, 'id')
    .replace(/[1-9A-HJ-NP-Za-km-z]{22}(?='|-\d+\.zip)/g, 'file')
    .replace(/sizes: \[[^\]]*\]/g, (sizes) => sizes.replace(/\d+/g, 'size'))
    .replace(/[#_.'][1-9A-HJ-NP-Za-km-z]{11}'/g, "#short'")
    .replace(/(change: )'[^']+'/g, '$1change')
    .replace(/id: '[1-9A-HJ-NP-Za-km-z]{11}'/g, 'id: short');
  return masked.split('\n').sort().join('\n');
};

/** `npm run check` takes every point; `npm test` two: the call's last write, whose reply is lost, and the middle of the task. */
const pointsOf = (caller: string, calls: number): number[] => {
  if (process.env.EVERY_CRASH_POINT) return Array.from({ length: calls }, (_, skip) => skip);
  return [caller === 'tasks' ? Math.floor(calls / 2) : calls - 1];
};
const kinds = process.env.EVERY_CRASH_POINT ? (['crashBefore', 'crashAfter'] as const) : (['crashAfter'] as const);

/** More than the lease of a task whose worker died, and the time to finish. */
const longEnough = 6;

/** Lets minutes pass; a run that crashes is what the next one resumes. */
const resume = async (): Promise<void> => {
  for (let passed = 0; passed < longEnough; passed += 1) {
    await callTasks().catch(() => null);
    vi.setSystemTime(Date.now() + 60_000);
  }
};

const play = async (story: Story): Promise<void> => {
  await story.begin().catch(() => null);
  await resume();
  if (!story.waits) return;
  vi.setSystemTime(Date.now() + story.waits);
  await resume();
};

/** Declares a test for each story: wherever it is broken off, by crashes of its call and of its task, it ends as if nothing had happened. */
export const endsAlikeWherever = (stories: Readonly<Record<string, () => Promise<Story>>>): void =>
  test.each(Object.entries(stories))(
    '%s ends alike wherever it crashes, before and after every call to a service',
    { timeout: 600_000 },
    async (name, tell) => {
      // The first of all reads what a warm function knows.
      await play(await tell());
      const clean = await tell();
      const { entries } = await recorded(() => play(clean));
      const undisturbed = await leftOf(clean);
      let points = 0;
      // The call: who had no answer makes it again. Then the task, for which nobody asks again.
      for (const caller of [clean.by, 'tasks']) {
        const calls = entries.filter((entry) => entry.caller === caller).length;
        for (const skip of pointsOf(caller, calls)) {
          for (const kind of kinds) {
            const story = await tell();
            await withFaults([{ kind, match: { caller }, skip }], () => play(story));
            if (caller === clean.by) await play(story);
            expect(await leftOf(story), `${kind} ${skip} of ${caller}`).toBe(undisturbed);
            points += 1;
          }
        }
      }
      console.info(`${name}: ${points} crash points, all ended alike`);
      expect(points).toBeGreaterThan(1);
    },
  );
