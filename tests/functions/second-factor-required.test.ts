import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildAccount } from '#tests/support/accounts.ts';
import { refused, withHeaders } from '#tests/support/api.ts';
import { Browser, browserOf } from '#tests/support/browser.ts';
import { codeOf } from '#tests/support/factors.ts';

beforeEach(() => void vi.stubEnv('SECOND_FACTOR', 'required'));
afterEach(() => void vi.unstubAllEnvs());

const apiOf = (browser: Browser) => withHeaders(browser.bearer);
const toSetUp = { status: 403, code: 'must_set_up_factor' };

test.each(['admin', 'super'] as const)(
  'a stage that requires it lets an account of role %s set up a second factor first, after a renewal too',
  async (role) => {
    const person = await buildAccount('ACCEPTED', { role, ...(role === 'super' && { universityId: null }) });
    const browser = new Browser();
    const session = await (await browser.login(person)).json();
    expect(session).toMatchObject({ mustSetUpFactor: true, user: { id: person.id } });
    expect(session.user).not.toHaveProperty('Socials');
    expect(await browser.renew()).toBe(200);
    const { users, factors, auth } = apiOf(browser);
    expect(await users.get({ params: { id: person.id } })).toMatchObject({ id: person.id });
    expect(await refused(auth.listSessions())).toMatchObject(toSetUp);
    expect(await refused(users.update({ params: { id: person.id }, body: { firstName: 'Ana' } }))).toMatchObject(
      toSetUp,
    );

    expect(await factors.get()).toEqual({ isOn: false, isRequired: true, recoveryCodesLeft: 0 });
    const { key } = await factors.begin();
    await factors.turnOn({ body: { code: codeOf(key) } });
    expect(await auth.listSessions()).toHaveLength(1);
    expect(await refused(factors.turnOff())).toMatchObject({ status: 409, code: 'factor_required' });
    expect(await factors.get()).toMatchObject({ isOn: true });
  },
);

test('a candidate may do without one there', async () => {
  const browser = await browserOf(await buildAccount());
  expect(await apiOf(browser).factors.get()).toMatchObject({ isOn: false, isRequired: false });
  expect(await apiOf(browser).auth.listSessions()).toHaveLength(1);
});

test('whoever was signed in before the stage required it meets it at the next sign-in', async () => {
  vi.stubEnv('SECOND_FACTOR', 'offered');
  const admin = await buildAccount('ACCEPTED', { role: 'admin' });
  const browser = await browserOf(admin);
  vi.stubEnv('SECOND_FACTOR', 'required');
  expect(await apiOf(browser).auth.listSessions()).toHaveLength(1);
  expect(await (await new Browser().login(admin)).json()).toMatchObject({ mustSetUpFactor: true });
});

test('an administrator whose password somebody typed chooses another one first, then sets the factor up', async () => {
  const { role, password, chosen } = {
    role: 'admin' as const,
    password: 'trois loutres au canal',
    chosen: 'quatre hiboux sur le pont',
  };
  const admin = await buildAccount('ACCEPTED', { role, mustChoosePassword: true });
  const browser = new Browser();
  expect(await (await browser.login(admin)).json()).toMatchObject({ mustChoosePassword: true, mustSetUpFactor: true });
  const { auth, factors } = apiOf(browser);
  expect(await refused(factors.begin())).toMatchObject({ code: 'must_choose_password' });
  await auth.changePassword({ body: { oldPassword: password, password: chosen, confirmPassword: chosen } });
  expect(await refused(auth.listSessions())).toMatchObject(toSetUp);
  const { key } = await factors.begin();
  await factors.turnOn({ body: { code: codeOf(key) } });
  expect(await auth.listSessions()).toHaveLength(1);
});
