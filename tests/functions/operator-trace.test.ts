import { beforeEach, expect, test, vi } from 'vitest';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { carryOut } from '#scripts/operations/operator/plan.ts';
import type { Logs } from '#scripts/operations/operator/trace/lines.ts';
import { trace } from '#scripts/operations/operator/trace/trace.ts';
import { corruptDiploma } from '#scripts/operations/provoke/corrupt.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { withFaults } from '#tests/support/caller.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';

beforeEach(freshTable);
const now = new Date('2026-11-26T12:00:00Z');

/** One call per requested user; `asked` records the queries, `look` runs on each. */
const logsWith = (look: () => Promise<void> = async () => undefined) => {
  const asked: string[][] = [];
  const times: [since: string, until: string][] = [];
  const logs: Logs = {
    find: async ({ texts, since, until }) => {
      asked.push([...texts]);
      times.push([new Date(since).toISOString(), new Date(until).toISOString()]);
      await look();
      const facts = {
        event: 'request',
        route: 'GET /api/v1/jobs',
        status: 200,
        requestId: 'a'.repeat(36),
        actor: texts[0],
      };
      return [{ at: now.getTime() - 60_000, log: 'catalogue', text: JSON.stringify(facts) }];
    },
    delay: 'They come late.',
    maps: '/nowhere',
  };
  return { asked, times, logs };
};

const told = async (about: string, logs: Logs, since?: string): Promise<string> => {
  const lines: string[] = [];
  const terminal = { print: (line: string) => lines.push(line), confirm: () => expect.unreachable('it asks nothing') };
  await carryOut(await trace({ about, since }, logs, now), 'here', terminal);
  return lines.join('\n');
};

test('an address leads to a person’s calls by their pseudonym, and who looked is recorded before anything is read', async () => {
  const university = await buildUniversity();
  const { id, email } = await buildAccount('ACCEPTED', { universityId: university.id });
  const entries = () => auditOf(university.id);
  const recorded: unknown[] = [];
  const { asked, logs } = logsWith(async () => void recorded.push(...(await entries())));
  const text = await told(email, logs);
  expect(recorded).toMatchObject([{ actorId: 'operator', call: 'operator trace', targets: [id] }]);
  expect(asked[0]?.[0]).toBe(pseudonym(id));
  expect(text).toContain('GET /api/v1/jobs');
  expect(text).not.toContain('Nothing to do');
  expect([text, JSON.stringify(asked), JSON.stringify(await entries())].join()).not.toContain(email);
});

test('an item of theirs that cannot be read is named by its key, with which it can be mended', async () => {
  const user = await buildAccount('ACCEPTED');
  const { diplomas } = await as(user);
  const master = { name: 'Master', university: 'Université des Marais', city: 'Brouage', startDate: '2020-09-01' };
  const { id } = await diplomas.create({ body: { userId: user.id, ...master } });
  const mend = await corruptDiploma(user.email);
  const errors: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((line) => errors.push(line));
  await expect(diplomas.listOfUser({ params: { userId: user.id } })).rejects.toMatchObject({ status: 500 });
  spy.mockRestore();
  const lines = errors.map((text) => ({ at: now.getTime() - 1, log: 'profile', text }));
  const logs: Logs = { find: async () => lines, delay: '', maps: '/nowhere' };
  const key = JSON.stringify({ PK: { S: `USER#${user.id}` }, SK: { S: `DIPLOMA#${id}` } });
  expect(await told(user.email, logs)).toContain(`Item       ${pseudonym(id)} is ${key}`);
  await mend();
  await diplomas.remove({ params: { id } });
  expect(await told(user.email, logs)).toContain(`Item       ${pseudonym(id)} is not there any more`);
});

test.each([
  [undefined, '2026-11-25T12:00:00.000Z'],
  ['90m', '2026-11-26T10:30:00.000Z'],
  ['3h', '2026-11-26T09:00:00.000Z'],
  ['2d', '2026-11-24T12:00:00.000Z'],
])('a reference is looked for since %s, which is %s, or a day', async (since, start) => {
  const { times, logs } = logsWith();
  await told('a'.repeat(10), logs, since);
  expect(times[0]).toEqual([start, '2026-11-26T12:00:00.000Z']);
});

test('a person’s trace covers the last hour unless more is asked for', async () => {
  const { email } = await buildAccount('ACCEPTED');
  const { times, logs } = logsWith();
  await told(email, logs);
  await told(email, logs, '3h');
  expect(times.map(([start]) => start)).toEqual(['2026-11-26T11:00:00.000Z', '2026-11-26T09:00:00.000Z']);
});

test('when tracing a person cannot be recorded, nothing is read', async () => {
  const { email } = await buildAccount('ACCEPTED');
  const { asked, logs } = logsWith();
  const busy = { kind: 'InternalServerError', match: { key: 'AUDIT#' }, times: 1_000 } as const;
  await expect(withFaults([busy], () => told(email, logs))).rejects.toMatchObject({ name: 'InternalServerError' });
  expect(asked).toEqual([]);
});

test('an address that is nobody’s is said to be, and nothing is recorded or read', async () => {
  const { asked, logs } = logsWith();
  await expect(told('nobody@lumieres.example', logs)).rejects.toThrow(/^Nobody has that address/);
  expect([asked, await auditOf('none')]).toEqual([[], []]);
});

test('a reference is about nobody who is known: it is traced without a record', async () => {
  const { asked, logs } = logsWith();
  expect(await told('a'.repeat(10), logs)).toContain(`Reference  ${'a'.repeat(36)}`);
  expect(asked[0]).toEqual(['a'.repeat(10)]);
  expect(await auditOf('none')).toEqual([]);
});

test.each([
  ['short', undefined, 'Name a reference'],
  ['a"|delete all', undefined, 'Name a reference'],
  ['a'.repeat(65), undefined, 'Name a reference'],
  ['k3Zq0Hn5l9xqT1c7uVJw2yq4mO8aBdEfGhIjKlMnOpQrStUvWxYz01==', undefined, 'id of CloudFront'],
  ['aaaaaaaaaa', 'yesterday', '--since takes a length of time'],
  ['aaaaaaaaaa', '5y', '--since takes a length of time'],
])('%s since %s is not looked for', async (about, since, sentence) => {
  const { asked, logs } = logsWith();
  await expect(told(about, logs, since)).rejects.toThrow(sentence);
  expect(asked).toEqual([]);
});
