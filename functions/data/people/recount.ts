import { Counts } from '#functions/data/entities/counts.ts';
import { Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { findItem, listRecords } from '#functions/data/kernel/records.ts';
import { countsOfFormation, putCountsChange, sumOf } from '#functions/data/universities/counts.ts';
import { withCopies } from './member-copies.ts';
import { isActiveAdmin, userCounts } from './user-counts.ts';
import { listMembers } from './users.ts';

/** The index is assumed to be consistent after this time; it usually needs less than a second. */
const indexLagMs = 10_000;

export const countLists = async (universityId: string, { now }: Pick<WriteContext, 'now'>) => {
  const [members, formations] = await Promise.all([
    listMembers(universityId),
    listRecords(Formations, heldIn(campusPartition(universityId), Formations)),
  ]);
  const people = await withCopies(members, { now });
  return {
    ...sumOf([...people.map(userCounts), ...formations.map(countsOfFormation)]),
    administratorIds: new Set(people.filter(isActiveAdmin).map(({ id }) => id)),
  };
};

/** Backfills or repairs the counters. Stores nothing if they changed within the index lag or meanwhile. */
export const recountUniversity = async (universityId: string, context: Pick<WriteContext, 'now'>) => {
  const { now } = context;
  const before = await findItem(Counts, { universityId });
  const tally = await countLists(universityId, context);
  const changedAt = before?.changedAt ? new Date(before.changedAt).getTime() : 0;
  if (changedAt > now.getTime() - indexLagMs) return tally;
  const { version } = before ?? {};
  const isUnchanged = version ? { attr: 'version' as const, eq: version } : { attr: 'version' as const, exists: false };
  await commit([putCountsChange(universityId, tally, (version ?? 0) + 1, now, isUnchanged)], { now });
  return tally;
};
