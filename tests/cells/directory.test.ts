import { beforeEach, describe, expect, test } from 'vitest';
import { FilledCells } from '#functions/data/directory/entities.ts';
import { putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import type { NewAccount } from '#functions/data/people/accounts.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, mailedLink, newcomer, newEmail, password } from '#tests/support/accounts.ts';
import { expectAgreement } from '#tests/support/agreement.ts';
import { anonymous, as, refused, withHeaders } from '#tests/support/api.ts';
import { allItems } from '#tests/support/contents.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { beginImports, listOf, rowOf } from '#tests/support/imports.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { letMinutesPass } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';
import { freshCells, inCell, listedItems, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

stopClock();
openTwoCells();
beforeEach(freshCells);

const account = (cell: string, fields?: Partial<NewAccount>) => inCell(cell, () => buildAccount('ACCEPTED', fields));
const taken = { status: 409, code: 'email_taken', details: [{ field: 'email', code: 'email_taken' }] };
const register = (body: Awaited<ReturnType<typeof newcomer>>) => anonymous.auth.register({ body });
const listedUniversityOf = async (id: string) =>
  (await listedItems()).find(({ PK }) => PK === `PERSON#${id}`)?.university;
const open = async (link: URLSearchParams) =>
  anonymous.auth.confirmEmail({ body: { userId: link.get('userId') ?? '', token: link.get('token') ?? '' } });
const linkTo = async (user: Awaited<ReturnType<typeof buildAccount>>, email: string) => {
  await (await as(user)).auth.changeEmail({ body: { email, password } });
  return mailedLink(email, 'confirm-email');
};

test('lists who registers, is invited or imported, in the cell that has their university', async () => {
  const body = await inCell(otherCell, newcomer);
  const { user } = await inCell(otherCell, () => register(body));
  expect(await listedUniversityOf(user.id)).toBe(body.universityId);
  expect(await listedItems()).toContainEqual(
    expect.objectContaining({ PK: `UNIVERSITY#${body.universityId}`, cell: otherCell, epoch: 0 }),
  );
  await inCell(mainCell, async () => {
    const { university, admin, bring } = await beginImports();
    const person = { firstName: 'Ada', lastName: 'Noor', email: newEmail(), role: 'user', password: null } as const;
    await (await as(admin)).users.create({ body: { ...person, universityId: university.id } });
    await bring(listOf(rowOf(newEmail()), rowOf(newEmail())));
    await letMinutesPass(1);
  });
  expect(await expectAgreement()).toBe(5);
});

describe('an address that somebody in another cell has', () => {
  test('is refused to who registers, and to the administrator who invites or imports', async () => {
    const { email } = await account(mainCell);
    const written = email.toUpperCase();
    await inCell(otherCell, async () => {
      expect(await refused(register({ ...(await newcomer()), email: written }))).toMatchObject(taken);
      const { university, admin, bring } = await beginImports();
      const person = { firstName: 'Ada', lastName: 'Noor', email: written, role: 'user', password: null } as const;
      const create = (await as(admin)).users.create({ body: { ...person, universityId: university.id } });
      expect(await refused(create)).toMatchObject(taken);
      expect((await refused(bring(listOf(rowOf(newEmail()), rowOf(written))))).details).toMatchObject([
        { code: 'email_taken' },
      ]);
    });
    expect(await expectAgreement()).toBe(2);
  });

  test('is refused in the row of an import that had begun before', async () => {
    const email = newEmail();
    const { bring, progress } = await inCell(otherCell, beginImports);
    const { id } = await inCell(otherCell, () => bring(listOf(rowOf(email), rowOf(newEmail()))));
    await account(mainCell, { email });
    await inCell(otherCell, () => letMinutesPass(1));
    expect(await inCell(otherCell, () => progress(id))).toMatchObject({ state: 'done', done: 2, refused: 1 });
    expect(await expectAgreement()).toBe(3);
  });

  test('cannot become one’s own, nor by a link that was mailed before', async () => {
    const [email, free] = [newEmail(), newEmail()];
    const user = await account(otherCell);
    const link = await inCell(otherCell, () => linkTo(user, free));
    for (const one of [email, free]) await account(mainCell, { email: one });
    await inCell(otherCell, async () => {
      const change = (await as(user)).auth.changeEmail({ body: { email, password } });
      expect(await refused(change)).toMatchObject(taken);
      expect(await refused(open(link))).toMatchObject(taken);
      expect(await findAddressOwner(user.email)).toBe(user.id);
    });
    expect(await expectAgreement()).toBe(3);
  });

  test('is refused in the owner’s cell with a mail to them, though the university lies in the other one', async () => {
    const { email } = await account(mainCell);
    const body = { ...(await inCell(otherCell, newcomer)), email };
    await inCell(mainCell, async () => {
      // As if another cell had sent it on.
      const sentOn = (given: typeof body) => withHeaders({ 'x-hop': otherCell }).auth.register({ body: given });
      expect(await refused(sentOn(body))).toMatchObject(taken);
      expect((await receivedBy(email)).map(({ subject }) => subject)).toEqual(['Vous avez déjà un compte']);
      expect(await refused(sentOn({ ...body, email: newEmail() }))).toMatchObject({ status: 421 });
    });
    expect(await expectAgreement()).toBe(1);
  });
});

test('two cells that give one address at the same moment make one account', async () => {
  const bodies = await Promise.all([mainCell, otherCell].map((cell) => inCell(cell, newcomer)));
  const email = newEmail();
  for (let round = 1; round <= 5; round += 1) {
    const asked = [mainCell, otherCell].map((cell, i) =>
      inCell(cell, () => register({ ...(bodies[i] ?? expect.unreachable()), email: `${round}${email}` })),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(lost).toEqual(['email_taken']);
    expect(await expectAgreement()).toBe(round);
  }
});

test('an address is free in every cell once its owner is erased, or has another one', async () => {
  const [gone, moved] = [await account(otherCell), await account(otherCell)];
  const email = newEmail();
  await inCell(otherCell, async () => {
    const admin = await buildUser({ role: 'admin', university: { id: gone.universityId ?? '' } });
    await (await as(admin)).users.remove({ params: { id: gone.id } });
    await open(await linkTo(moved, email));
  });
  expect(await expectAgreement()).toBe(2);
  for (const one of [gone.email, moved.email]) {
    await inCell(mainCell, async () => register({ ...(await newcomer()), email: one }));
  }
  const again = inCell(mainCell, async () => register({ ...(await newcomer()), email }));
  expect(await refused(again)).toMatchObject(taken);
  expect(await expectAgreement()).toBe(4);
});

describe('a transfer', () => {
  const boss = async () => as(await buildUser({ role: 'super', university: null }));

  test('of a person or of all members rewrites where they are', async () => {
    await inCell(mainCell, async () => {
      const [from, to, third] = [await buildUniversity(), await buildUniversity(), await buildUniversity()];
      const [one, two] = [await buildUser({ university: from }), await buildUser({ university: from })];
      const api = await boss();
      await api.users.move({ params: { id: one.id }, body: { universityId: third.id } });
      expect(await listedUniversityOf(one.id)).toBe(third.id);
      await api.universities.remove({ params: { id: from.id }, query: { transferUsersTo: to.id } });
      const isListed = async () => (await listedItems()).some(({ PK }) => PK === `UNIVERSITY#${from.id}`);
      // Its members are found by it until they have moved.
      expect(await isListed()).toBe(true);
      await letMinutesPass(3);
      expect(await listedUniversityOf(two.id)).toBe(to.id);
      expect(await isListed()).toBe(false);
    });
    expect(await expectAgreement()).toBe(3);
  });

  test('into another cell’s university is refused before anything is written', async () => {
    const there = await inCell(otherCell, () => buildUniversity());
    const refusal = {
      status: 409,
      code: 'other_cell',
      msg: 'L’université choisie est dans une autre cellule : l’équipe technique doit d’abord déplacer l’une des deux.',
    };
    await inCell(mainCell, async () => {
      const person = await buildUser();
      const api = await boss();
      const written = async () =>
        (await allItems()).flatMap(({ _et, id, universityId }) =>
          ['User', 'University', 'Task'].includes(String(_et)) ? [[_et, id, universityId]] : [],
        );
      const before = await written();
      const move = api.users.move({ params: { id: person.id }, body: { universityId: there.id } });
      expect(await refused(move)).toMatchObject(refusal);
      const params = { id: person.universityId ?? '' };
      const remove = api.universities.remove({ params, query: { transferUsersTo: there.id } });
      expect(await refused(remove)).toMatchObject(refusal);
      expect(await written()).toEqual(before);
    });
    expect(await expectAgreement()).toBe(2);
  });
});

test('a second cell opens universities once the people of the first are listed', async () => {
  const body = { name: 'Université des Marais', city: 'Brouage' };
  const create = async () => {
    const api = await as(await buildUser({ role: 'super', university: null }));
    return api.universities.create({ body });
  };
  expect((await inCell(mainCell, create)).name).toBe(body.name);
  expect(await refused(inCell(otherCell, create))).toMatchObject({ status: 503 });
  await inCell(mainCell, () =>
    commit([putChange(FilledCells, { id: mainCell, filledAt: '2026-11-27' })], { now: new Date() }),
  );
  const { id } = await inCell(otherCell, create);
  expect(await listedItems()).toContainEqual(
    expect.objectContaining({ PK: `UNIVERSITY#${id}`, cell: otherCell, epoch: 0 }),
  );
});
