import { publicCvOf } from '#functions/data/entities/cv.ts';
import { linksOf } from '#functions/data/entities/link.ts';
import { mailsOf } from '#functions/data/entities/mail.ts';
import { renewalsOf } from '#functions/data/entities/session.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { repliesTo } from '#functions/data/kernel/entities.ts';
import { archiveTaskId, departureTaskId } from '#functions/data/tasks/tasks.ts';
import type { Item } from '#scripts/operations/restore/scan.ts';
import { compared, type Tallies } from '#scripts/operations/restore/tally.ts';
import { openBook } from './book.ts';
import type { Capture } from './capture.ts';
import { claimOn, followMembers, isRecord, type Members, readMembers, recordsOf } from './household.ts';
import { keyOf, nameOf, type Rows } from './items.ts';
import { removeCopy } from './remove-copy.ts';
import { isOf, needsAttributes, whose } from './whose.ts';

export type Copier = ReturnType<typeof createCopier>;
export type Count = { people: number; items: number; bytes: number };

const credentialsOf = (person: string): string => `CREDENTIAL#${person}`;
const partitionsOf = (person: string): string[] =>
  [userPartition, publicCvOf, credentialsOf, renewalsOf, linksOf, repliesTo, mailsTo].map((of) => of(person));
const mailsTo = (userId: string): string => mailsOf({ userId });
const tasksOf = (person: string): Item[] =>
  [archiveTaskId(person), departureTaskId(person)].map((id) => ({ PK: { S: `TASK#${id}` }, SK: { S: 'TASK' } }));

/** DynamoDB deletes expired items in either cell, whenever it comes to them. */
const isExpired = ({ ttl }: Item, now: Date): boolean => ttl?.N !== undefined && Number(ttl.N) * 1000 < now.getTime();

/**
 * Copies a university's items from table to table. One call at a time: an item is put by one reader at a time, so that an older
 * reading never lands on a later one.
 */
export const createCopier = (
  { source, target, capture, still }: { source: Rows; target: Rows; capture: Capture; still: () => Promise<void> },
  university: string,
  now: Date,
) => {
  const [here, there] = [openBook(), openBook()];
  const strangers = new Set<string>();
  let members: Members = { people: new Set(), addresses: new Map() };
  let bytes = 0;

  const isOurs = (item: Item): boolean => isOf({ university, ...members }, whose(item)) && !isExpired(item, now);

  /** Puts what the source holds now, removes what it does not, and reads back both. */
  const bring = async (keys: readonly Item[]): Promise<void> => {
    const found = await source.read(keys);
    const items = keys.map((key) => found.get(nameOf(key)) ?? key);
    const puts = items.filter((item) => found.has(nameOf(item)) && isOurs(item));
    const kept = new Set(puts.map(nameOf));
    const gone = keys.filter((key) => !kept.has(nameOf(key)) && (here.has(key) || there.has(key)));
    for (const item of puts) here.note(item);
    for (const key of gone) here.forget(key);
    for (const part of [puts.filter(isRecord), puts.filter((item) => !isRecord(item))]) await target.put(part);
    for (const part of [gone.filter((key) => !isRecord(key)), gone.filter(isRecord)]) await target.remove(part);
    const back = await target.read([...puts, ...gone]);
    for (const key of [...puts, ...gone]) {
      const item = back.get(nameOf(key));
      if (item) there.note(item);
      else there.forget(key);
    }
  };

  const listKeys = async (partitions: readonly string[]): Promise<Item[]> => {
    const keys: Item[] = [];
    for (const partition of partitions)
      for await (const items of source.partition(partition)) keys.push(...items.map(keyOf));
    return keys;
  };

  const addressesOf = (people: readonly string[]): string[] =>
    [...members.addresses].filter(([, person]) => people.includes(person)).map(([address]) => address);

  const everythingOf = async (person: string): Promise<Item[]> => {
    const addresses = addressesOf([person]);
    const mails = addresses.map((email) => mailsOf({ email }));
    return [
      ...(await listKeys([...partitionsOf(person), ...mails])),
      ...recordsOf({ people: new Set([person]), addresses: new Map(addresses.map((address) => [address, person])) }),
      ...tasksOf(person),
    ];
  };

  /** Keys of the copy that belong to people who have left the university. */
  const leavings = (people: readonly string[]): Item[] => {
    if (people.length === 0) return [];
    const addresses = new Set(addressesOf(people));
    const theirs = { university: '', people: new Set(people), addresses };
    const claims = [...addresses].map(claimOn);
    for (const address of addresses) members.addresses.delete(address);
    return [...there.keys().filter((key) => isOf(theirs, whose(key))), ...claims];
  };

  const follow = async (captured: readonly Item[]): Promise<number> => {
    if (captured.length === 0) return 0;
    await still();
    const unclear = await source.read(captured.filter(needsAttributes));
    const items = captured.map((key) => unclear.get(nameOf(key)) ?? key);
    const { came, left } = await followMembers(source, university, members, { items, strangers });
    const keys = [
      ...items.filter((item) => isOurs(item) || there.has(item)).map(keyOf),
      ...(await Promise.all(came.map(everythingOf))).flat(),
      ...leavings(left),
    ];
    const once = new Map(keys.map((key) => [nameOf(key), key]));
    await bring([...once.values()]);
    return once.size;
  };

  return {
    /** Everything that the source holds, while writes go on; later `catchUp` copies what was written meanwhile. */
    async backfill(): Promise<void> {
      members = await readMembers(source, university, capture.follow);
      await bring(recordsOf(members));
      for await (const items of source.scan()) {
        const ours = items.filter(isOurs);
        for (const item of ours) here.note(item);
        bytes += ours.reduce((sum, item) => sum + JSON.stringify(item).length, 0);
        await capture.follow();
        await still();
        await target.put(ours);
      }
    },

    /** Reads the copy back, and removes what a broken-off move has left in the target. */
    async sweep(): Promise<void> {
      const choose = async (items: Item[]): Promise<Item[]> => {
        for (const item of items.filter(here.has)) there.note(item);
        await still();
        return items.filter((item) => !here.has(item));
      };
      await removeCopy(target, university, { members, choose, afterPage: capture.follow });
    },

    /** Returns the number of items that were looked at again. */
    catchUp: async (): Promise<number> => follow(await capture.poll()),

    /** As `catchUp`; afterwards nothing that was written before the call is missing. */
    drain: async (): Promise<number> => follow(await capture.drain()),

    tallies: (): { source: Tallies; target: Tallies } => ({ source: here.tally(), target: there.tally() }),

    /** Of both cells, by kind. */
    comparison: (): string[] =>
      compared(here.tally(), there.tally()).map(({ kind, one, other, isSame }) => {
        const counts = `${String(one).padStart(9)} in the source ${String(other).padStart(9)} in the target`;
        return `${kind.padEnd(22)}${counts}  ${isSame ? 'the same' : 'different'}`;
      }),

    differences: () => compared(here.tally(), there.tally()).filter(({ isSame }) => !isSame),

    /** Whether the source's item is still what was copied. */
    isAsCopied: (item: Item): boolean => isExpired(item, now) || here.isNoted(item),

    count: (): Count => ({ people: members.people.size, items: here.keys().length, bytes }),
  };
};
