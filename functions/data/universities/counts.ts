import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $delete } from 'dynamodb-toolbox/entity/actions/update';
import { allCounts, Counts } from '#functions/data/entities/counts.ts';
import type { Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import {
  type CountedFormation,
  type CountedUser,
  countsOf,
  countsOfFormation,
  difference,
  isActiveAdmin,
  isCountedAlike,
  type Numbers,
} from './counted.ts';

export type StoredCounts = FormattedItem<typeof Counts>;

// Whatever changes what is counted adds to the counts in its own transaction, on condition that it is counted as it was read: a
// race that is lost is tried again, and nothing is counted twice or not at all.

/** How often a change of somebody is tried when what is counted of them changes at the same moment. */
const attempts = 5;

/** The counts of a university as stored now; null when its lists have never been counted. */
export const findCounts = async (universityId: string): Promise<StoredCounts | null> => {
  const { Item } = await Counts.build(GetItemCommand).key({ universityId }).options({ consistent: true }).send();
  return Item?.countedAt ? Item : null;
};

/** Adds to the counts of a university; what several add at once is all there. */
const added = (universityId: string, by: Numbers, { now, ...administrator }: Administrator & { now: Date }): Change => {
  const { joins, leaves } = administrator;
  return Counts.build(UpdateTransaction).item({
    universityId,
    ...Object.fromEntries(Object.entries(by).map(([name, number]) => [name, $add(number)])),
    ...(joins !== undefined && { administratorIds: $add(new Set([joins])) }),
    ...(leaves !== undefined && { administratorIds: $delete(new Set([leaves])) }),
    version: $add(1),
    changedAt: now.toISOString(),
  });
};

/** Who becomes an administrator of a university, or is none of its any more. */
type Administrator = { joins?: string; leaves?: string };

const administratorOf = (before: CountedUser | null, after: CountedUser | null): Administrator => {
  const [was, is] = [before && isActiveAdmin(before), after && isActiveAdmin(after)];
  return { ...(is && !was && { joins: after?.id }), ...(was && !is && { leaves: before?.id }) };
};

/** What becomes of the counts of one university, of which who is `null` is not. */
const changedIn = (
  universityId: string,
  before: CountedUser | null,
  after: CountedUser | null,
  now: Date,
): Change[] => {
  const by = difference(before ? countsOf(before) : {}, after ? countsOf(after) : {});
  const administrator = administratorOf(before, after);
  const isSame = Object.keys(by).length === 0 && Object.keys(administrator).length === 0;
  return isSame ? [] : [added(universityId, by, { now, ...administrator })];
};

/** What becomes of the counts of somebody's universities when they change; `null`: they are not there before, or after it. */
export const userCounted = (before: CountedUser | null, after: CountedUser | null, now: Date): Change[] => {
  const universityIds = [before, after].flatMap((person) => person?.universityId ?? []);
  return [...new Set(universityIds)].flatMap((universityId) => {
    const inIt = (person: CountedUser | null) => (person?.universityId === universityId ? person : null);
    return changedIn(universityId, inIt(before), inIt(after), now);
  });
};

/** Whether a person has assessments is counted, not how many. */
const ofPortfolios = (portfolios: number | undefined): Condition<typeof Users> => {
  if (portfolios === undefined) return { attr: 'portfolios', exists: false };
  return portfolios > 0 ? { attr: 'portfolios', gt: 0 } : { attr: 'portfolios', lte: 0 };
};

/** That a person is counted as they were when they were read. */
export const countedAs = (person: CountedUser): Condition<typeof Users> => {
  const { role, status, emailConfirmed, portfolios, universityId, leavesAt } = person;
  return {
    and: [
      { attr: 'role', eq: role },
      { attr: 'status', eq: status },
      emailConfirmed ? { attr: 'emailConfirmed', eq: true } : { attr: 'emailConfirmed', ne: true },
      ofPortfolios(portfolios),
      universityId ? { attr: 'universityId', eq: universityId } : { attr: 'universityId', exists: false },
      leavesAt ? { attr: 'leavesAt', eq: leavesAt } : { attr: 'leavesAt', exists: false },
    ],
  };
};

/**
 * Changes somebody, and once more as they are then when what is counted of them has changed at the same moment. False when
 * `attempt` failed for another reason.
 */
export const settled = async (
  person: StoredUser,
  attempt: (person: StoredUser) => Promise<boolean>,
): Promise<boolean> => {
  let known = person;
  for (let count = 0; count < attempts; count += 1) {
    if (await attempt(known)) return true;
    const now = await findUser(person.id);
    if (!now || isCountedAlike(now, known)) return false;
    known = now;
  }
  return false;
};

/** The counts of all universities, but those that have never been counted. */
export const listCounts = (): Promise<StoredCounts[]> => listRecords(Counts, { index: 'GSI1', partition: allCounts });

/** What becomes of the counts of a university when a course of its changes; `null`: it is not there before, or after it. */
export const formationCounted = (
  universityId: string,
  before: CountedFormation | null,
  after: CountedFormation | null,
  now: Date,
): Change[] => {
  const by = difference(before ? countsOfFormation(before) : {}, after ? countsOfFormation(after) : {});
  return Object.keys(by).length > 0 ? [added(universityId, by, { now })] : [];
};

/** The counts of a university as its lists have them. */
export const countsPut = (
  universityId: string,
  { administratorIds, ...numbers }: Numbers & { administratorIds: Set<string> },
  version: number,
  now: Date,
) =>
  Counts.build(PutTransaction).item({
    universityId,
    ...numbers,
    // The table keeps no empty set.
    ...(administratorIds.size > 0 && { administratorIds }),
    countedAt: now.toISOString(),
    version,
    GSI1PK: allCounts,
    GSI1SK: universityId,
  });

/** The counts of a university that is made now, in which nothing is yet. */
export const countsBegun = (universityId: string, now: Date): Change =>
  countsPut(universityId, { administratorIds: new Set() }, 1, now);
