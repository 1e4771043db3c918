import { type Status, statuses } from '#shared/lists.ts';
import type { Member, User } from '#shared/schemas/user.ts';

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

/** Of times as they are written; five thousand of them are compared in a blink. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** People in the order of the table; within a status the latest registration first. */
export const sortUsers = <U extends User>(users: readonly U[], sort: UserSort): U[] => {
  if (sort.by === 'name')
    return users.toSorted((a, b) => (sort.direction === 'ascending' ? compareNames(a, b) : compareNames(b, a)));
  const place = ({ status }: User): number => (status === sort.first ? -1 : statuses.indexOf(status));
  return users.toSorted((a, b) => place(a) - place(b) || compareTexts(b.createdAt, a.createdAt));
};

/** Whom of them a table shows: everybody, or those of whom something is to be done. */
export const shownKinds = ['all', 'pending', 'unconfirmed', 'undelivered'] as const;
export type Shown = (typeof shownKinds)[number];

/** Tells if somebody waits for a decision; who is having their account erased does not. */
export const isWaiting = ({ status, leavesAt }: Pick<User, 'status' | 'leavesAt'>): boolean =>
  status === 'PENDING' && !leavesAt;

const tests: Record<Shown, (user: Member) => boolean> = {
  all: () => true,
  pending: isWaiting,
  // As homes count them: with whoever was refused, or asked and is leaving, nothing is left to do.
  unconfirmed: (user) => !user.emailConfirmed && (user.status === 'ACCEPTED' || isWaiting(user)),
  undelivered: ({ mailFailed, mailTrouble }) => mailFailed !== undefined || mailTrouble !== undefined,
};

/** Whether a table that shows those shows somebody. */
export const isShown = (shown: Shown): ((user: Member) => boolean) => tests[shown];

/** Whom an address asks for; everybody when it asks for none that there is. */
export const shownFrom = (asked: string | null): Shown => shownKinds.find((kind) => kind === asked) ?? 'all';
