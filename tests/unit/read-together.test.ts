import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readAccount } from '#functions/data/people/accounts.ts';
import { takenAddresses } from '#functions/data/people/email-claims.ts';
import { findUsers } from '#functions/data/people/users.ts';

beforeAll(() => vi.stubEnv('TABLE_NAME', 'table'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => vi.unstubAllEnvs());

type Key = { PK: string; SK: string };
type Item = Key & { bytes?: number };
const wordsOf = ({ PK, SK }: Key): string => `${PK} ${SK}`;

/**
 * A fake table with DynamoDB's limits: 100 distinct keys per request, 16 MB per reply, no order, the rest unprocessed.
 * Counts the requests. https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
 */
const holding = (items: readonly Item[]) => {
  const stored = new Map(items.map((item) => [wordsOf(item), item]));
  const answer = async ({ input }: { input: { RequestItems: Record<string, { Keys: Key[] }> } }) => {
    const { table: { Keys, ...options } = expect.unreachable() } = input.RequestItems;
    if (Keys.length > 100) throw new Error('Too many items requested for the BatchGetItem call');
    if (new Set(Keys.map(wordsOf)).size < Keys.length)
      throw new Error('Provided list of item keys contains duplicates');
    const [read, left]: [Item[], Key[]] = [[], []];
    let room = 16_000_000;
    for (const key of Keys) {
      const item = stored.get(wordsOf(key));
      room -= item?.bytes ?? 0;
      if (room < 0) left.push(key);
      else if (item) read.unshift(item);
    }
    return {
      Responses: { table: read },
      UnprocessedKeys: left.length > 0 ? { table: { Keys: left, ...options } } : {},
    };
  };
  return vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(answer as never);
};

const userOf = (number: number, bytes = 0) => ({
  PK: `USER#AbCd-${number}`,
  SK: 'USER',
  _et: 'User',
  bytes,
  id: `AbCd-${number}`,
  firstName: 'Ada',
  lastName: `Keller ${number}`,
  email: `${number}@example.test`,
  role: 'admin',
  status: 'ACCEPTED',
  language: 'fr',
  createdAt: '2026-11-24T08:00:00.000Z',
  sessionEpoch: 0,
});
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const idOf = (number: number): string => `AbCd-${number}`;

test('batches over several requests answer every existing key, in the order asked for', async () => {
  // Every seventh is missing, among them the last key of a request.
  const there = numbers(250).filter((number) => number % 7 !== 1);
  const send = holding(there.map((number) => userOf(number)));
  const found = await findUsers(numbers(250).map(idOf));
  expect(found.map(({ id }) => id)).toEqual(there.map(idOf));
  expect(found.map(({ lastName }) => lastName)).toEqual(there.map((number) => `Keller ${number}`));
  expect(send).toHaveBeenCalledTimes(3);
  expect(await findUsers([])).toEqual([]);
});

test('a hundred of the largest items are read whole, though one answer holds forty', async () => {
  const send = holding(numbers(100).map((number) => userOf(number, 400_000)));
  expect((await findUsers(numbers(100).map(idOf))).map(({ id }) => id)).toEqual(numbers(100).map(idOf));
  expect(send).toHaveBeenCalledTimes(3);
});

test('among many addresses each taken one is found, also when an answer leaves keys unprocessed', async () => {
  const claimOf = (number: number) => ({
    PK: `EMAIL#${number}@example.test`,
    SK: 'EMAIL',
    _et: 'EmailClaim',
    email: `${number}@example.test`,
    userId: idOf(number),
    // One reply holds fifty.
    bytes: 320_000,
  });
  const taken = numbers(620).filter((number) => number % 3 > 0);
  holding(taken.map(claimOf));
  const found = await takenAddresses(numbers(620).map((number) => `${number}@Example.test`));
  expect([...found].sort()).toEqual(taken.map((number) => `${number}@example.test`).sort());
});

test('each of several kinds is taken for what it is, in whatever order they come', async () => {
  const credential = {
    PK: `CREDENTIAL#${idOf(1)}`,
    SK: 'CREDENTIAL',
    _et: 'Credential',
    userId: idOf(1),
    passwordHash: 'h',
  };
  holding([userOf(1), credential]);
  expect(await readAccount(idOf(1))).toMatchObject({ user: { id: idOf(1) }, passwordHash: 'h', isFormer: false });
});
