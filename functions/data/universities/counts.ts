import type { FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $add, $delete } from 'dynamodb-toolbox/entity/actions/update';
import { allCounts, Counts } from '#functions/data/entities/counts.ts';
import { type Change, putChange, updateChange } from '#functions/data/kernel/change.ts';
import { findItem, listRecords } from '#functions/data/kernel/records.ts';

// A write that changes what a university's counters count includes the change of the counters in its transaction.

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
type CountedFormation = { strengths: object };
export type StoredCounts = FormattedItem<typeof Counts>;

/** Strongly consistent; null until the university's lists have been counted. */
export const findCounts = async (universityId: string): Promise<StoredCounts | null> => {
  const stored = await findItem(Counts, { universityId });
  return stored?.countedAt ? stored : null;
};

/** Leaves out universities whose lists have not been counted. */
export const listCounts = (): Promise<StoredCounts[]> => listRecords(Counts, { index: 'GSI1', partition: allCounts });

export const countsOfFormation = ({ strengths }: CountedFormation): Numbers => ({
  formations: 1,
  ...(Object.keys(strengths).length === 0 && { formationsWithoutSkills: 1 }),
});

const difference = (before: Numbers, after: Numbers): Numbers =>
  Object.fromEntries(
    countNames.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const).filter(([, by]) => by !== 0),
  );

export const sumOf = (several: readonly Numbers[]): Record<CountName, number> => {
  const sums = countNames.map((name) => [name, several.reduce((sum, one) => sum + (one[name] ?? 0), 0)]);
  return Object.fromEntries(sums);
};

/** User ids. */
export type AdministratorChange = { joins?: string; leaves?: string };

/** Returns no change if nothing differs. Concurrent additions do not conflict. */
export const countsChanges = (
  universityId: string,
  { before, after }: { before: Numbers; after: Numbers },
  now: Date,
  { joins, leaves }: AdministratorChange = {},
): Change[] => {
  const by = difference(before, after);
  if (Object.keys(by).length === 0 && joins === undefined && leaves === undefined) return [];
  const change = updateChange(Counts, {
    universityId,
    ...Object.fromEntries(Object.entries(by).map(([name, number]) => [name, $add(number)])),
    ...(joins !== undefined && { administratorIds: $add(new Set([joins])) }),
    ...(leaves !== undefined && { administratorIds: $delete(new Set([leaves])) }),
    version: $add(1),
    changedAt: now.toISOString(),
  });
  return [change];
};

/** `before` is null for a new course, `after` for a deleted one. */
export const formationCountsChanges = (
  universityId: string,
  before: CountedFormation | null,
  after: CountedFormation | null,
  now: Date,
): Change[] => {
  const numbers = {
    before: before ? countsOfFormation(before) : {},
    after: after ? countsOfFormation(after) : {},
  };
  return countsChanges(universityId, numbers, now);
};

export const putCountsChange = (
  universityId: string,
  { administratorIds, ...numbers }: Numbers & { administratorIds: Set<string> },
  version: number,
  now: Date,
  ...conditions: Condition<typeof Counts>[]
): Change => {
  // DynamoDB stores no empty set.
  const counted = { universityId, ...numbers, ...(administratorIds.size > 0 && { administratorIds }) };
  const index = { GSI1PK: allCounts, GSI1SK: universityId };
  return putChange(Counts, { ...counted, countedAt: now.toISOString(), version, ...index }, ...conditions);
};

export const createCountsChange = (universityId: string, now: Date): Change =>
  putCountsChange(universityId, { administratorIds: new Set() }, 1, now);
