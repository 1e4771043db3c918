import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { afterEach, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { newOwnedId } from '#functions/data/kernel/ids.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { contract } from '#shared/contract.ts';
import { ask } from '#tests/support/ask.ts';
import { auditOf } from '#tests/support/audit.ts';
import { withFaults } from '#tests/support/caller.ts';
import { buildUser } from '#tests/support/factories.ts';
import { named, Things } from '#tests/support/things.ts';

afterEach(() => vi.restoreAllMocks());

test('each line of the log says by pseudonym who did what to what, and no id, name or address', async () => {
  const things = contract({
    get: { method: 'GET', path: '/things/{id}', summary: '', allow: ['selfOrAdmin'], of: { thing: 'params.id' } },
  });
  const handler = serve(calls(things, { get: async () => undefined }));
  const owner = await buildUser();
  const university = { id: owner.universityId ?? '' };
  const admin = await buildUser({ role: 'admin', university });
  const id = newOwnedId(owner.id);
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  await ask(handler, 'GET /things/{id}', { as: admin, params: { id } });
  await ask(handler, 'GET /things/{id}', { as: admin, params: { id } });
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    event: 'request',
    route: 'GET /api/v0/things/{id}',
    status: 204,
    university: university.id,
  });
  expect(first.actor).toMatch(/^[\w-]{16}$/);
  expect(first.targets).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
  expect([second.actor, second.targets]).toEqual([first.actor, first.targets]);
  for (const told of [admin.id, admin.email, owner.id, id]) expect(lines.join()).not.toContain(told);
});

test('a call names its caller though their record could not be read, and what its handler logs names them, too', async () => {
  const things = contract({ list: { method: 'GET', path: '/things', summary: '', allow: ['member'] } });
  const handler = serve(calls(things, { list: async () => log.info('handled') }));
  const user = await buildUser();
  const lines: string[] = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(line));
  await ask(handler, 'GET /things', { as: user });
  const busy = {
    kind: 'ThrottlingException',
    match: { operation: 'BatchGetItem', key: `USER#${user.id}` },
    times: 1_000,
  } as const;
  const { result } = await withFaults([busy], () => ask(handler, 'GET /things', { as: user }));
  expect(result.status).toBe(503);
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ event }) => event)).toEqual(['handled', 'request', 'request_failed', 'request']);
  expect(new Set(told.map(({ actor }) => actor))).toEqual(new Set([pseudonym(user.id)]));
});

test('an act on another person’s data is recorded with its change; an act on one’s own is not', async () => {
  const things = contract({
    update: {
      method: 'PUT',
      path: '/things/{id}',
      summary: '',
      allow: ['selfOrAdmin'],
      of: { thing: 'params.id' },
      body: named,
    },
  });
  const handler = serve(
    calls(things, {
      update: async ({ params, body }, context) => {
        const change = Things.build(PutTransaction).item({ id: params.id, name: body.name });
        const isNew = change.options({ condition: { attr: 'name', ne: body.name } });
        await commit([isNew], context, { fields: ['name'] });
      },
    }),
  );
  const owner = await buildUser();
  const universityId = owner.universityId ?? '';
  const admin = await buildUser({ role: 'admin', university: { id: universityId } });
  const id = newOwnedId(owner.id);
  const send = (who: StoredUser, name: string) =>
    ask(handler, 'PUT /things/{id}', { as: who, params: { id }, body: { name } });

  expect((await send(owner, 'mine')).status).toBe(204);
  expect(await auditOf(universityId)).toEqual([]);
  expect((await send(admin, 'Louise Michel')).status).toBe(204);
  const entries = await auditOf(universityId);
  expect(entries).toMatchObject([
    {
      actorId: admin.id,
      call: 'PUT /api/v0/things/{id}',
      targets: [id],
      fields: ['name'],
      requestId: expect.any(String),
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Louise');
  await send(admin, 'Louise Michel');
  expect(await auditOf(universityId)).toHaveLength(1);
});
