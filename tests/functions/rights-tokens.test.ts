import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { expect, test } from 'vitest';
import { Users } from '#functions/data/entities/user.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import type { Role } from '#shared/lists.ts';
import { callerOf } from '#tests/rights/people.ts';
import { columns, type Row, today } from '#tests/rights/table.ts';
import { withHeaders } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { tokenOf } from '#tests/support/sessions.ts';

/** 401 comes before every other check, so the requested record need not exist. */

const twoHours = 2 * 60 * 60_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const expired = async (person: StoredUser) => bearer(await tokenOf(person, new Date(Date.now() - twoHours)));

const afterLogout = async (person: StoredUser) => {
  const headers = bearer(await tokenOf(person));
  await withHeaders(headers).auth.logout();
  return headers;
};

const ofDeleted = async (person: StoredUser) => {
  const headers = bearer(await tokenOf(person));
  await Users.build(DeleteItemCommand).key({ id: person.id }).send();
  return headers;
};

const makeTokens = (role: Role) =>
  Promise.all(
    Object.entries({ expired, afterLogout, ofDeleted }).map(async ([name, make]) => {
      const person = await buildUser({ role, university: role === 'super' ? null : await buildUniversity() });
      return { name, id: person.id, headers: await make(person) };
    }),
  );

const made = new Map<Role, ReturnType<typeof makeTokens>>();
const tokensOf = (role: Role): ReturnType<typeof makeTokens> => {
  const tokens = made.get(role) ?? makeTokens(role);
  made.set(role, tokens);
  return tokens;
};

const roleWithRight = ({ verdicts }: Row): Role => {
  const column = columns.find((one) => verdicts[one] === 'yes');
  return column ? callerOf(column).role : 'super';
};
const closed = today.filter(({ verdicts }) => verdicts.anonymous === '401');
const calls = [...new Map(closed.map((row) => [row.call, row]))];

test.each(calls)(
  '%s: a token that has expired, one after logout and one of somebody deleted are none',
  async (_, row) => {
    const [method = '', path = ''] = row.call.split(' ');
    const statuses: Record<string, number> = {};
    for (const { name, id, headers } of await tokensOf(roleWithRight(row))) {
      const request = new Request(`http://test/api/v0${path.replace(/\{\w+\}/, id)}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: method === 'GET' ? undefined : '{}',
      });
      statuses[name] = (await invoke(request)).status;
    }
    expect(statuses).toEqual({ expired: 401, afterLogout: 401, ofDeleted: 401 });
  },
);
