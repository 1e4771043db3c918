import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListedAddresses } from '#functions/data/directory/entities.ts';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, newEmail, password } from '#tests/support/accounts.ts';
import { anonymous, as, refused, withHeaders } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { waitingMails } from '#tests/support/outbox.ts';
import { apiOf, freshCells, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

openTwoCells();

const atMain = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);
const there = <T>(run: () => Promise<T>): Promise<T> => inCell(otherCell, run);
const taken = { status: 409, code: 'email_taken', details: [{ field: 'email', code: 'email_taken' }] };
const changeAt = 'POST /api/v0/auth/change-email';
const got = () => [apiOf(mainCell).got, apiOf(otherCell).got];

let person: Awaited<ReturnType<typeof buildAccount>>;
const change = (email: string) =>
  atMain(async () => (await as(person)).auth.changeEmail({ body: { email, password } }));
/** Kind and receiver of each mail. */
const mailsOf = async (within: typeof atMain) =>
  (await within(waitingMails)).map(({ kind, userId }) => [kind, userId]).sort();

beforeEach(async () => {
  await freshCells();
  person = await atMain(() => buildAccount('ACCEPTED'));
  for (const cell of [mainCell, otherCell]) {
    apiOf(cell).got.length = 0;
    apiOf(cell).headers.length = 0;
  }
});
afterEach(() => void vi.unstubAllGlobals());

test('who wants the address of somebody of another cell is refused, and the owner is mailed there, once', async () => {
  const owner = await there(() => buildAccount('ACCEPTED'));
  expect(await refused(change(owner.email.toUpperCase()))).toMatchObject(taken);
  expect(await mailsOf(there)).toEqual([['accountExists', owner.id]]);
  expect(await mailsOf(atMain)).toEqual([]);
  expect(got()).toEqual([[], [changeAt]]);
  // The owner's cell learns the address alone.
  expect(apiOf(otherCell).headers[0]).not.toHaveProperty('authorization');
  expect(Number(apiOf(otherCell).headers[0]?.['content-length'])).toBe(JSON.stringify({ email: owner.email }).length);
});

test('no other address is asked about in another cell', async () => {
  const neighbor = await atMain(() => buildAccount('ACCEPTED'));
  expect(await refused(change(neighbor.email))).toMatchObject(taken);
  const free = newEmail();
  await change(free);
  expect(await mailsOf(atMain)).toEqual([
    ['accountExists', neighbor.id],
    ['confirmAddress', person.id],
  ]);
  expect(got()).toEqual([[], []]);
});

test('the refusal costs three reads of the directory, and the way there', async () => {
  const owner = await there(() => buildAccount('ACCEPTED'));
  const neighbor = await atMain(() => buildAccount('ACCEPTED'));
  // A process keeps for a minute where the cells' APIs are.
  await refused(change(owner.email));
  const costOf = async (email: string) => {
    const { entries } = await recorded(() => refused(change(email)));
    return entries
      .flatMap(({ keys }) => keys)
      .filter((key) => /^(ADDRESS|PERSON|UNIVERSITY)#/.test(key) && !key.includes('/ '));
  };
  const elsewhere = (await costOf(owner.email)).length;
  const here = (await costOf(neighbor.email)).length;
  expect(elsewhere - here).toBe(3);
});

test('while the owner’s cell is out of reach, the answer is to try again', async () => {
  const owner = await there(() => buildAccount('ACCEPTED'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await refused(change(owner.email))).toMatchObject({ status: 503, code: 'unavailable' });
  expect(await mailsOf(atMain)).toEqual([]);
});

test('an address that its owner has given up in the meantime is free', async () => {
  const [owner, email, send] = [await there(() => buildAccount('ACCEPTED')), newEmail(), fetch];
  const listed = () => ({ hash: hashAddress(email), person: owner.id });
  await there(() => ListedAddresses.build(PutItemCommand).item(listed()).send());
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    await there(() => ListedAddresses.build(DeleteItemCommand).key(listed()).send());
    return send(...args);
  });
  await change(email);
  expect(await mailsOf(atMain)).toEqual([['confirmAddress', person.id]]);
  expect(got()).toEqual([[], [changeAt]]);
});

test('with one cell nobody is believed to be another one', async () => {
  const call = withHeaders({ 'x-hop': otherCell }).auth.changeEmail({ body: { email: person.email } });
  expect(await refused(call)).toMatchObject({ status: 401 });
  expect(await refused(anonymous.auth.changeEmail({ body: { email: person.email } }))).toMatchObject({ status: 401 });
});
