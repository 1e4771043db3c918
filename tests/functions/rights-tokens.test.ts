import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { beforeAll, describe, expect, test } from 'vitest';
import { Users } from '#functions/data/entities/user.ts';
import { findUser } from '#functions/data/users.ts';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { type Cell, cellOf } from '#tests/rights/cell.ts';
import { columns, type Row, rows, titleOf } from '#tests/rights/table.ts';
import { withHeaders } from '#tests/support/api.ts';
import { tokenOf } from '#tests/support/sessions.ts';

/** The last three callers of the matrix: whoever had the right, by a token that is none any more. They are nobody. */

beforeAll(seedCatalogue);

const twoHours = 2 * 60 * 60_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const callerOf = async ({ people }: Cell) =>
  (await findUser(people.callerId)) ?? expect.unreachable('the caller is not there');

const expired = async (cell: Cell) => bearer(await tokenOf(await callerOf(cell), new Date(Date.now() - twoHours)));

const afterLogout = async (cell: Cell) => {
  const headers = bearer(await tokenOf(await callerOf(cell)));
  await withHeaders(headers).auth.logout();
  return headers;
};

/** Comes last: with the person, everything that is theirs becomes nobody's. */
const ofDeleted = async (cell: Cell) => {
  const caller = await callerOf(cell);
  const headers = bearer(await tokenOf(caller));
  await Users.build(DeleteItemCommand).key({ id: caller.id }).send();
  return headers;
};

const closed = rows.filter(({ state, verdicts }) => state === 'today' && verdicts.anonymous === '401');
const isTheirs = ({ verdicts }: Row) => columns.find((column) => verdicts[column] === 'yes');

describe.each(closed.map((row): [string, Row] => [titleOf(row), row]))('%s', (_, row) => {
  test('a token that has expired, one after logout and one of somebody deleted are none', async () => {
    const column = isTheirs(row);
    if (!column) return;
    const cell = await cellOf(row, column);
    const statuses: Record<string, number> = {};
    for (const [name, made] of Object.entries({ expired, afterLogout, ofDeleted })) {
      statuses[name] = (await cell.call({ headers: await made(cell) })).status;
    }
    expect(statuses).toEqual({ expired: 401, afterLogout: 401, ofDeleted: 401 });
  });
});
