import { customAlphabet } from 'nanoid';
import type { Scope } from '#shared/policy.ts';
import { Failure } from './failure.ts';

// Without look-alikes, and without the separators of ids (`-`, `.`, `_`).
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const code = customAlphabet(alphabet, 4);
/** 22 characters of 58: 128 bits, so that an id cannot be guessed. */
const random = customAlphabet(alphabet, 22);
const short = customAlphabet(alphabet, 11);

/** An id starts with the code of the university in which the record was created. */
const codeOf = (id: string): string => id.split('-')[0] ?? '';

export const newUniversityId = (): string => `${code()}-${random()}`;

/** The id stays the same when the user moves to another university. */
export const newUserId = (universityId: string): string => `${codeOf(universityId)}-${random()}`;

/** The id determines the partition. */
export const newOwnedId = (userId: string): string => `${userId}.${short()}`;

/** Milliseconds, eight digits to base 58. The `z` sorts them after the oldest ids, which are random. */
const sortable = (now: Date): string => {
  const digit = (place: number) => alphabet[Math.floor(now.getTime() / 58 ** place) % 58];
  return `z${[7, 6, 5, 4, 3, 2, 1, 0].map(digit).join('')}`;
};

/** Sorts by time, so that one read finds the newest assessment. */
export const newPortfolioId = (userId: string, now: Date): string => `${userId}.${sortable(now)}${short()}`;

/** The id determines the partition. */
export const newCampusId = (universityId: string): string => `${universityId}_${short()}`;

/** Null for a malformed id. */
export const holderOf = (thingId: string): { userId: string } | { universityId: string } | null => {
  const [, holder = '', separator] =
    /^([A-Za-z0-9]+-[A-Za-z0-9]+)([._])[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)?$/.exec(thingId) ?? [];
  if (!separator) return null;
  return separator === '.' ? { userId: holder } : { universityId: holder };
};

const partition = {
  user: (id: string) => `USER#${id}`,
  university: (id: string | null) => `UNIVERSITY#${id}`,
};

export const holderKey = (scope: Scope): string =>
  'owner' in scope ? partition.user(scope.owner.id) : partition.university(scope.campus);

export const campusPartition = partition.university;

/** Throws for a malformed id. */
export const partitionOf = (thingId: string): string => {
  const holder = holderOf(thingId);
  if (!holder) throw new Failure('an id does not say whose it is', { ids: { item: thingId } });
  return 'userId' in holder ? partition.user(holder.userId) : partition.university(holder.universityId);
};

/** A row is a child of its assessment, an assessment of its owner. */
export const isChild = (id: string, parentId: string): boolean =>
  id.startsWith(`${parentId}.`) || id.startsWith(`${parentId}_`);

export const isSibling = (id: string, otherId: string): boolean => {
  const [one, other] = [holderOf(id), holderOf(otherId)];
  if (!one || !other) return false;
  return 'userId' in one
    ? 'userId' in other && one.userId === other.userId
    : 'universityId' in other && one.universityId === other.universityId;
};

/** Returns other ids as they are. */
export const ownerOf = (ownedId: string): string => ownedId.split('.')[0] ?? '';

/** For an answer of an assessment, or a skill of a course. */
export const rowId = (thingId: string, entryId: string): string => `${thingId}.${entryId}`;

/** Null for a malformed id. */
export const parseRowId = (id: string): { thingId: string; entryId: string } | null => {
  const [, thingId = '', entryId = ''] = /^(.+)\.(.+)$/.exec(id) ?? [];
  return holderOf(thingId) ? { thingId, entryId } : null;
};

export const newAuditId = (): string => short();

export const newEditionId = (): string => short();

export const newChangeId = (): string => short();

/** Contains the second of its creation, so that no other catalogue uses the id for another entry. */
export const newEntryId = (letter: string, now: Date, taken: ReadonlySet<string>): string => {
  let second = Math.floor(now.getTime() / 1000);
  while (taken.has(`${letter}${second}`)) second += 1;
  return `${letter}${second}`;
};

export const newMailName = (): string => random();

/** A retry after a lost response recognises its own lease by it. */
export const newClaimId = (): string => short();

export const newSessionId = (): string => random();

export const newDeviceId = (): string => random();

/** Unguessable, since pictures are public. */
export const newFileName = (): string => random();
