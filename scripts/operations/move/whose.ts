import type { Item } from '#scripts/operations/restore/scan.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';

/**
 * `either`: a task's subject, a person or a university. `reset`: windows of throttles, which begin anew in the new cell.
 * `shared`: every cell has its own. `mover`: what the mover itself writes. `nobody`: belongs to no university.
 */
export type Owner =
  | { person: string }
  | { university: string }
  | { either: string }
  | { address: string }
  | 'reset'
  | 'shared'
  | 'mover'
  | 'nobody';

type Whose = (id: string, item: Item) => Owner;

const ofPerson: Whose = (person) => ({ person });
const ofUniversity: Whose = (university) => ({ university });

/** A task's id ends with its subject's: `deletion-CODE-random`, or is one of the university's: `CODE-random_short`. */
const subjectOf = (id: string): string => id.split('-').slice(-2).join('-').split('_')[0] ?? '';
const ofSubject: Whose = (id) => (id.includes('-') ? { either: subjectOf(id) } : 'nobody');

const ofReceiver: Whose = (receiver) => (receiver.includes('@') ? { address: receiver } : { person: receiver });

/** Ids of mails from before 2026-11-26 name nobody. */
const ofMail: Whose = (id, { SK, userId, email }) => {
  if (SK?.S !== 'MAIL') return ofReceiver(id, {});
  if (userId?.S) return { person: userId.S };
  return email?.S ? { address: email.S.trim().toLowerCase() } : 'nobody';
};

const byPartition: Readonly<Record<string, Whose>> = {
  USER: ofPerson,
  PUBLIC: ofPerson,
  CREDENTIAL: ofPerson,
  RENEWAL: ofPerson,
  LINK: ofPerson,
  ONCE: ofPerson,
  EMAIL: (_, { userId }) => (userId?.S ? { person: userId.S } : 'nobody'),
  OUTBOX: ofMail,
  UNIVERSITY: ofUniversity,
  USAGE: ofUniversity,
  AUDIT: (id) => (id === 'none' ? 'nobody' : { university: id }),
  TASK: ofSubject,
  IMPORT: ofSubject,
  THROTTLE: () => 'reset',
  CATALOGUE: () => 'shared',
  CATALOGUE_EDITIONS: () => 'shared',
  SIGNING_KEYS: () => 'shared',
  // Says that the local product has its demonstration.
  DEMONSTRATION: () => 'shared',
  ROUTE: () => 'mover',
  MOVES: () => 'mover',
  MARK: () => 'mover',
  OLDCOPY: () => 'mover',
};

/** These keys do not tell whose the item is. */
export const needsAttributes = ({ PK, SK }: Item): boolean =>
  PK?.S?.startsWith('EMAIL#') === true || (PK?.S?.startsWith('OUTBOX#') === true && SK?.S === 'MAIL');

/** Reads attributes only where `needsAttributes`. Throws CommandError for a partition that it does not know. */
export const whose = (item: Item): Owner => {
  const partition = item.PK?.S ?? '';
  const [kind = '', ...id] = partition.split('#');
  const known = byPartition[kind];
  if (!known) throw new CommandError(`Nobody said whose the items of “${kind}#” are: no university can be moved.`);
  return known(id.join('#'), item);
};

/** `university`, its people, and the addresses that they claim. */
export type Household = {
  university: string;
  people: ReadonlySet<string>;
  addresses: { has: (address: string) => boolean };
};

export const isOf = ({ university, people, addresses }: Household, owner: Owner): boolean => {
  if (typeof owner === 'string') return false;
  if ('person' in owner) return people.has(owner.person);
  if ('address' in owner) return addresses.has(owner.address);
  if ('either' in owner) return owner.either === university || people.has(owner.either);
  return owner.university === university;
};
