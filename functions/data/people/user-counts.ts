import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import type { Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { type AdministratorChange, countsChanges, type Numbers } from '#functions/data/universities/counts.ts';
import { findUser, type StoredUser } from './users.ts';

// A write that changes a counted attribute of a user includes the change of the university's counters, and a condition that the
// attributes are still those read. It is retried with the current user if a race fails the condition.

const attributes = ['universityId', 'role', 'status', 'emailConfirmed', 'portfolios', 'leavesAt'] as const;
type CountedUser = Pick<StoredUser, 'id' | (typeof attributes)[number]>;

const countOfStatus = { PENDING: 'pendingUsers', ACCEPTED: 'acceptedUsers', REJECTED: 'rejectedUsers' } as const;

const maxAttempts = 5;

/** True for an administrator who can act: the last one of a university can neither be deleted nor demoted. */
export const isActiveAdmin = ({ role, status, leavesAt }: Pick<StoredUser, 'role' | 'status' | 'leavesAt'>): boolean =>
  role === 'admin' && status === 'ACCEPTED' && !leavesAt;

/** Counters stand for pending work: rejected users and leaving applicants need none. */
export const userCounts = (person: Omit<CountedUser, 'id'>): Numbers => {
  const { role, status, emailConfirmed, portfolios, leavesAt } = person;
  if (status === 'PENDING' && leavesAt) return {};
  return {
    [countOfStatus[status]]: 1,
    ...(!emailConfirmed && status !== 'REJECTED' && { unconfirmedUsers: 1 }),
    ...(role === 'user' && status === 'ACCEPTED' && !portfolios && { usersWithoutPortfolio: 1 }),
  };
};

export const isCountedAlike = (one: CountedUser, other: CountedUser): boolean =>
  attributes.every((name) => one[name] === other[name]);

const changesIn = (
  universityId: string,
  before: CountedUser | null,
  after: CountedUser | null,
  now: Date,
): Change[] => {
  const numbers = { before: before ? userCounts(before) : {}, after: after ? userCounts(after) : {} };
  const [was, is] = [before && isActiveAdmin(before), after && isActiveAdmin(after)];
  const administrator: AdministratorChange = {
    ...(is && !was && { joins: after?.id }),
    ...(was && !is && { leaves: before?.id }),
  };
  return countsChanges(universityId, numbers, now, administrator);
};

/** `before` is null for a new user, `after` for a deleted one. */
export const userCountsChanges = (before: CountedUser | null, after: CountedUser | null, now: Date): Change[] => {
  const universityIds = [before, after].flatMap((person) => person?.universityId ?? []);
  return [...new Set(universityIds)].flatMap((universityId) => {
    const inIt = (person: CountedUser | null) => (person?.universityId === universityId ? person : null);
    return changesIn(universityId, inIt(before), inIt(after), now);
  });
};

/** The counters depend on whether a user has assessments, not on their number. */
const samePortfolios = (portfolios: number | undefined): Condition<typeof Users> => {
  if (portfolios === undefined) return { attr: 'portfolios', exists: false };
  return portfolios > 0 ? { attr: 'portfolios', gt: 0 } : { attr: 'portfolios', lte: 0 };
};

export const isStillCountedAs = (person: CountedUser): Condition<typeof Users> => {
  const { role, status, emailConfirmed, portfolios, universityId, leavesAt } = person;
  return {
    and: [
      { attr: 'role', eq: role },
      { attr: 'status', eq: status },
      emailConfirmed ? { attr: 'emailConfirmed', eq: true } : { attr: 'emailConfirmed', ne: true },
      samePortfolios(portfolios),
      universityId ? { attr: 'universityId', eq: universityId } : { attr: 'universityId', exists: false },
      leavesAt ? { attr: 'leavesAt', eq: leavesAt } : { attr: 'leavesAt', exists: false },
    ],
  };
};

/** Retries while concurrent changes of counted attributes fail `attempt`. False for any other failure. */
export const retryCounted = async (
  person: StoredUser,
  attempt: (person: StoredUser) => Promise<boolean>,
): Promise<boolean> => {
  let known = person;
  for (let count = 0; count < maxAttempts; count += 1) {
    if (await attempt(known)) return true;
    const now = await findUser(person.id);
    if (!now || isCountedAlike(now, known)) return false;
    known = now;
  }
  return false;
};
