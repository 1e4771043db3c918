import { Counts } from '#functions/data/entities/counts.ts';
import { Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { Users } from '#functions/data/entities/user.ts';
import { isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { findItem, listRecords } from '#functions/data/kernel/records.ts';
import { countsOfFormation, putCountsChange, sumOf } from '#functions/data/universities/counts.ts';
import { countPortfolios } from './portfolio-count.ts';
import { isActiveAdmin, userCounts } from './user-counts.ts';
import { listMembers, type StoredUser } from './users.ts';

const batchSize = 25;
/** The index is assumed to be consistent after this time; it usually needs less than a second. */
const indexLagMs = 10_000;

/** Backfill for users created before the number of assessments was stored. */
const withPortfolios = async (person: StoredUser, context: WriteContext): Promise<StoredUser> => {
  if (person.portfolios !== undefined) return person;
  const portfolios = await countPortfolios(person.id);
  await commit(
    [updateChange(Users, { id: person.id, portfolios }, isThere, { attr: 'portfolios', exists: false })],
    context,
  );
  return { ...person, portfolios };
};

export const countLists = async (universityId: string, { now }: Pick<WriteContext, 'now'>) => {
  const [members, formations] = await Promise.all([
    listMembers(universityId),
    listRecords(Formations, heldIn(campusPartition(universityId), Formations)),
  ]);
  const people = await inBatches(batchSize, members, (member) => withPortfolios(member, { now }));
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
