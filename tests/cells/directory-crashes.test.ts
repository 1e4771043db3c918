import { expect, test, vi } from 'vitest';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, mailedLink, newcomer, newEmail, password } from '#tests/support/accounts.ts';
import { expectAgreement } from '#tests/support/agreement.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { allItems } from '#tests/support/contents.ts';
import { crashKinds, crashPoints, isEveryPoint } from '#tests/support/every-point.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { beginImports, listOf, rowOf } from '#tests/support/imports.ts';
import { callTasks } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';
import { freshCells, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

stopClock();
openTwoCells();

/** A call, and the task that it begins. `email` is the address that it gives or takes. */
type Story = { act: () => Promise<unknown>; email: string; hasTask?: true; accounts: number };

const member = { firstName: 'Ada', lastName: 'Noor', role: 'user', password: null } as const;

const stories: Record<string, () => Promise<Story>> = {
  registering: async () => {
    const body = await newcomer();
    return { act: () => anonymous.auth.register({ body }), email: body.email, accounts: 1 };
  },
  inviting: async () => {
    const { university, api } = await beginImports();
    const email = newEmail();
    const body = { ...member, email, universityId: university.id };
    return { act: () => api.users.create({ body }), email, accounts: 1 };
  },
  importing: async () => {
    const { bring } = await beginImports();
    const email = newEmail();
    return { act: () => bring(listOf(rowOf(email))), email, accounts: 1, hasTask: true };
  },
  'changing one’s address': async () => {
    const [user, email] = [await buildAccount(), newEmail()];
    await (await as(user)).auth.changeEmail({ body: { email, password } });
    const link = await mailedLink(email, 'confirm-email');
    const body = { userId: link.get('userId') ?? '', token: link.get('token') ?? '' };
    return { act: () => anonymous.auth.confirmEmail({ body }), email, accounts: 1 };
  },
  'erasing somebody': async () => {
    const { university, api } = await beginImports();
    const { id, email } = await buildAccount('ACCEPTED', { universityId: university.id });
    return { act: () => api.users.remove({ params: { id } }), email, accounts: 0 };
  },
  'moving somebody': async () => {
    const [{ id, email }, to] = [await buildAccount(), await buildUniversity()];
    const boss = await as(await buildUser({ role: 'super', university: null }));
    const act = () => boss.users.move({ params: { id }, body: { universityId: to.id } });
    return { act, email, accounts: 1 };
  },
  'opening a university': async () => {
    const boss = await as(await buildUser({ role: 'super', university: null }));
    return { act: () => boss.universities.create({ body: { name: 'Marais' } }), email: newEmail(), accounts: 0 };
  },
  'deleting a university': async () => {
    const [{ email, universityId }, to] = [await buildAccount(), await buildUniversity()];
    const boss = await as(await buildUser({ role: 'super', university: null }));
    const request = { params: { id: universityId ?? '' }, query: { transferUsersTo: to.id } };
    return { act: () => boss.universities.remove(request), email, accounts: 1, hasTask: true };
  },
};

/** Minutes in which a crashed task's lease ends and the task is done. */
const longEnough = 6;

const play = async ({ act, hasTask }: Story): Promise<void> => {
  await act().catch(() => undefined);
  for (let passed = 0; hasTask && passed < longEnough; passed += 1) {
    await callTasks().catch(() => undefined);
    vi.setSystemTime(Date.now() + 60_000);
  }
};

const accountsWith = async (email: string): Promise<number> =>
  (await allItems()).filter((item) => item._et === 'User' && item.email === email).length;

const register = async (email: string) => anonymous.auth.register({ body: { ...(await newcomer()), email } });

test.each(Object.entries(stories))(
  '%s leaves table and directory alike wherever it crashes, and again when it is repeated',
  { timeout: 1_200_000 },
  async (_, tell) => {
    const fresh = async (): Promise<Story> => {
      await freshCells();
      return inCell(mainCell, tell);
    };
    await inCell(mainCell, async () => play(await tell()));
    const clean = await fresh();
    const { entries } = await recorded(() => inCell(mainCell, () => play(clean)));
    expect(await inCell(mainCell, () => accountsWith(clean.email))).toBe(clean.accounts);
    await expectAgreement();
    for (const skip of crashPoints(entries.length).slice(isEveryPoint ? 0 : -1)) {
      for (const kind of crashKinds) {
        const story = await fresh();
        await withFaults([{ kind, match: {}, skip }], () => inCell(mainCell, () => play(story)));
        await expectAgreement();
        await inCell(mainCell, () => play(story));
        await expectAgreement();
        expect(await inCell(mainCell, () => accountsWith(story.email)), `${kind} ${skip}`).toBe(story.accounts);
        // Nobody waits for an address: it is taken, or free at once.
        const elsewhere = inCell(otherCell, () => register(story.email));
        await (story.accounts > 0 ? expect(elsewhere).rejects.toMatchObject({ code: 'email_taken' }) : elsewhere);
      }
    }
  },
);
