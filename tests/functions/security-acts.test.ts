import { afterEach, expect, test, vi } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import { buildAccount, choose, linkTo, mailedLink, newEmail, newPassword, password } from '#tests/support/accounts.ts';
import { anonymous, as, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { type Browser, browserOf } from '#tests/support/browser.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { sessionIdOf, tokenOf } from '#tests/support/sessions.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Scene = { person: StoredUser; admin: StoredUser; boss: StoredUser; browser: Browser };

const begin = async (): Promise<Scene> => {
  const { id: universityId } = await buildUniversity();
  const [person, admin, boss] = await Promise.all([
    buildAccount('ACCEPTED', { universityId }),
    buildAccount('ACCEPTED', { universityId, role: 'admin' }),
    buildAccount('ACCEPTED', { universityId: null, role: 'super' }),
  ]);
  return { person, admin, boss, browser: await browserOf(person) };
};

const here = ({ browser }: Scene) => withHeaders(browser.bearer).auth;
const chosen = { password: newPassword, confirmPassword: newPassword };

const openLinkToNew = async ({ person, browser }: Scene): Promise<void> => {
  const email = newEmail();
  await withHeaders(browser.bearer).auth.changeEmail({ body: { email, password } });
  const link = await mailedLink(email, 'confirm-email');
  await anonymous.auth.confirmEmail({ body: { userId: person.id, token: link.get('token') ?? '' } });
};

/** The owner has renewed twice before. */
const renewStolen = async ({ browser }: Scene): Promise<void> => {
  const thief = browser.copy();
  for (let turn = 0; turn < 2; turn += 1) expect(await browser.renew()).toBe(200);
  expect(await thief.renew()).toBe(401);
};

type Recorded = { by: 'person' | 'admin' | 'boss'; call: string; fields?: readonly string[]; details?: object };
type Row = { said: string; act: (scene: Scene) => Promise<unknown>; recorded?: readonly Recorded[] };

const own = (call: string, details?: object): Recorded => ({ by: 'person', call, ...(details && { details }) });
const decided = (details: object): Recorded => ({
  by: 'boss',
  call: 'PUT /api/v0/users/{id}/status',
  fields: ['status'],
  details,
});

// Acts on an account; those without `recorded` leave no audit entry (D68).
const rows: readonly Row[] = [
  {
    said: 'signing in on a new device',
    act: ({ person }) => browserOf(person),
    recorded: [own('sign-in from a new device')],
  },
  { said: 'signing in on a known device', act: ({ person, browser }) => browser.login(person) },
  { said: 'renewing a session', act: ({ browser }) => browser.renew() },
  { said: 'a wrong password', act: ({ person, browser }) => browser.login(person, 'not the password') },
  {
    said: 'choosing another password',
    act: (scene) => here(scene).changePassword({ body: { oldPassword: password, ...chosen } }),
    recorded: [own('password changed')],
  },
  { said: 'asking for a link to a password', act: ({ person }) => linkTo(person) },
  {
    said: 'choosing a password by a link',
    act: async ({ person }) => choose(await linkTo(person)),
    recorded: [own('password changed')],
  },
  { said: 'opening the link to a new address', act: openLinkToNew, recorded: [own('address changed')] },
  {
    said: 'ending all sessions',
    act: (scene) => here(scene).logoutEverywhere(),
    recorded: [own('sessions ended', { to: 'all' })],
  },
  {
    said: 'ending the other sessions',
    act: (scene) => here(scene).endOtherSessions(),
    recorded: [own('sessions ended', { to: 'others' })],
  },
  {
    said: 'ending the session of one device',
    act: async (scene) => here(scene).endSession({ params: { id: sessionIdOf(await tokenOf(scene.person)) } }),
    recorded: [own('sessions ended', { to: 'one' })],
  },
  {
    said: 'asking to be erased, and taking it back',
    act: async (scene) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      await here(scene).eraseAccount({ body: { password } });
      vi.setSystemTime(Date.now() + 60_000);
      await scene.browser.login(scene.person);
      await here(scene).keepAccount();
    },
    recorded: [own('erasure asked'), own('erasure taken back')],
  },
  {
    said: 'asking for a copy of one’s data, once though twice',
    act: async (scene) => {
      await here(scene).requestArchive({ body: { password } });
      await here(scene).requestArchive({ body: { password } });
    },
    recorded: [own('copy of data asked')],
  },
  { said: 'signing out here', act: ({ browser }) => browser.logout() },
  { said: 'using a stolen session', act: renewStolen, recorded: [own('session stolen')] },
  {
    said: 'a role',
    act: async ({ person, admin }) =>
      (await as(admin)).users.update({ params: { id: person.id }, body: { role: 'admin' } }),
    recorded: [
      { by: 'admin', call: 'PUT /api/v0/users/{id}', fields: ['role'], details: { from: 'user', to: 'admin' } },
    ],
  },
  {
    said: 'a status, refused and accepted again',
    act: async ({ person, boss }) => {
      const { users } = await as(boss);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      await users.setStatus({ params: { id: person.id }, body: { status: 'REJECTED' } });
      vi.setSystemTime(Date.now() + 60_000);
      await users.setStatus({ params: { id: person.id }, body: { status: 'ACCEPTED' } });
    },
    recorded: [decided({ from: 'ACCEPTED', to: 'REJECTED' }), decided({ from: 'REJECTED', to: 'ACCEPTED' })],
  },
];

test.each(rows)(
  '$said is recorded as what it is, by whom and of whom, without a secret (D68)',
  async ({ act, recorded: expected = [] }) => {
    const scene = await begin();
    const universityId = scene.person.universityId ?? expect.unreachable();
    const before = new Set((await auditOf(universityId)).map(({ SK }) => SK));
    await act(scene);
    const recorded = (await auditOf(universityId)).filter(({ SK }) => !before.has(SK));
    expect(
      recorded.map(({ actorId, call, targets, fields, details }) => ({ actorId, call, targets, fields, details })),
    ).toEqual(
      expected.map(({ by, call, fields = [], details }) => ({
        actorId: scene[by].id,
        call,
        targets: [scene.person.id],
        fields,
        details,
      })),
    );
    for (const secret of [password, newPassword, '@']) {
      expect(JSON.stringify(recorded)).not.toContain(secret);
    }
  },
);
