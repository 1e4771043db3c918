import { createHash } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { Diplomas } from '#functions/data/entities/profile.ts';
import { filesBucket } from '#functions/data/files.ts';
import { newOwnedId } from '#functions/data/kernel/ids.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import { createRecord } from '#functions/data/records.ts';
import type { FaultKind } from '#scripts/platform/index.ts';
import { isWrite, type Site, sitesOf, strikesOn } from '#tests/support/strikes.ts';
import { as } from './api.ts';
import { recorded, withFaults } from './caller.ts';
import { allItems, allObjects, inWords } from './contents.ts';
import { crashKinds, isEveryPoint } from './every-point.ts';
import { buildUniversity, buildUser } from './factories.ts';
import { freshTable } from './fresh-table.ts';
import { callTasks } from './tasks.ts';

/** A call that begins a task, the function that serves it, and the ids to compare its result by. */
export type Story = {
  begin: () => Promise<unknown>;
  by: string;
  ids: Record<string, string>;
  /** Milliseconds until the task resumes. */
  waits?: number;
};

export const document = (holderId: string): Promise<unknown> =>
  filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key: `documents/${holderId}/one`, Body: 'x' }));

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

// Attributes that differ between runs: attempt counters, times and run ids.
const passing = ['version', 'attempts', 'claimedBy', 'ttl', 'requestId', 'targets', 'lastSeenAt'];

const leftOf = async ({ ids }: Story): Promise<string> => {
  const items = (await allItems())
    .filter(
      ({ _et }) =>
        !['Session', 'Renewal', 'SigningKey', 'Throttle', 'Usage', 'Figures', 'OnceReply'].includes(String(_et)),
    )
    .map((item) => inWords(Object.fromEntries(Object.entries(item).filter(([name]) => !passing.includes(name)))));
  const hashes = Object.values(ids).map((id) => createHash('sha256').update(id).digest('base64url'));
  const buckets = await Promise.all([filesBucket(), process.env.ERASURES_BUCKET ?? ''].map(allObjects));
  const objects = buckets
    // A zip contains ids and times, so only its key is compared.
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
    .replace(/'![1-9A-Za-z]{4}#time/g, "'!turn#time")
    .replace(/[1-9A-Za-z]{4}-[1-9A-Za-z]{22}/g, 'id')
    .replace(/[1-9A-HJ-NP-Za-km-z]{22}(?='|-\d+\.zip)/g, 'file')
    .replace(/sizes: \[[^\]]*\]/g, (sizes) => sizes.replace(/\d+/g, 'size'))
    .replace(/[#_.'][1-9A-HJ-NP-Za-km-z]{11}'/g, "#short'")
    .replace(/(change: )'[^']+'/g, '$1change')
    .replace(/id: '[1-9A-HJ-NP-Za-km-z]{11}'/g, 'id: short');
  return masked.split('\n').sort().join('\n');
};

/** A worker ends there; `npm run faults` also takes each other fault that the call to the service may meet. */
const kindsAt = (site: Site): readonly FaultKind[] => {
  if (process.env.EVERY_FAULT) return strikesOn(site).flatMap(({ kind, isForEver }) => (isForEver ? [] : [kind]));
  // Before a read is after the call before it.
  return isWrite(site.operation) ? crashKinds : ['crashAfter'];
};

/** `npm run check` takes every point, `npm test` two: the call's last write (its reply is lost) and mid-task. */
const pointsOf = (caller: string, sites: readonly Site[]): readonly Site[] => {
  if (isEveryPoint) return sites;
  return sites.slice(caller === 'tasks' ? Math.floor(sites.length / 2) : -1).slice(0, 1);
};

/** Minutes: longer than the lease of a crashed worker plus the time to finish. */
const longEnough = 6;

/** Each run resumes the one that crashed before. */
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

/**
 * Tests that each story's result equals that of an undisturbed run, wherever its call or task crashes. `npm test` plays
 * the first story.
 */
export const endsAlikeWherever = (stories: Readonly<Record<string, () => Promise<Story>>>): void =>
  test.each(Object.entries(stories).slice(0, isEveryPoint ? undefined : 1))(
    '%s ends alike wherever it crashes, before and after every call to a service',
    { timeout: 1_200_000 },
    async (name, tell) => {
      // The first run fills the warm function's caches.
      await play(await tell());
      const clean = await tell();
      const { entries } = await recorded(() => play(clean));
      const undisturbed = await leftOf(clean);
      let points = 0;
      // The call, which a client without a reply repeats; then the task, which only the schedule resumes.
      for (const caller of [clean.by, 'tasks']) {
        const sites = sitesOf(entries.filter((entry) => entry.caller === caller));
        for (const site of pointsOf(caller, sites)) {
          const { operation, index } = site;
          for (const kind of kindsAt(site)) {
            const story = await tell();
            await withFaults([{ kind, match: { caller, operation }, skip: index }], () => play(story));
            if (caller === clean.by) await play(story);
            expect(await leftOf(story), `${kind} at ${operation} ${index} of ${caller}`).toBe(undisturbed);
            points += 1;
          }
        }
      }
      console.info(`${name}: ${points} crash points, all ended alike`);
      expect(points).toBeGreaterThan(1);
    },
  );
