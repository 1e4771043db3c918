import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ListedAddresses, ListedUniversities } from '#functions/data/directory/entities.ts';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { EmailClaims, emailKey } from '#functions/data/entities/credential.ts';
import { Users } from '#functions/data/entities/user.ts';
import { putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, newcomer, newEmail, password } from '#tests/support/accounts.ts';
import { anonymous, as, refused, withHeaders } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { waitingMails } from '#tests/support/outbox.ts';
import { setRoute, untilItWaits } from '#tests/support/routes.ts';
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

describe('the mail to an address’s owner goes by the owner’s route', () => {
  const register = async (email: string) => {
    const body = { ...(await newcomer()), email };
    return { body, call: () => refused(anonymous.auth.register({ body })) };
  };

  test('it waits while their university is held, whichever one is registered into', () =>
    atMain(async () => {
      const { call } = await register(person.email);
      const home = person.universityId ?? '';
      await setRoute(home, { state: 'held' });
      await recorded(async (trace) => {
        const refusal = call();
        await untilItWaits(trace, home);
        expect(await waitingMails()).toEqual([]);
        await setRoute(home, { state: 'open' });
        expect(await refusal).toMatchObject(taken);
      });
      expect(await mailsOf(atMain)).toEqual([['accountExists', person.id]]);
    }));

  test('it does not wait for the university that is registered into', () =>
    atMain(async () => {
      const { body, call } = await register(person.email);
      await setRoute(body.universityId, { state: 'held' });
      expect(await call()).toMatchObject(taken);
      expect(await mailsOf(atMain)).toEqual([['accountExists', person.id]]);
    }));

  test('it waits in the owner’s cell for who asks from another one', () =>
    there(async () => {
      const { id, email, universityId: home = '' } = await buildAccount('ACCEPTED');
      await setRoute(home, { state: 'held' });
      await recorded(async (trace) => {
        const refusal = refused(withHeaders({ 'x-hop': mainCell }).auth.changeEmail({ body: { email } }));
        await untilItWaits(trace, home);
        await setRoute(home, { state: 'open' });
        expect(await refusal).toMatchObject(taken);
      });
      expect(await mailsOf(there)).toEqual([['accountExists', id]]);
    }));

  test('nothing is written to the copy of an owner who has moved: the call goes on to their cell', async () => {
    const owner = await there(() => buildAccount('ACCEPTED'));
    await atMain(async () => {
      const { id: userId, email } = owner;
      const copy = [putChange(Users, owner), putChange(EmailClaims, { email: emailKey(email), userId })];
      await commit(copy, { now: new Date() });
      await setRoute(owner.universityId ?? '', { state: 'moved', to: otherCell });
    });
    expect(await refused(change(owner.email))).toMatchObject(taken);
    expect(await mailsOf(there)).toEqual([['accountExists', owner.id]]);
    expect(await mailsOf(atMain)).toEqual([]);
    expect(got()).toEqual([[], [changeAt]]);
  });

  test('a registration that meets such a copy is answered by the owner’s cell', async () => {
    const owner = await there(() => buildAccount('ACCEPTED'));
    await atMain(async () => {
      const { id: userId, email, universityId = '' } = owner;
      const copy = [putChange(Users, owner), putChange(EmailClaims, { email: emailKey(email), userId })];
      await commit(copy, { now: new Date() });
      await setRoute(universityId, { state: 'moved', to: otherCell });
      const { body, call } = await register(email);
      // The directory was asked just before the switch.
      const listedAs = (cell: string) =>
        ListedUniversities.build(PutItemCommand).item({ id: universityId, cell, epoch: 0 });
      await listedAs(mainCell).send();
      expect(await call()).toMatchObject(taken);
      expect(body.universityId).not.toBe(universityId);
    });
    expect(await mailsOf(there)).toEqual([['accountExists', owner.id]]);
    expect(await mailsOf(atMain)).toEqual([]);
  });
});

test('with one cell nobody is believed to be another one', async () => {
  const call = withHeaders({ 'x-hop': otherCell }).auth.changeEmail({ body: { email: person.email } });
  expect(await refused(call)).toMatchObject({ status: 401 });
  expect(await refused(anonymous.auth.changeEmail({ body: { email: person.email } }))).toMatchObject({ status: 401 });
});
