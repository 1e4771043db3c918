import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { Counts } from '#functions/data/entities/counts.ts';
import { Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { Users } from '#functions/data/entities/user.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { listMembers, type StoredUser } from '#functions/data/people/users.ts';
import { countPortfolios } from '#functions/data/portfolios/portfolio-count.ts';
import { countsOf, countsOfFormation, isActiveAdmin, sumOf } from './counted.ts';
import { countsPut } from './counts.ts';

const atOnce = 25;
/** By then the index knows what was written, in milliseconds; it usually takes less than one second. */
const settling = 10_000;

/** A person with the number of their assessments, noted with those who have none noted yet. */
const numbered = async (person: StoredUser, context: WriteContext): Promise<StoredUser> => {
  if (person.portfolios !== undefined) return person;
  const portfolios = await countPortfolios(person.id);
  const isFirst = { attr: 'portfolios', exists: false } as const;
  const note = Users.build(UpdateTransaction).item({ id: person.id, portfolios });
  await commit([note.options({ condition: { and: [{ attr: 'id', exists: true }, isFirst] } })], context);
  return { ...person, portfolios };
};

/** What a university has by its lists, read to their ends. */
export const countLists = async (universityId: string, { now }: Pick<WriteContext, 'now'>) => {
  const [members, formations] = await Promise.all([
    listMembers(universityId),
    listRecords(Formations, heldIn(campusPartition(universityId), Formations)),
  ]);
  const people = await inBatches(atOnce, members, (member) => numbered(member, { now }));
  return {
    ...sumOf([...people.map(countsOf), ...formations.map(countsOfFormation)]),
    administratorIds: new Set(people.filter(isActiveAdmin).map(({ id }) => id)),
  };
};

/**
 * Counts the lists of a university anew, and keeps that: for one from before there were counts, and to repair. While it changes,
 * the index from which its members are read may be behind: then nothing is kept, and it can be done again.
 */
export const recount = async (universityId: string, context: Pick<WriteContext, 'now'>) => {
  const { now } = context;
  const { Item: before } = await Counts.build(GetItemCommand)
    .key({ universityId })
    .options({ consistent: true })
    .send();
  const tally = await countLists(universityId, context);
  const changedAt = before?.changedAt ? new Date(before.changedAt).getTime() : 0;
  if (changedAt > now.getTime() - settling) return tally;
  const put = countsPut(universityId, tally, (before?.version ?? 0) + 1, now);
  const unchanged = before?.version
    ? put.options({ condition: { attr: 'version', eq: before.version } })
    : put.options({ condition: { attr: 'version', exists: false } });
  await commit([unchanged], { now });
  return tally;
};
