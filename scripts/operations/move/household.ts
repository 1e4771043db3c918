import { userPartition } from '#functions/data/entities/user.ts';
import { deletionTaskId } from '#functions/data/tasks/tasks.ts';
import type { Item } from '#scripts/operations/restore/scan.ts';
import { nameOf, type Rows } from './items.ts';
import { whose } from './whose.ts';

/** The people of a university, and of each address that one of them claims whose it is. */
export type Members = { people: Set<string>; addresses: Map<string, string> };

const keyTo = (PK: string, SK: string): Item => ({ PK: { S: PK }, SK: { S: SK } });
export const recordOf = (person: string): Item => keyTo(userPartition(person), 'USER');
/** Tells whose somebody was whose record is gone already. */
const deletionOf = (person: string): Item => keyTo(`TASK#${deletionTaskId(person)}`, 'TASK');
export const claimOn = (address: string): Item => keyTo(`EMAIL#${address}`, 'EMAIL');

/** Items by which a person is found: they are written first and removed last, so that nothing is left that nobody finds. */
export const isRecord = (key: Item): boolean =>
  ['USER', 'EMAIL'].includes(key.SK?.S ?? '') || key.PK?.S?.startsWith(`TASK#${deletionTaskId('')}`) === true;

export const recordsOf = ({ people, addresses }: Members): Item[] => [
  ...[...people].flatMap((person) => [recordOf(person), deletionOf(person)]),
  ...[...addresses.keys()].map(claimOn),
];

const addressOf = ({ PK }: Item): string => PK?.S?.slice('EMAIL#'.length) ?? '';

/** Scans, since an index may lag behind; `afterPage` runs after each page. */
export const readMembers = async (
  rows: Rows,
  university: string,
  afterPage: () => Promise<void> = async () => undefined,
): Promise<Members> => {
  const people = new Set<string>();
  const claims = new Map<string, string>();
  const pages = rows.scan({
    FilterExpression: 'SK = :claim OR ((SK = :person OR SK = :task) AND universityId = :university)',
    ExpressionAttributeValues: {
      ':claim': { S: 'EMAIL' },
      ':person': { S: 'USER' },
      ':task': { S: 'TASK' },
      ':university': { S: university },
    },
    ProjectionExpression: 'PK, SK, userId',
  });
  for await (const items of pages) {
    for (const item of items) {
      const owner = whose(item);
      if (item.SK?.S === 'EMAIL') claims.set(addressOf(item), item.userId?.S ?? '');
      else if (typeof owner === 'object' && 'person' in owner) people.add(owner.person);
      else if (typeof owner === 'object' && 'either' in owner && owner.either !== university) people.add(owner.either);
    }
    await afterPage();
  }
  return { people, addresses: new Map([...claims].filter(([, person]) => people.has(person))) };
};

const personIn = (item: Item, university: string): string | undefined => {
  const owner = whose(item);
  if (typeof owner === 'string') return undefined;
  if ('person' in owner) return owner.person;
  return 'either' in owner && owner.either !== university ? owner.either : undefined;
};

/** Whether a person is of the university; undefined when nothing tells it any more. */
const livesIn = (university: string, record: Item | undefined, deletion: Item | undefined): boolean | undefined => {
  const home = (record ?? deletion)?.universityId?.S;
  return record || deletion ? home === university : undefined;
};

/**
 * Brings the members up to date with what was written: `items` are keys, with attributes where only these tell whose they are.
 * Returns who has come and who has left. Asks of strangers once.
 */
export const followMembers = async (
  rows: Rows,
  university: string,
  members: Members,
  { items, strangers }: { items: readonly Item[]; strangers: Set<string> },
): Promise<{ came: string[]; left: string[] }> => {
  const asked = new Set<string>();
  for (const item of items) {
    const person = personIn(item, university);
    if (person === undefined) continue;
    const isKnown = members.people.has(person) || strangers.has(person);
    if (!isKnown || (isRecord(item) && item.SK?.S !== 'EMAIL')) asked.add(person);
  }
  const found = await rows.read([...asked].flatMap((person) => [recordOf(person), deletionOf(person)]));
  const [came, left]: [string[], string[]] = [[], []];
  for (const person of asked) {
    const was = members.people.has(person);
    const record = found.get(nameOf(recordOf(person)));
    const is = livesIn(university, record, found.get(nameOf(deletionOf(person)))) ?? was;
    if (is && !was) came.push(person);
    if (was && !is) left.push(person);
    if (is) members.people.add(person);
    else members.people.delete(person);
    if (is) strangers.delete(person);
    else strangers.add(person);
    const address = record?.email?.S?.trim().toLowerCase();
    if (is && address) members.addresses.set(address, person);
  }
  for (const item of items.filter(({ SK }) => SK?.S === 'EMAIL')) {
    const person = item.userId?.S;
    if (person && members.people.has(person)) members.addresses.set(addressOf(item), person);
  }
  return { came, left };
};
