import { describe, expect, test } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import { contracts } from '#shared/contracts/index.ts';
import { buildAccount, newcomer, password } from '#tests/support/accounts.ts';
import { refused, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { giveFactor } from '#tests/support/factors.ts';
import { tokenOf } from '#tests/support/sessions.ts';

/** Signed in so many minutes ago. */
const since = async (person: StoredUser, minutes: number) =>
  withHeaders({ authorization: `Bearer ${await tokenOf(person, new Date(Date.now() - minutes * 60_000))}` });
type Api = Awaited<ReturnType<typeof since>>;

const refusal = { status: 403, code: 'confirm_identity' };

/** Written by hand: roles, deletions, moves, downloads of members, changes of factors (D86), ends of sessions. */
const asked = [
  'DELETE /auth/factor',
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/{id}',
  'DELETE /universities/{id}',
  'DELETE /users/{id}',
  'DELETE /users/{id}/factor',
  'DELETE /users/{id}/sessions',
  'POST /auth/factor',
  'POST /auth/factor/recovery-codes',
  'POST /downloads/audit',
  'POST /downloads/university/{universityId}',
  'PUT /users/{id}/university',
];

test('these calls ask for a confirmation whatever is sent, and no others', () => {
  const declared = Object.values(contracts)
    .flatMap((group) => Object.values<{ method: string; path: string; confirmed?: true }>(group))
    .flatMap(({ method, path, confirmed }) => (confirmed ? [`${method} ${path}`] : []));
  expect(declared.sort()).toEqual(asked);
});

const scene = async () => {
  const university = await buildUniversity();
  const [admin, member] = [
    await buildAccount('ACCEPTED', { role: 'admin', universityId: university.id }),
    await buildUser({ university }),
  ];
  return { university, admin, member };
};
type Scene = Awaited<ReturnType<typeof scene>>;

const bringing =
  (role: string, isDryRun = false) =>
  async (api: Api, { university: { id: universityId } }: Scene): Promise<unknown> => {
    const { firstName, lastName, email } = await newcomer();
    const csv = `Prénom;Nom;E-mail;Rôle\r\n${firstName};${lastName};${email};${role}`;
    return api.users.beginImport({ params: { universityId }, body: { csv, isDryRun } });
  };
const inviting =
  (role: 'admin' | 'user') =>
  async (api: Api, { university: { id: universityId } }: Scene): Promise<unknown> =>
    api.users.create({ body: { ...(await newcomer()), password: null, role, universityId } });
const changing =
  (body: { firstName?: string; role?: 'admin' | 'user' }) =>
  (api: Api, { member: { id } }: Scene): Promise<unknown> =>
    api.users.update({ params: { id }, body });

describe('after ten minutes', () => {
  test.each<[string, (api: Api, scene: Scene) => Promise<unknown>]>([
    ['to delete somebody', (api, { member: { id } }) => api.users.remove({ params: { id } })],
    ['to end somebody’s sessions', (api, { member: { id } }) => api.users.endSessions({ params: { id } })],
    ['to end one’s other sessions', (api) => api.auth.endOtherSessions()],
    ['to make somebody an administrator', changing({ role: 'admin' })],
    ['to invite an administrator', inviting('admin')],
    ['to import an administrator', bringing('admin')],
    ['to begin a second factor', (api) => api.factors.begin()],
  ])('%s asks who it is, and a password lets it pass', async (_, act) => {
    const made = await scene();
    const api = await since(made.admin, 11);
    expect(await refused(act(api, made))).toMatchObject(refusal);
    await api.auth.confirmIdentity({ body: { password } });
    await act(api, made);
  });

  test.each<[string, (api: Api, scene: Scene) => Promise<unknown>]>([
    ['a change of a name', changing({ firstName: 'Ana' })],
    ['the role that somebody has', changing({ firstName: 'Ana', role: 'user' })],
    ['an invitation of a candidate', inviting('user')],
    ['an import of candidates', bringing('user')],
    ['a check of a list with administrators', bringing('admin', true)],
  ])('%s passes without', async (_, act) => {
    const made = await scene();
    await act(await since(made.admin, 11), made);
  });

  test('nothing was asked before', async () => {
    const made = await scene();
    await (await since(made.admin, 9)).users.remove({ params: { id: made.member.id } });
  });
});

test('a super administrator’s moves, deletions and download of the whole log ask, too', async () => {
  const [boss, from, to] = [
    await buildAccount('ACCEPTED', { role: 'super', universityId: null }),
    await buildUniversity(),
    await buildUniversity(),
  ];
  const member = await buildUser({ university: from });
  const api = await since(boss, 11);
  const move = () => api.users.move({ params: { id: member.id }, body: { universityId: to.id } });
  const remove = () => api.universities.remove({ params: { id: from.id }, query: { transferUsersTo: to.id } });
  const download = () => api.downloads.noteWholeAudit({ body: { count: 12 } });
  for (const act of [move, remove, download]) expect(await refused(act())).toMatchObject(refusal);
  await api.auth.confirmIdentity({ body: { password } });
  for (const act of [move, remove, download]) await act();
});

describe('a confirmation', () => {
  test('needs the right password or code, and holds for that session alone', async () => {
    const { admin, member } = await scene();
    const code = await giveFactor(admin);
    const [api, other] = [await since(admin, 11), await since(admin, 11)];
    const remove = (from: Api) => from.users.remove({ params: { id: member.id } });
    const wrong = await refused(api.auth.confirmIdentity({ body: { password: 'not the password' } }));
    expect([wrong.status, wrong.details[0]?.code]).toEqual([422, 'wrong_password']);
    const wrongCode = await refused(api.auth.confirmIdentity({ body: { code: '000000' } }));
    expect([wrongCode.status, wrongCode.details[0]?.code]).toEqual([422, 'wrong_code']);
    expect(await refused(remove(api))).toMatchObject(refusal);

    await api.auth.confirmIdentity({ body: { code: code() } });
    expect(await refused(remove(other))).toMatchObject(refusal);
    await remove(api);
    expect(await refused(other.auth.confirmIdentity({ body: { code: code() } }))).toMatchObject({ status: 422 });
  });

  test('is no code where there is no second factor', async () => {
    const { admin } = await scene();
    const api = await since(admin, 11);
    expect(await refused(api.auth.confirmIdentity({ body: { code: '123456' } }))).toMatchObject({ status: 422 });
  });

  test('is throttled like signing in', async () => {
    const { admin } = await scene();
    const api = await since(admin, 11);
    const guess = async (): Promise<number> =>
      (await refused(api.auth.confirmIdentity({ body: { password: 'not the password' } }))).status;
    const replies: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) replies.push(await guess());
    expect(replies).toEqual([...new Array(10).fill(422), 429]);
  });
});

test('a list that is downloaded is in the audit log with its length', async () => {
  const { admin, university } = await scene();
  const api = await since(admin, 1);
  const params = { universityId: university.id };
  await api.downloads.note({ params, body: { list: 'members', count: 3 } });
  await api.downloads.note({ params, body: { list: 'audit', count: 40 } });
  const { entries } = await api.audit.listOfUniversity({ params, query: { kind: 'reads' } });
  expect(entries.map(({ act, details, who }) => [act, details?.count, who.id])).toEqual([
    ['auditExported', 40, admin.id],
    ['membersExported', 3, admin.id],
  ]);
});

test('security acts say from which network, coarsely, and other acts do not', async () => {
  const { admin, member, university } = await scene();
  const token = await tokenOf(admin);
  const from = (address: string) =>
    withHeaders({ authorization: `Bearer ${token}`, 'cloudfront-viewer-address': `${address}:4711` });
  await from('203.0.113.77').users.endSessions({ params: { id: member.id } });
  await from('203.0.113.77').auth.endOtherSessions();
  await from('2001:db8:12:3456::1').auth.endOtherSessions();
  const networks = (await auditOf(university.id)).map(({ call, network }) => [call, network]);
  expect(networks).toEqual([
    ['DELETE /api/v0/users/{id}/sessions', undefined],
    ['sessions ended', '203.0.113.0/24'],
    ['sessions ended', '2001:db8:12::/48'],
  ]);
  const { entries } = await from('203.0.113.77').audit.listOfUniversity({
    params: { universityId: university.id },
    query: {},
  });
  expect(entries[0]?.network).toBe('2001:db8:12::/48');
});
