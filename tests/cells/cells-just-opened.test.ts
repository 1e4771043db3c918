import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { beforeAll, expect, test } from 'vitest';
import { ListedAddresses, ListedCells } from '#functions/data/directory/entities.ts';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, newEmail, password } from '#tests/support/accounts.ts';
import { Browser, post } from '#tests/support/browser.ts';
import { apiOf, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

// From the deployment that brings a second cell until `fill-directory`: the functions know of two cells, the directory of nothing.

openTwoCells();

const atMain = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);

beforeAll(() =>
  atMain(async () => {
    for (const id of [mainCell, otherCell]) await ListedCells.build(DeleteItemCommand).key({ id }).send();
  }),
);

test('people of the main cell sign in and ask for links as with one cell, without the API’s address', async () => {
  const person = await atMain(() => buildAccount());
  await atMain(() =>
    ListedAddresses.build(DeleteItemCommand)
      .key({ hash: hashAddress(person.email) })
      .send(),
  );
  expect((await atMain(() => new Browser().login(person))).status).toBe(200);
  expect((await atMain(() => post('login', { email: newEmail(), password }))).status).toBe(401);
  expect((await atMain(() => post('reset-password', { email: person.email }))).status).toBe(204);
  expect([apiOf(mainCell).got, apiOf(otherCell).got]).toEqual([[], []]);
});
