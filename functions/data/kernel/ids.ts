import { customAlphabet } from 'nanoid';
import type { Scope } from '#shared/policy.ts';
import { Failure } from './failure.ts';

// Letters and digits that are not mistaken for one another; neither `-` nor `.`, which separate the parts of an id.
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const code = customAlphabet(alphabet, 4);
/** 22 characters of 58: 128 bits, so that an id cannot be guessed. */
const random = customAlphabet(alphabet, 22);
const short = customAlphabet(alphabet, 11);

/** The short code of the university in which a record was born: the first part of its id. */
const codeOf = (id: string): string => id.split('-')[0] ?? '';

/** Id of a new university: a code of its own and 128 random bits. */
export const newUniversityId = (): string => `${code()}-${random()}`;

/** Id of a new user of that university. It stays when the user moves. */
export const newUserId = (universityId: string): string => `${codeOf(universityId)}-${random()}`;

/** Id of a thing that a user owns: its key, the owner's partition, follows from it. */
export const newOwnedId = (userId: string): string => `${userId}.${short()}`;

/**
 * The time in letters that sort as it passes: milliseconds in eight digits of 58, enough for four thousand years. The z puts
 * them after the ids of the first slice, which are random alone.
 */
const sortable = (now: Date): string => {
  const digit = (place: number) => alphabet[Math.floor(now.getTime() / 58 ** place) % 58];
  return `z${[7, 6, 5, 4, 3, 2, 1, 0].map(digit).join('')}`;
};

/** Id of a new assessment: an owned id that sorts after those of older ones, so that one read finds the newest. */
export const newPortfolioId = (userId: string, now: Date): string => `${userId}.${sortable(now)}${short()}`;

/** Id of a thing that a university shares: its key, the university's partition, follows from it. */
export const newCampusId = (universityId: string): string => `${universityId}_${short()}`;

/** Whose a thing is, by its id alone: a person's, a university's, or null for what cannot be such an id. */
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

/** The partition of everything that a person owns, or that a university shares. */
export const holderKey = (scope: Scope): string =>
  'owner' in scope ? partition.user(scope.owner.id) : partition.university(scope.campus);

/** The partition of what a university shares. */
export const campusPartition = partition.university;

/** The partition in which a thing lies, by its id alone. Throws for what cannot be the id of a thing. */
export const partitionOf = (thingId: string): string => {
  const holder = holderOf(thingId);
  if (!holder) throw new Failure('an id does not say whose it is', { ids: { item: thingId } });
  return 'userId' in holder ? partition.user(holder.userId) : partition.university(holder.universityId);
};

/** Does the one id lie inside the other: a row in its assessment, an assessment with its owner? */
export const isChild = (id: string, parentId: string): boolean =>
  id.startsWith(`${parentId}.`) || id.startsWith(`${parentId}_`);

/** Do both things belong to the same person, or to the same university? */
export const isSibling = (id: string, otherId: string): boolean => {
  const [one, other] = [holderOf(id), holderOf(otherId)];
  if (!one || !other) return false;
  return 'userId' in one
    ? 'userId' in other && one.userId === other.userId
    : 'universityId' in other && one.universityId === other.universityId;
};

/** The owner in an owned id; the id itself when it has no owner part. */
export const ownerOf = (ownedId: string): string => ownedId.split('.')[0] ?? '';

/** Id of the row of a thing that is about one catalogue entry: an answer of an assessment, a skill of a course. */
export const rowId = (thingId: string, entryId: string): string => `${thingId}.${entryId}`;

/** The thing and the catalogue entry of a row's id; null when it is none. */
export const parseRowId = (id: string): { thingId: string; entryId: string } | null => {
  const [, thingId = '', entryId = ''] = /^(.+)\.(.+)$/.exec(id) ?? [];
  return holderOf(thingId) ? { thingId, entryId } : null;
};

/** The last part of an audit entry's key. */
export const newAuditId = (): string => short();

/** Name of a new edition of the catalogue. */
export const newEditionId = (): string => short();

/** Name of a change of what is public of somebody. */
export const newChangeId = (): string => short();

/**
 * Id of a new entry of the catalogue: its list's letter and the second in which it was made. So it stands after those that are
 * numbered by hand, and an import of another catalogue means no other entry by it.
 */
export const newEntryId = (letter: string, now: Date, taken: ReadonlySet<string>): string => {
  let second = Math.floor(now.getTime() / 1000);
  while (taken.has(`${letter}${second}`)) second += 1;
  return `${letter}${second}`;
};

/** Name of a mail among those to its receiver. */
export const newMailName = (): string => random();

/** Names one attempt to take a mail, so that it is known again when its answer was lost. */
export const newClaimId = (): string => short();

/** Id of a session. */
export const newSessionId = (): string => random();

/** Id of a device that signs in, by which its failures are counted. */
export const newDeviceId = (): string => random();

/** Name of a public picture: it tells nothing, and none is used twice. */
export const newFileName = (): string => random();
