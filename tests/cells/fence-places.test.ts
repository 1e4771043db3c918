import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { beforeEach, describe, expect, test } from 'vitest';
import { ListedPeople, ListedUniversities } from '#functions/data/directory/entities.ts';
import { newUniversityId, newUserId } from '#functions/data/kernel/ids.ts';
import { findSignedIn } from '#functions/data/people/sessions.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { findUser } from '#functions/data/people/users.ts';
import { fenced } from '#functions/data/universities/routes.ts';
import { mainCell } from '#shared/cells.ts';
import { AppError } from '#shared/errors.ts';
import { buildAccount, password } from '#tests/support/accounts.ts';
import { anonymous, refused, withHeaders } from '#tests/support/api.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { bounced, tell } from '#tests/support/mail-events.ts';
import { setRoute, untilItWaits } from '#tests/support/routes.ts';
import { sessionIdOf, tokenOf } from '#tests/support/sessions.ts';
import { inCell, openTwoCells } from '#tests/support/two-cells.ts';

// Where a caller is (134), and what open calls and bounces do about a move.

openTwoCells();

const here = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (found) => (found === null ? 'signed out' : 'signed in'),
    (error: unknown) => (error instanceof AppError ? [error.code, error.headers['x-cell']] : error),
  );

let person: StoredUser & { universityId: string };
let key: { userId: string; sessionId: string };
const find = (claimed: Parameters<typeof findSignedIn>[2], who = key) =>
  outcome(fenced(() => findSignedIn(who, new Date(), claimed)));

beforeEach(() =>
  here(async () => {
    const { id } = await buildUniversity();
    person = { ...(await buildUser({ university: { id } })), universityId: id };
    key = { userId: person.id, sessionId: sessionIdOf(await tokenOf(person)) };
  }),
);

describe('somebody who is signed in', () => {
  test('costs one read, with the route in it', () =>
    here(async () => {
      const { result, entries } = await recorded(() => find({ universityId: person.universityId, epoch: 0 }));
      expect(result).toBe('signed in');
      expect(entries.map(({ operation, keys }) => [operation, keys.length])).toEqual([['BatchGetItem', 3]]);
    }));

  test('who has changed universities since the token is where the stored one is', () =>
    here(async () => {
      const former = await buildUniversity();
      await setRoute(former.id, { state: 'moved', to: 'b' });
      const { result, entries } = await recorded(() => find({ universityId: former.id }));
      expect(result).toBe('signed in');
      expect(entries.map(({ operation }) => operation)).toEqual(['BatchGetItem', 'GetItem']);
      await setRoute(former.id, { state: 'open' });
      await setRoute(person.universityId, { state: 'moved', to: 'b' });
      expect(await find({ universityId: former.id })).toEqual(['misdirected', 'b']);
    }));

  test('by a token of a later move than this cell knows of is where the directory says', () =>
    here(async () => {
      const { universityId } = person;
      const list = (cell: string, epoch: number) =>
        ListedUniversities.build(PutItemCommand).item({ id: universityId, cell, epoch }).send();
      await list('b', 1);
      expect(await find({ universityId, epoch: 0 })).toBe('signed in');
      expect(await find({ universityId, epoch: 1 })).toEqual(['misdirected', 'b']);
      await list(mainCell, 2);
      expect(await find({ universityId, epoch: 2 })).toBe('signed in');
      const fault = {
        kind: 'InternalServerError',
        match: { operation: 'GetItem', key: 'UNIVERSITY#' },
        times: 3,
      } as const;
      expect((await withFaults([fault], () => find({ universityId, epoch: 2 }))).result).toEqual([
        'unavailable',
        undefined,
      ]);
    }));
});

describe('somebody who is not in this cell', () => {
  const stranger = () => ({ userId: newUserId(person.universityId), sessionId: key.sessionId });
  const list = (id: string, university: string) => ListedPeople.build(PutItemCommand).item({ id, university }).send();

  test('is where the directory says, and signed out if nobody knows of them', () =>
    here(async () => {
      const who = stranger();
      expect(await find({ universityId: person.universityId }, who)).toBe('signed out');
      const university = newUniversityId();
      await ListedUniversities.build(PutItemCommand).item({ id: university, cell: 'b', epoch: 0 }).send();
      await list(who.userId, university);
      expect(await find({ universityId: university }, who)).toEqual(['misdirected', 'b']);
      const erased = stranger();
      await list(erased.userId, person.universityId);
      expect(await find({ universityId: person.universityId }, erased)).toBe('signed out');
    }));

  test('is not signed out while the directory is down', () =>
    here(async () => {
      const fault = { kind: 'InternalServerError', match: { operation: 'GetItem', key: 'PERSON#' }, times: 3 } as const;
      const { result } = await withFaults([fault], () => find({ universityId: person.universityId }, stranger()));
      expect(result).toEqual(['unavailable', undefined]);
    }));

  test('is found by the route of a university that has moved, without the directory', () =>
    here(async () => {
      await setRoute(person.universityId, { state: 'moved', to: 'b', epoch: 0 });
      const { result, entries } = await recorded(() => find({ universityId: person.universityId }, stranger()));
      expect(result).toEqual(['misdirected', 'b']);
      expect(entries).toHaveLength(1);
    }));
});

describe('calls that nobody is signed in for', () => {
  // Calls by an address are answered by what another cell sends here.
  const hopped = withHeaders({ 'x-hop': 'b' });

  test.each<[string, (account: StoredUser) => Promise<unknown>]>([
    ['login', ({ email }) => hopped.auth.login({ body: { email, password } })],
    ['reset-password', ({ email }) => hopped.auth.resetPassword({ body: { email } })],
    [
      'register',
      ({ universityId = '' }) =>
        anonymous.auth.register({
          body: {
            ...{ firstName: 'Ada', lastName: 'Roy', password, universityId },
            email: `ada.${universityId}@example.test`,
          },
        }),
    ],
  ])('%s waits while the university is held', (_, call) =>
    here(async () => {
      const account = await buildAccount();
      const { universityId = '' } = account;
      await setRoute(universityId, { state: 'held' });
      await recorded(async (trace) => {
        let isDone = false;
        const calling = call(account).then(() => {
          isDone = true;
        });
        await untilItWaits(trace, universityId);
        expect(isDone).toBe(false);
        await setRoute(universityId, { state: 'open' });
        await calling;
      });
    }),
  );
});

describe('a mail that comes back', () => {
  test('waits while its receiver’s university is held', () =>
    here(async () => {
      await setRoute(person.universityId, { state: 'held' });
      await recorded(async (trace) => {
        const told = tell(bounced({ userId: person.id, to: person.email }));
        await untilItWaits(trace, person.universityId);
        expect((await findUser(person.id))?.mailTrouble).toBeUndefined();
        await setRoute(person.universityId, { state: 'open' });
        await told;
      });
      expect((await findUser(person.id))?.mailTrouble).toMatchObject({ kind: 'bounce' });
    }));

  test('leaves what has moved alone, and ends well', () =>
    here(async () => {
      await setRoute(person.universityId, { state: 'moved', to: 'b' });
      await tell(bounced({ userId: person.id, to: person.email }));
      expect((await findUser(person.id))?.mailTrouble).toBeUndefined();
    }));
});

test('a token of somebody without a place gets no other answer than before', () =>
  here(async () => {
    const boss = await buildUser({ role: 'super', university: null });
    const api = withHeaders({ authorization: `Bearer ${await tokenOf(boss)}` });
    expect((await api.users.get({ params: { id: boss.id } })).role).toBe('super');
    expect(await refused(anonymous.users.get({ params: { id: boss.id } }))).toMatchObject({ status: 401 });
  }));
