import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { beforeEach, expect, test } from 'vitest';
import { ListedAddresses } from '#functions/data/directory/entities.ts';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, login, mailedLink, newEmail, password } from '#tests/support/accounts.ts';
import { expectAgreement } from '#tests/support/agreement.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUser } from '#tests/support/factories.ts';
import { freshCells, inCell, listedItems, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

// Two people of two cells have one address, as after one of the cells was brought back to an earlier moment. The directory lists the other
// cell's; either may give way, so that nobody is shut out for ever, and nobody takes what is the other's.

openTwoCells();

const here = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);
const there = <T>(run: () => Promise<T>): Promise<T> => inCell(otherCell, run);

let unlisted: StoredUser;
let listed: StoredUser;
beforeEach(async () => {
  await freshCells();
  unlisted = await here(() => buildAccount());
  await here(() =>
    ListedAddresses.build(DeleteItemCommand)
      .key({ hash: hashAddress(unlisted.email) })
      .send(),
  );
  listed = await there(() => buildAccount('ACCEPTED', { email: unlisted.email }));
});

const linkTo = (email: string) =>
  here(async () => {
    await (await as(unlisted)).auth.changeEmail({ body: { email, password } });
    return mailedLink(email, 'confirm-email');
  });
const open = (link: URLSearchParams) =>
  here(() =>
    anonymous.auth.confirmEmail({ body: { userId: link.get('userId') ?? '', token: link.get('token') ?? '' } }),
  );
const owners = async () =>
  (await listedItems()).flatMap(({ _et, person }) => (_et === 'ListedAddress' ? [String(person)] : [])).sort();

test('who is not listed takes another address, and the other one keeps theirs', async () => {
  const email = newEmail();
  await open(await linkTo(email));
  expect(await expectAgreement()).toBe(2);
  expect(await here(() => findAddressOwner(unlisted.email))).toBeNull();
  expect((await here(() => login(email))).user.id).toBe(unlisted.id);
  expect((await there(() => login(listed.email))).user.id).toBe(listed.id);
});

test('who is not listed is erased, and the other one keeps the address', async () => {
  const university = { id: unlisted.universityId ?? '' };
  await here(async () => {
    const admin = await buildUser({ role: 'admin', university });
    await (await as(admin)).users.remove({ params: { id: unlisted.id } });
    expect(await findAddressOwner(unlisted.email)).toBeNull();
  });
  expect((await owners()).includes(listed.id)).toBe(true);
  expect((await there(() => login(listed.email))).user.id).toBe(listed.id);
});

test('who is not listed takes no address that somebody else has got', async () => {
  const email = newEmail();
  const link = await linkTo(email);
  const third = await there(() => buildAccount('ACCEPTED', { email }));
  expect(await refused(open(link))).toMatchObject({ status: 409, code: 'email_taken' });
  expect(await owners()).toEqual([listed.id, third.id].sort());
  expect(await here(() => findAddressOwner(unlisted.email))).toBe(unlisted.id);
});

test('who is listed gives way, too: the address then is nobody’s in the directory until that is filled', async () => {
  const email = newEmail();
  await there(async () => {
    await (await as(listed)).auth.changeEmail({ body: { email, password } });
    const link = await mailedLink(email, 'confirm-email');
    await anonymous.auth.confirmEmail({ body: { userId: listed.id, token: link.get('token') ?? '' } });
  });
  expect(await owners()).toEqual([listed.id]);
  expect(await here(() => findAddressOwner(unlisted.email))).toBe(unlisted.id);
});

test('whose address is listed pays no read for others’ doubles', async () => {
  const plain = await here(() => buildAccount());
  const admin = await here(() => buildUser({ role: 'admin', university: { id: plain.universityId ?? '' } }));
  const api = await here(() => as(admin));
  const { entries } = await recorded(() => here(() => api.users.remove({ params: { id: plain.id } })));
  const read = entries.filter(({ operation }) => operation !== 'TransactWriteItems').flatMap(({ keys }) => keys);
  expect(read.filter((key) => key.startsWith('ADDRESS#'))).toEqual([]);
});
