import { useMemo, useState } from 'react';
import { type Status, statuses } from '#shared/lists.ts';
import type { Member, User } from '#shared/schemas/user.ts';
import { isListed, type MemberFilters } from './member-filters.ts';

export const presentStatuses = (users: readonly User[]): Status[] =>
  statuses.filter((status) => users.some((user) => user.status === status));

/** Wraps around; undefined when `present` is empty. */
export const nextStatus = (present: readonly Status[], current: Status): Status | undefined =>
  present[(present.indexOf(current) + 1) % present.length];

export type UserSort =
  | { by: 'status'; first: Status | undefined }
  | { by: 'name'; direction: 'ascending' | 'descending' };

/** `wait` lists who waits longest first. */
type Order = UserSort | { by: 'wait' };

const names = new Intl.Collator(['fr', 'en'], { sensitivity: 'base' });
const compareNames = (a: User, b: User): number =>
  names.compare(a.lastName, b.lastName) || names.compare(a.firstName, b.firstName);

/** Text comparison is fast enough for five thousand rows. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const sortUsers = <U extends User>(users: readonly U[], sort: Order): U[] => {
  if (sort.by === 'name')
    return users.toSorted((a, b) => (sort.direction === 'ascending' ? compareNames(a, b) : compareNames(b, a)));
  if (sort.by === 'wait') return users.toSorted((a, b) => compareTexts(a.createdAt, b.createdAt));
  const place = ({ status }: User): number => (status === sort.first ? -1 : statuses.indexOf(status));
  return users.toSorted((a, b) => place(a) - place(b) || compareTexts(b.createdAt, a.createdAt));
};

export const useUserSort = (users: readonly User[] | undefined) => {
  const [chosen, setSort] = useState<UserSort>();
  const present = useMemo(() => presentStatuses(users ?? []), [users]);
  const sort: UserSort = chosen ?? { by: 'name', direction: 'ascending' };
  const isAscending = sort.by === 'name' && sort.direction === 'ascending';
  return {
    sort,
    sortByName: () => setSort({ by: 'name', direction: isAscending ? 'descending' : 'ascending' }),
    sortByStatus: () =>
      setSort({
        by: 'status',
        first: sort.by === 'status' && sort.first ? nextStatus(present, sort.first) : present[0],
      }),
  };
};

type KeptOrder = { sort: Order; filters: MemberFilters; today: string; isReading: boolean };

/**
 * Rows stay where they were last sorted, whatever was decided since (D58), so that none moves under the pointer (U1).
 * New users are appended.
 */
export const useKeptOrder = (
  users: readonly Member[] | undefined,
  { sort, filters, today, isReading }: KeptOrder,
): readonly Member[] | undefined => {
  // Cached rows are shown first, so the first fetch after opening sorts once more.
  const [isOpened, setOpened] = useState(false);
  if (users && !isReading && !isOpened) setOpened(true);
  const arranged = (all: readonly Member[]): Member[] => sortUsers(all.filter(isListed(filters, today)), sort);

  const sorting = JSON.stringify([sort, filters, isOpened, users !== undefined]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed users must not sort the rows again
  const order = useMemo(() => arranged(users ?? []).map(({ id }) => id), [sorting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order depends on sort and filters
  return useMemo(() => {
    if (!users) return undefined;
    const left = new Map(users.map((user) => [user.id, user]));
    const kept = order.flatMap((id) => {
      const user = left.get(id);
      left.delete(id);
      return user ?? [];
    });
    return [...kept, ...arranged([...left.values()])];
  }, [users, order]);
};
