import { type Status, statuses } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';

/** The statuses that occur, in the order in which the table cycles through them. */
export const presentStatuses = (users: readonly User[]): Status[] =>
  statuses.filter((status) => users.some((user) => user.status === status));

/** The status after `current` among those present, the first after the last; undefined when nobody is there. */
export const nextStatus = (present: readonly Status[], current: Status): Status | undefined =>
  present[(present.indexOf(current) + 1) % present.length];

/** What a table of people is sorted by: a status that comes first, or the name. */
export type UserSort =
  | { by: 'status'; first: Status | undefined }
  | { by: 'name'; direction: 'ascending' | 'descending' };

const names = new Intl.Collator(['fr', 'en'], { sensitivity: 'base' });
const compareNames = (a: User, b: User): number =>
  names.compare(a.lastName, b.lastName) || names.compare(a.firstName, b.firstName);

/** People in the order of the table; within a status the latest registration first. */
export const sortUsers = <U extends User>(users: readonly U[], sort: UserSort): U[] => {
  if (sort.by === 'name')
    return users.toSorted((a, b) => (sort.direction === 'ascending' ? compareNames(a, b) : compareNames(b, a)));
  const place = ({ status }: User): number => (status === sort.first ? -1 : statuses.indexOf(status));
  return users.toSorted((a, b) => place(a) - place(b) || b.createdAt.localeCompare(a.createdAt));
};
