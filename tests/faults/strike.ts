import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Entry } from '#scripts/platform/index.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import type { Site, Strike } from '#tests/support/strikes.ts';
import { runTimed } from './run-timed.ts';
import { open, type Played, type Scene } from './scenes.ts';
import { changesBetween, readStored } from './stored.ts';

const isDone = ({ status }: Response): boolean => status < 400;

/** The sites of an undisturbed run, and what it changes. */
export type Clean = { entries: Entry[]; changes: string };

/** `begin` runs before the call itself. */
export type Place = { table: string; client: DynamoDBClient; begin: () => void };

const mostTries = 3;
/** For what comes before the fault, which is not what is tested: on a busy machine a handler runs out of its time. */
const patiently = async <T>(work: () => Promise<T>, tries = 1): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (tries === mostTries) throw error;
    return patiently(work, tries + 1);
  }
};

const send = (played: Played): Promise<Response> => played.send({ run: runTimed });

const playOnce = async (scene: Scene, { table, client, begin }: Place): Promise<Clean> => {
  const played = await open(scene);
  const before = await readStored(table, client);
  begin();
  const { result, entries } = await recorded(() => send(played));
  if (!isDone(result)) throw new Error(`${scene.call} is answered ${result.status} ${await result.text()}`);
  return { entries, changes: changesBetween(before, await readStored(table, client)) };
};

export const playClean = (scene: Scene, place: Place): Promise<Clean> => patiently(() => playOnce(scene, place));

/** `lost`: acknowledged, but not there exactly once. `half`: neither done nor undone. `wrong`: another broken promise. */
export type Finding = { sort: 'lost' | 'half' | 'wrong'; told: string };
export type Struck = { ms: number; findings: Finding[] };

const unfit = async (reply: Response, { kind }: Strike): Promise<string[]> => {
  if (reply.status < 500) return [];
  const { code, msg } = await reply.clone().json();
  // Nobody gets this answer of a function that ended.
  if (kind.startsWith('crash')) return [];
  const isFit = reply.status === 503 && code === 'unavailable' && msg && Number(reply.headers.get('retry-after')) > 0;
  return isFit ? [] : [`answered ${reply.status} ${code}, Retry-After ${reply.headers.get('retry-after')}`];
};

const differing = (changes: string, wanted: string): string => {
  const [some, others] = [changes.split('\n'), wanted.split('\n')];
  return [
    ...some.filter((line) => !others.includes(line)).map((line) => `+ ${line}`),
    ...others.filter((line) => !some.includes(line)).map((line) => `- ${line}`),
  ].join('\n');
};

/** Plays the scene with the fault at that site, then once more without. */
export const strike = async (scene: Scene, site: Site, by: Strike, clean: Clean, place: Place): Promise<Struck> => {
  const { table, client, begin } = place;
  const { kind, isForEver } = by;
  const played = await patiently(() => open(scene));
  const before = await readStored(table, client);
  begin();
  const startedAt = performance.now();
  const match = { operation: site.operation };
  const fault = { kind, match, skip: site.index, times: isForEver ? 1_000 : 1 };
  const { result: reply } = await withFaults([fault], () => send(played));
  const ms = performance.now() - startedAt;
  const changes = changesBetween(before, await readStored(table, client));

  const findings: Finding[] = (await unfit(reply, by)).map((told) => ({ sort: 'wrong', told }));
  const isAllOf = changes === clean.changes;
  if (isDone(reply) && !isAllOf)
    findings.push({ sort: 'lost', told: `answered ${reply.status}\n${differing(changes, clean.changes)}` });
  if (!isDone(reply) && !isAllOf && changes !== '')
    findings.push({ sort: 'half', told: `answered ${reply.status}\n${differing(changes, clean.changes)}` });

  const again = await send(played);
  // A second request for what was done may be refused, as for a thing that is gone.
  if (again.status >= 500 || (!isDone(again) && !isDone(reply) && !isAllOf))
    findings.push({ sort: 'wrong', told: `the next request is answered ${again.status} ${await again.text()}` });
  if (scene.route.once) {
    const afterwards = changesBetween(before, await readStored(table, client));
    if (afterwards !== clean.changes)
      findings.push({ sort: 'lost', told: `asked twice with one key\n${differing(afterwards, clean.changes)}` });
  }
  return { ms, findings };
};
