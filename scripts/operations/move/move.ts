import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { later } from '#functions/data/kernel/queue.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { openCapture } from './capture.ts';
import { type Copier, createCopier } from './copier.ts';
import { expectHold, heldMs, holdAndSwitch, type Timing } from './hold.ts';
import type { Rows } from './items.ts';
import { eraseOldCopy, sealOldCopy } from './old-copy.ts';
import { courseOf, readOnlyDays } from './phases.ts';
import { removeCopy } from './remove-copy.ts';
import { requireLasting } from './require-lasting.ts';
import type { RouteWrites } from './routes.ts';
import { type Directory, type Move, newRun } from './state.ts';
import type { Store } from './store.ts';

export type Mover = {
  client: DynamoDBDocumentClient;
  streams: DynamoDBStreamsClient;
  directory: Directory;
  routes: RouteWrites;
  rowsOf: (cell: string) => Rows;
  store: Store;
  timing: Timing;
  print: (line: string) => void;
};

/** Few enough to be brought within a hold, beside its other work. */
const fewChanges = 50;
const catchUpMs = 500;
const daySeconds = 86_400;

export const oldCopyCells = ({ client, rowsOf }: Mover, { from, to }: Move) => ({
  client,
  source: rowsOf(from),
  target: rowsOf(to),
});

/** Copies while people write, until little is left to do. */
const copy = async (move: Move, mover: Mover): Promise<Copier> => {
  const { streams, routes, rowsOf, directory, timing, print } = mover;
  const { university, from, to, epoch } = move;
  const { sleep, now, longestWorkerRunMs } = timing;
  // A broken-off move may have left it held. The half copy is another cell's to everything there, and its due mails and tasks wait.
  await routes.set(from, university, { epoch, state: 'open' });
  await routes.set(to, university, { epoch, state: 'moved', to: from });
  await sleep(longestWorkerRunMs);
  const [source, target] = [rowsOf(from), rowsOf(to)];
  // The stage's: where nobody has signed in yet, no token could be verified.
  for await (const keys of source.partition('SIGNING_KEYS')) await target.put(keys);
  const capture = await openCapture(streams, source, sleep);
  // An earlier mover that still runs would put older readings over later ones: it stops well before the wait above is over.
  const still = () => directory.requireRun(move);
  const copier = createCopier({ source, target, capture, still }, university, now());
  await copier.backfill();
  await directory.write({ ...move, state: 'catching-up' }, move);
  await copier.sweep();
  const { people, items, bytes } = copier.count();
  print(`copied: ${people} people, ${items} items, ${(bytes / 1_000_000).toFixed(1)} MB`);
  // Whoever writes goes on, so a round that is no smaller than the one before is as small as they become.
  for (let before = Number.POSITIVE_INFINITY, found = await copier.catchUp(); fewChanges < found && found < before; ) {
    before = found;
    found = await copier.catchUp();
  }
  return copier;
};

/** Queues begin nothing more of the university, and what they have begun ends; people go on. */
const drainQueues = async (move: Move, copier: Copier, mover: Mover): Promise<void> => {
  const { university, from, epoch } = move;
  const { sleep, elapsed, now, longestWorkerRunMs } = mover.timing;
  // Well before the hold, as the cells may hear of the same mail at different times.
  await expectHold(move, mover.routes, later(now(), (longestWorkerRunMs + heldMs) / 1000).toISOString());
  await mover.routes.set(from, university, { epoch, state: 'draining' });
  const begun = elapsed();
  while (elapsed() - begun < longestWorkerRunMs) {
    await copier.catchUp();
    await sleep(catchUpMs);
  }
};

const untilOf = ({ switchedAt = '' }: Move): Date =>
  new Date(new Date(switchedAt).getTime() + readOnlyDays * daySeconds * 1000);

/** What remains after the switch; `copied` is unknown when it is repeated after a crash. */
const finish = async (move: Move, mover: Mover, copied?: Copier): Promise<Move> => {
  const { store, directory, timing, print } = mover;
  const { university, from, to } = move;
  await store.put(university, to);
  // Whoever began to read before the switch reads the whole.
  await timing.sleep(timing.longestCallMs);
  const until = untilOf(move);
  let late = 0;
  await sealOldCopy(oldCopyCells(mover, move), {
    university,
    // Should nobody erase it, DynamoDB does so in time.
    ttl: Math.ceil(until.getTime() / 1000) + readOnlyDays * daySeconds,
    see: (item) => {
      if (copied?.isAsCopied(item) === false) late += 1;
    },
  });
  const done = await directory.write({ ...move, state: 'read-only', ...(late > 0 && { late }) }, move);
  print(`the old copy in “${from}” is sealed, and to be erased after ${until.toISOString()}`);
  if (late > 0)
    throw new CommandError(`${late} writes reached the former cell after the switch: the old copy has them.`);
  return done;
};

/** Erases the old copy and records how many items it had, by kind. */
export const erase = async (move: Move, mover: Mover): Promise<Move> => {
  const erased = await eraseOldCopy(oldCopyCells(mover, move), move.university);
  const erasedAt = mover.timing.now().toISOString();
  return mover.directory.write({ ...move, state: 'erased', erasedAt, erased }, move);
};

/** When it fails, people and queues go on: only a mover that dies leaves queues waiting, until its next start. */
const drainAndSwitch = async (draining: Move, copier: Copier, mover: Mover): Promise<Move> => {
  const { directory, routes, timing, rowsOf } = mover;
  const { university, from } = draining;
  const requireMovable = () => requireLasting(rowsOf(from), university);
  try {
    await drainQueues(draining, copier, mover);
    const held = await directory.write({ ...draining, state: 'held' }, draining);
    return await holdAndSwitch(held, { copier, routes, timing, requireMovable });
  } catch (error) {
    await routes.release(draining, { state: 'draining' });
    throw error;
  }
};

const copyAndSwitch = async (move: Move, mover: Mover): Promise<Move> => {
  const { directory, print } = mover;
  const copier = await copy(move, mover);
  const draining = await directory.write({ ...move, state: 'draining' }, { ...move, state: 'catching-up' });
  const switched = await drainAndSwitch(draining, copier, mover);
  for (const line of copier.comparison()) print(line);
  print(`switched: ${switched.items} items, hash ${switched.hash}, writes waited for ${switched.pauseMs} ms`);
  return finish(switched, mover, copier);
};

/** Takes the copy out of the target; the university stays where it lives. */
const giveUp = async (move: Move, mover: Mover): Promise<Move> => {
  const { university, from, to, epoch } = move;
  await mover.routes.set(from, university, { epoch, state: 'open' });
  await removeCopy(mover.rowsOf(to), university);
  return mover.directory.write({ ...move, state: 'erased' }, move);
};

/** What `to` asks for, from wherever an earlier start has stopped. Throws CommandError when it cannot be done. */
export const courseFor = async (university: string, to: string, { directory }: Mover) => {
  const home = await directory.findHome(university);
  if (!home) throw new CommandError(`The directory knows no university ${university}.`);
  const known = await directory.findMove(university);
  const course = courseOf(known, home.cell, to);
  if ('refusal' in course) throw new CommandError(course.refusal);
  return { home, known, parts: course.parts };
};

/** Begins, or goes on after a crash at any call. Returns the move as it is then. */
export const move = async (university: string, to: string, mover: Mover): Promise<Move> => {
  const { home, known, parts } = await courseFor(university, to, mover);
  let before = known;
  for (const part of parts) {
    if (part === 'erase the old copy' && before) before = await erase(before, mover);
    if (part === 'finish' && before) return finish(before, mover);
    if (part === 'copy') await requireLasting(mover.rowsOf(home.cell), university);
    if (part === 'copy' || part === 'give up') {
      const begun: Move = {
        university,
        from: home.cell,
        to: part === 'give up' && before ? before.to : to,
        state: 'copying',
        run: newRun(),
        epoch: home.epoch,
        startedAt: mover.timing.now().toISOString(),
      };
      await mover.directory.write(begun, before);
      return part === 'copy' ? copyAndSwitch(begun, mover) : giveUp(begun, mover);
    }
  }
  throw new Error('a course ends with a move');
};
