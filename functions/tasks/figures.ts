import { Universities } from '#functions/data/entities/university.ts';
import { findOwnedFiles, type OwnedFile } from '#functions/data/files.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { findRecords } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { findUsers } from '#functions/data/people/users.ts';
import { findTask, type StoredTask, storeCursorChange } from '#functions/data/tasks/tasks.ts';
import { listCounts } from '#functions/data/universities/counts.ts';
import { addBytesChange, putPeopleChange } from '#functions/data/universities/figures.ts';
import { findMoving } from '#functions/data/universities/moves.ts';
import { filePlaces } from '#shared/files.ts';
import type { Step } from './step.ts';

/** The same when the task is resumed after midnight. */
const nightOf = ({ createdAt }: StoredTask): string => createdAt.slice(0, 10);

/** Universities at once, and in one transaction beside the cursor. */
const [atOnce, mostTogether] = [25, 90];

/** Reads the counters of all universities, not their people. Idempotent. Leaves out those that are moving. */
export const countPeople: Step = async (taken, context) => {
  const [all, moving] = await Promise.all([listCounts(), findMoving()]);
  const here = all.filter(({ universityId }) => !moving.has(universityId));
  await inBatches(atOnce, here, ({ universityId, pendingUsers = 0, acceptedUsers = 0, rejectedUsers = 0 }) =>
    commit([putPeopleChange(universityId, nightOf(taken), pendingUsers + acceptedUsers + rejectedUsers)], context),
  );
  return 'done';
};

/** Maps a holder to their university, which for a university is itself. Leaves out holders who are gone or moving. */
const universitiesOf = async (holderIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const [people, moving] = await Promise.all([findUsers(holderIds), findMoving()]);
  const known = new Map(people.map(({ id, universityId }) => [id, universityId]));
  const universities = await findRecords(
    Universities,
    holderIds.filter((id) => !known.has(id)),
  );
  for (const { id } of universities) known.set(id, id);
  return new Map(
    [...known].flatMap(([id, universityId]) => (universityId && !moving.has(universityId) ? [[id, universityId]] : [])),
  );
};

/** Adds up files until `mostTogether` universities are met; `last` is the key of the last file it looked at. */
const bytesOf = (files: readonly OwnedFile[], universityOf: ReadonlyMap<string, string>) => {
  const sums = new Map<string, number>();
  let last: string | undefined;
  for (const { key, size, holderId } of files) {
    const universityId = universityOf.get(holderId);
    if (universityId && !sums.has(universityId) && sums.size === mostTogether) break;
    if (universityId) sums.set(universityId, (sums.get(universityId) ?? 0) + size);
    last = key;
  }
  return { sums, last };
};

/** The people's cursor stays until the first page of files is counted. */
const isFile = (place: string | undefined): boolean =>
  [filePlaces.archives, filePlaces.documents].some((folder) => place?.startsWith(folder));

/** Handles one page. The cursor moves in the transaction of the sums, so that no file counts twice. */
export const countBytes: Step = async (taken, context) => {
  const { place } = requireFound(await findTask(taken.id));
  const files = await findOwnedFiles(isFile(place) ? place : undefined);
  const { sums, last } = bytesOf(files, await universitiesOf([...new Set(files.map(({ holderId }) => holderId))]));
  if (last === undefined) return 'done';
  const added = [...sums].map(([universityId, bytes]) => addBytesChange(universityId, nightOf(taken), bytes));
  return (await commit([storeCursorChange(taken, last), ...added], context)) ? 'more' : context.now;
};
