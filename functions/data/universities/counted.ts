import type { StoredUser } from '#functions/data/people/users.ts';

/** What is counted of a university as numbers. */
export const countNames = [
  'pendingUsers',
  'acceptedUsers',
  'rejectedUsers',
  'unconfirmedUsers',
  'usersWithoutPortfolio',
  'formations',
  'formationsWithoutSkills',
] as const;
type CountName = (typeof countNames)[number];
export type Numbers = Partial<Record<CountName, number>>;

/** What a person is counted by. */
const attributes = ['universityId', 'role', 'status', 'emailConfirmed', 'portfolios', 'leavesAt'] as const;
export type CountedUser = Pick<StoredUser, 'id' | (typeof attributes)[number]>;
/** A course by its strengths. */
export type CountedFormation = { strengths: object };

const ofStatus = { PENDING: 'pendingUsers', ACCEPTED: 'acceptedUsers', REJECTED: 'rejectedUsers' } as const;

/** An administrator who may act: a university keeps one. */
export const isActiveAdmin = ({ role, status, leavesAt }: Pick<StoredUser, 'role' | 'status' | 'leavesAt'>): boolean =>
  role === 'admin' && status === 'ACCEPTED' && !leavesAt;

/** Gives what a person adds to the counts of their university. With whoever was refused, or asked and is leaving, nothing is left to do. */
export const countsOf = (person: Omit<CountedUser, 'id'>): Numbers => {
  const { role, status, emailConfirmed, portfolios, leavesAt } = person;
  if (status === 'PENDING' && leavesAt) return {};
  return {
    [ofStatus[status]]: 1,
    ...(!emailConfirmed && status !== 'REJECTED' && { unconfirmedUsers: 1 }),
    ...(role === 'user' && status === 'ACCEPTED' && !portfolios && { usersWithoutPortfolio: 1 }),
  };
};

/** What a course adds to them. */
export const countsOfFormation = ({ strengths }: CountedFormation): Numbers => ({
  formations: 1,
  ...(Object.keys(strengths).length === 0 && { formationsWithoutSkills: 1 }),
});

/** Whether a person at two times is counted alike. */
export const isCountedAlike = (one: CountedUser, other: CountedUser): boolean =>
  attributes.every((name) => one[name] === other[name]);

/** By how much counts change; what does not is not in it. */
export const difference = (before: Numbers, after: Numbers): Numbers =>
  Object.fromEntries(
    countNames.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const).filter(([, by]) => by !== 0),
  );

/** All that several add. */
export const sumOf = (several: readonly Numbers[]): Record<CountName, number> => {
  const sums = countNames.map((name) => [name, several.reduce((sum, one) => sum + (one[name] ?? 0), 0)]);
  return Object.fromEntries(sums);
};
