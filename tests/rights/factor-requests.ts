import type { StoredUser } from '#functions/data/people/users.ts';
import { buildAccount, login, password } from '#tests/support/accounts.ts';
import { anonymous, withHeaders } from '#tests/support/api.ts';
import { codeOf, giveFactor } from '#tests/support/factors.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import type { OwnerFields, People } from './people.ts';
import { plain, type RowRequest } from './row-request.ts';

const account = ({ caller: { role, status } }: People) => buildAccount(status, { role });
const bearer = async (person: StoredUser) => ({ authorization: `Bearer ${await tokenOf(person)}` });

/** A caller of their own, prepared by `first`, who gets a body from it. */
const asOwn = (first: (person: StoredUser) => Promise<object | undefined>): RowRequest => ({
  prepare: async (people) => {
    if (people.caller.is === 'nobody') return { body: () => ({ code: '123456', password }) };
    const person = await account(people);
    const given = await first(person);
    return { headers: await bearer(person), ...(given && { body: () => given }) };
  },
});

const withFactor = asOwn(async (person) => {
  await giveFactor(person);
  return undefined;
});

const ofMember = (owner: OwnerFields = {}): RowRequest => ({
  owner,
  prepare: async (people) => {
    await giveFactor(people.owner);
    return { id: people.owner.id };
  },
});

const ofSessions = (owner: OwnerFields = {}): RowRequest => ({
  owner,
  prepare: ({ owner: { id } }) => ({ id }),
});

export const factorRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'POST /auth/second-step': {
    'the challenge of one’s password, and a code': {
      prepare: async (people) => {
        const person = await account(people);
        const code = await giveFactor(person);
        const { email } = person;
        const reply = await anonymous.auth.login({ body: { email, password } });
        const challenge = 'challenge' in reply ? reply.challenge : '';
        return { body: () => ({ email, challenge, code: code(), trustDevice: false }) };
      },
    },
  },
  'POST /auth/confirm-identity': {
    'one’s own password': asOwn(async () => ({ password })),
    'a code of one’s app': asOwn(async (person) => ({ code: (await giveFactor(person))() })),
  },
  'GET /auth/factor': { '': plain },
  'POST /auth/factor': { '': asOwn(async () => undefined) },
  'PUT /auth/factor': {
    'a code of the key that was made': asOwn(async (person) => {
      const { token } = await login(person.email);
      const { key } = await withHeaders({ authorization: `Bearer ${token}` }).factors.begin();
      return { code: codeOf(key) };
    }),
  },
  'POST /auth/factor/recovery-codes': { 'of a factor that is on': withFactor },
  'DELETE /auth/factor': { 'of a factor that is on': withFactor },
  'DELETE /users/{id}/factor': {
    'of somebody who has one': ofMember(),
    'of a super administrator of that university': ofMember({ role: 'super' }),
  },
  'DELETE /users/{id}/sessions': {
    '': ofSessions(),
    'of a super administrator of that university': ofSessions({ role: 'super' }),
  },
  'POST /downloads/university/{universityId}': {
    members: { prepare: ({ home }) => ({ id: home.id, body: () => ({ list: 'members', count: 3 }) }) },
  },
  'POST /downloads/audit': { '': { prepare: () => ({ body: () => ({ count: 3 }) }) } },
};
