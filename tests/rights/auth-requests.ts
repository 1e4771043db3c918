import { vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { storeLinkChange } from '#functions/data/people/links.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { buildAccount, mailedLink, newEmail, newPassword, password } from '#tests/support/accounts.ts';
import { withHeaders } from '#tests/support/api.ts';
import { keepArchive } from '#tests/support/archives.ts';
import { browserOf, renewalName } from '#tests/support/browser.ts';
import { buildUser } from '#tests/support/factories.ts';
import { sessionIdOf, tokenOf } from '#tests/support/sessions.ts';
import { cameFrom, newAddress } from '#tests/support/throttled.ts';
import type { People } from './people.ts';
import { newcomer, plain, type RowRequest } from './row-request.ts';

const fromNewAddress = () => cameFrom(newAddress());

const account = ({ caller: { role, status } }: People) => buildAccount(status, { role });

const bearer = async (person: StoredUser): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await tokenOf(person)}`,
});

/** Cells are prepared concurrently, and another cell's mailer run may send the mail. */
const linkIn = async (email: string, page: string): Promise<Record<string, string>> =>
  Object.fromEntries(await vi.waitFor(() => mailedLink(email, page), { timeout: 30_000 }));

const linkToPassword = async (people: People) => {
  const { email } = await account(people);
  await withHeaders(fromNewAddress()).auth.resetPassword({ body: { email } });
  return linkIn(email, 'reset-password');
};

const linkToConfirm = async (people: People) => {
  const person = await account(people);
  await withHeaders({ ...fromNewAddress(), ...(await bearer(person)) }).auth.requestConfirmation();
  return linkIn(person.email, 'confirm-email');
};

const withAddress = async (people: People) => ({ email: (await account(people)).email });

/** May be deleted because another administrator remains. */
const dispensable = async (people: People) => {
  const person = await account(people);
  const { role } = people.caller;
  if (role !== 'user') {
    await buildAccount('ACCEPTED', { role, universityId: role === 'super' ? null : person.universityId });
  }
  return person;
};

const leaving = async (people: People) => {
  const person = await dispensable(people);
  await withHeaders({ ...fromNewAddress(), ...(await bearer(person)) }).auth.eraseAccount({ body: { password } });
  return bearer((await findUser(person.id)) ?? person);
};

const withOtherSession = (whose: (person: StoredUser) => Promise<StoredUser>): RowRequest => ({
  prepare: async (people) => {
    const person = await account(people);
    const id = sessionIdOf(await tokenOf(await whose(person)));
    return { id, headers: people.caller.is === 'nobody' ? {} : await bearer(person) };
  },
});

export const authRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'POST /auth/login': {
    'one’s own address and password': {
      prepare: async (people) => {
        const own = await withAddress(people);
        return { body: () => ({ ...own, password }) };
      },
    },
  },
  'POST /auth/register': {
    '': { prepare: ({ home }) => ({ body: () => ({ ...newcomer(), universityId: home.id }) }) },
  },
  'POST /auth/reset-password': {
    'the person’s address': {
      prepare: async (people) => {
        const own = await withAddress(people);
        return { body: () => own };
      },
    },
    'an address that nobody has': { prepare: () => ({ body: () => ({ email: newEmail() }) }) },
  },
  'POST /auth/update-password': {
    'a link mailed to the person': {
      prepare: async (people) => {
        const link = await linkToPassword(people);
        return { body: () => ({ ...link, password: newPassword, confirmPassword: newPassword }) };
      },
    },
  },
  'POST /auth/check-link': {
    'a link mailed to the person': {
      prepare: async (people) => {
        const { userId, token } = await linkToPassword(people);
        return { body: () => ({ userId, token }) };
      },
    },
  },
  'POST /auth/confirm-email': {
    'a link mailed to the address': {
      prepare: async (people) => {
        const { userId, token } = await linkToConfirm(people);
        return { body: () => ({ userId, token }) };
      },
    },
  },
  'POST /auth/request-confirmation': { '': plain },
  'POST /auth/change-email': {
    'a new address and one’s password': {
      prepare: async (people) => {
        const headers = people.caller.is === 'nobody' ? {} : await bearer(await account(people));
        return { headers, body: () => ({ email: newEmail(), password }) };
      },
    },
  },
  'POST /auth/change-password': {
    'one’s own password and another one': {
      prepare: async (people) => {
        const headers = people.caller.is === 'nobody' ? {} : await bearer(await account(people));
        const chosen = { oldPassword: password, password: newPassword, confirmPassword: newPassword };
        return { headers, body: () => chosen };
      },
    },
  },
  'POST /auth/archive': {
    'one’s own password': {
      prepare: async (people) => {
        const headers = people.caller.is === 'nobody' ? {} : await bearer(await account(people));
        return { headers, body: () => ({ password }) };
      },
    },
  },
  'GET /auth/archive': { '': plain },
  'GET /auth/archive/{id}': {
    'of a copy that is ready': {
      prepare: async (people) => {
        if (people.caller.is === 'nobody') return { id: '1' };
        const person = await account(people);
        await keepArchive(person);
        return { headers: await bearer(person), id: '1' };
      },
    },
  },
  'POST /auth/erase-account': {
    'one’s own password, while somebody else stays who may do the same': {
      prepare: async (people) => {
        const headers = people.caller.is === 'nobody' ? {} : await bearer(await dispensable(people));
        return { headers, body: () => ({ password }) };
      },
    },
  },
  'POST /auth/keep-account': {
    'after one has asked to be erased': {
      prepare: async (people) => ({ headers: people.caller.is === 'nobody' ? {} : await leaving(people) }),
    },
  },
  'POST /auth/stay': {
    'a link mailed to somebody who was absent': {
      prepare: async (people) => {
        const person = await account(people);
        const now = new Date();
        const link = { tokenHash: hashSecret(person.id), purpose: 'stay', email: person.email } as const;
        await commit([storeLinkChange(person, { ...link, expiresAt: new Date(now.getTime() + 60_000) })], { now });
        return { body: () => ({ userId: person.id, token: person.id }) };
      },
    },
  },
  'GET /auth/sessions': { '': plain },
  'DELETE /auth/sessions/{id}': {
    'one of one’s own': withOtherSession(async (person) => person),
    'one of somebody else': withOtherSession(() => buildUser()),
  },
  'DELETE /auth/sessions': { '': plain },
  'POST /auth/renew': {
    'the cookie of one’s session': {
      prepare: async (people) => {
        const { renewal } = await browserOf(await account(people));
        return { headers: { cookie: `${renewalName}=${renewal}` } };
      },
    },
    'no cookie': plain,
  },
  'POST /auth/logout': { '': plain },
  'POST /auth/logout-everywhere': { '': plain },
};
