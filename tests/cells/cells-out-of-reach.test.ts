import type { Context as LambdaContext } from 'aws-lambda';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handler } from '#functions/auth/index.ts';
import { FilledCells } from '#functions/data/directory/entities.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, linkTo, newcomer, newEmail, password } from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { authRequest, Browser, browserOf, post } from '#tests/support/browser.ts';
import { asFunction, withFaults } from '#tests/support/caller.ts';
import { seenAt } from '#tests/support/cv.ts';
import { beginImports, listOf, rowOf } from '#tests/support/imports.ts';
import { invoke } from '#tests/support/invoke.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { apiOf, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

openTwoCells();

const atMain = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);
const there = <T>(run: () => Promise<T>): Promise<T> => inCell(otherCell, run);

beforeAll(async () => {
  await atMain(() =>
    FilledCells.build(PutItemCommand).item({ id: mainCell, filledAt: '2026-11-27T10:00:00.000Z' }).send(),
  );
  for (const cell of [mainCell, otherCell]) await inCell(cell, seedCatalogue);
});

const withoutDirectory = async <T>(key: string, run: () => Promise<T>): Promise<T> =>
  (await withFaults([{ kind: 'InternalServerError', match: { operation: 'GetItem', key }, times: 1_000 }], run)).result;

const shown = async (): Promise<StoredUser> => {
  const person = await buildAccount('ACCEPTED', { firstName: 'Zoé' });
  const { usercv } = await as(person);
  await usercv.update({ params: { id: person.id }, body: { showDiplomas: true } });
  return person;
};

describe('while the directory is down', () => {
  const byAddress = <T>(run: () => Promise<T>) => withoutDirectory('ADDRESS#', () => atMain(run));
  const byPerson = <T>(run: () => Promise<T>) => withoutDirectory('PERSON#', () => atMain(run));

  test('who lives in the cell that is asked signs in, and renews', async () => {
    const person = await atMain(() => buildAccount());
    const browser = await byAddress(() => browserOf(person));
    expect(browser.renewal).toMatch(/^main~/);
    expect(await atMain(() => browser.renew())).toBe(200);
  });

  test('a refusal of a sign-in says nothing about anybody: the right address, another cell’s and nobody’s are 503', async () => {
    const [here, away] = [await atMain(() => buildAccount()), await there(() => buildAccount())];
    for (const body of [
      { email: here.email, password: 'not the password' },
      { email: away.email, password },
      { email: newEmail(), password },
    ]) {
      const reply = await byAddress(() => post('login', body));
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    }
  });

  test('a link is asked for later, by whoever it is: its answer would not tell whether it is on its way', async () => {
    const { email } = await atMain(() => buildAccount());
    expect((await byAddress(() => post('reset-password', { email }))).status).toBe(503);
  });

  test('a registration waits, as its address would have to be listed', async () => {
    const body = await atMain(newcomer);
    const error = await withoutDirectory('UNIVERSITY#', () => atMain(() => refused(anonymous.auth.register({ body }))));
    expect([error.status, error.code]).toEqual([503, 'unavailable']);
  });

  test('a mailed link of a person here works; one that this cell does not know is no expired one', async () => {
    const person = await atMain(() => buildAccount());
    const link = await atMain(() => linkTo(person));
    const body = { userId: person.id, token: link.get('token') ?? '' };
    expect(await byPerson(() => anonymous.auth.checkLink({ body }))).toEqual({ shortestPassword: 12 });
    const { id: userId } = await there(() => buildAccount());
    const error = await byPerson(() => refused(anonymous.auth.checkLink({ body: { ...body, userId } })));
    expect([error.status, error.code]).toEqual([503, 'unavailable']);
  });

  test('a public CV of a person here is read; another one says as a page how to try again, and nothing keeps that', async () => {
    const [here, away] = [await atMain(shown), await there(shown)];
    expect((await byPerson(() => seenAt(`/usercv/user/${here.id}/page`))).status).toBe(200);
    const page = await byPerson(() => seenAt(`/usercv/user/${away.id}/page`));
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect([page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual(['5', 'no-store']);
    expect(page.text).toContain('<title>CV en ligne · Thésée</title>');
    // Without data the site asks for the CV itself.
    expect(page.text).not.toContain('id="public-cv"');
    expect((await byPerson(() => seenAt(`/usercv/user/${away.id}/public`))).status).toBe(503);
  });
});

test('a reply of another cell that breaks off is as none', async () => {
  const away = await there(() => buildAccount());
  const breaksOff = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(breaksOff));
  const reply = await atMain(() => post('login', { email: away.email, password }));
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
});

test('another cell is waited for as long as this one’s function still has time once the directory has answered', async () => {
  const away = await there(() => buildAccount());
  const client = table.getDocumentClient();
  const send = client.send.bind(client);
  vi.useFakeTimers({ toFake: ['Date'] });
  const slow = vi.spyOn(client, 'send').mockImplementationOnce((command) => {
    vi.setSystemTime(Date.now() + 8_000);
    return send(command);
  });
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const login = authRequest('login', { email: away.email, password });
  const left = { getRemainingTimeInMillis: () => 10_000 } as LambdaContext;
  await atMain(() => invoke(login, (_, event) => asFunction('auth', () => handler(event, left))));
  const [asked] = limits.mock.calls;
  for (const spy of [slow, limits]) spy.mockRestore();
  vi.useRealTimers();
  // The directory took eight of ten seconds, and a function keeps half a second to log in.
  expect(asked).toEqual([1_500]);
});

describe('while the directory is silent', () => {
  /** Returns the limits of each request that the directory got meanwhile. */
  const askedWhile = async (run: () => Promise<unknown>): Promise<unknown[]> => {
    const sent = vi.spyOn(table.getDocumentClient(), 'send');
    const name = await atMain(async () => process.env.DIRECTORY_TABLE ?? '');
    await run();
    const calls: unknown[][] = sent.mock.calls;
    sent.mockRestore();
    return calls.flatMap(([command, limits]) => (JSON.stringify(Object(command).input).includes(name) ? [limits] : []));
  };
  // Three attempts of 0.7 s each, with pauses of 0.1 and 0.2 s at most in between: less than three seconds.
  const short = { requestTimeout: 700 };

  test('a call that needs it is 503 after three short attempts', async () => {
    const body = { email: newEmail(), password };
    const silent = { kind: 'noAnswer', match: { operation: 'GetItem', key: 'ADDRESS#' }, times: 1_000 } as const;
    const asked = await askedWhile(async () => {
      const { result, entries } = await withFaults([silent], () => atMain(() => post('login', body)));
      expect([result.status, result.headers.get('retry-after')]).toEqual([503, '5']);
      expect(entries.filter(({ outcome }) => outcome === 'noAnswer')).toHaveLength(3);
    });
    expect(new Set(asked)).toEqual(new Set([short]));
  });

  test('no request to it may last longer, that for many addresses included', async () => {
    const { bring } = await atMain(beginImports);
    const asked = await askedWhile(() => atMain(() => bring(listOf(rowOf(newEmail()), rowOf(newEmail())))));
    expect(asked).toEqual([short]);
  });

  test('who is signed in does not ask it', async () => {
    const person = await atMain(() => buildAccount());
    const browser = await atMain(() => browserOf(person));
    const asked = await askedWhile(() =>
      atMain(async () => {
        const { users, portfolios } = await as(person);
        await users.get({ params: { id: person.id } });
        await portfolios.create({ body: { title: 'Bilan' } });
        expect(await browser.renew()).toBe(200);
      }),
    );
    expect(asked).toEqual([]);
  });
});

test('while another cell is down, calls of its people are 503, pages say how to try again, and this one’s people sign in', async () => {
  const [here, away] = [await atMain(() => buildAccount()), await there(shown)];
  await apiOf(otherCell).stop();
  const reply = await atMain(() => post('login', { email: away.email, password }));
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  const page = await atMain(() => seenAt(`/usercv/user/${away.id}/page`));
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect((await atMain(() => new Browser().login(here))).status).toBe(200);
});
