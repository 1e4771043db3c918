import { starterCatalogue, starterFiles } from '#scripts/seeds/catalogue.ts';
import type { Status } from '#shared/lists.ts';
import {
  buildAccount,
  linkTo,
  mailedLink,
  newEmail,
  newPassword,
  password,
} from '#tests/support/accounts.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { browserOf, renewalName } from '#tests/support/browser.ts';
import type { OwnerFields, People } from './people.ts';

/** What goes with a call beside its token. `id` stands in the path, or where `query` or `body` puts it. */
export type Prepared = {
  id?: string;
  query?: (id: string) => Record<string, string>;
  body?: (id: string) => object;
  headers?: Record<string, string>;
};

/** How a row is played: what the owner is, and what is sent, with all that makes it succeed. */
export type RowRequest = { owner?: OwnerFields; prepare: (people: People) => Prepared | Promise<Prepared> };

const plain: RowRequest = { prepare: () => ({}) };
const ofOwner: RowRequest = { prepare: ({ owner }) => ({ id: owner.id }) };
const ofHome: RowRequest = { prepare: ({ home }) => ({ id: home.id }) };

/** Somebody who can sign in, as the caller stands. */
const account = ({ caller: { role, status } }: People) => buildAccount(status, { role });

const withAddress = async (people: People) => ({ email: (await account(people)).email });

const newcomer = () => ({ firstName: 'Ambre', lastName: 'Sérilhac', email: newEmail(), password });

const invited = (role: string): RowRequest => ({
  prepare: ({ home }) => ({ id: home.id, body: (universityId) => ({ ...newcomer(), role, universityId }) }),
});

const decided = (status: Status, owner: OwnerFields): RowRequest => ({
  owner,
  prepare: (people) => ({ id: people.owner.id, body: () => ({ status }) }),
});

const assessment = async ({ owner }: People) => {
  const { portfolios } = await as(owner);
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  return { id, portfolios };
};

const ofAssessment = (sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async (people) => ({ id: (await assessment(people)).id, ...sent }),
});

const rating = (entry: string): RowRequest => ({
  prepare: async (people) => ({ id: `${(await assessment(people)).id}.${entry}`, body: () => ({ value: 3 }) }),
});

const { skills, activities } = starterCatalogue();
const rated: RowRequest = {
  prepare: async (people) => {
    const { id, portfolios } = await assessment(people);
    const ratings = [...skills, ...activities].map((entry, i) => ({ id: `${id}.${entry.id}`, value: i % 6 }));
    await portfolios.rateMany({ params: { id }, body: { ratings } });
    return { id };
  },
};

/** Every row of the table that exists today, by its call and by what is sent. */
export const requests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
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
        const link = Object.fromEntries(await linkTo(await account(people)));
        return { body: () => ({ ...link, password: newPassword, confirmPassword: newPassword }) };
      },
    },
  },
  'POST /auth/check-link': {
    'a link mailed to the person': {
      prepare: async (people) => {
        const link = await linkTo(await account(people));
        return { body: () => ({ userId: link.get('userId'), token: link.get('token') }) };
      },
    },
  },
  'POST /auth/confirm-email': {
    'a link mailed to the address': {
      prepare: async ({ home }) => {
        const person = newcomer();
        await anonymous.auth.register({ body: { ...person, universityId: home.id } });
        const link = await mailedLink(person.email, 'confirm-email');
        return { body: () => ({ userId: link.get('userId'), token: link.get('token') }) };
      },
    },
  },
  'POST /auth/request-confirmation': { '': plain },
  'POST /auth/change-email': {
    'a new address and one’s password': {
      prepare: () => ({ body: () => ({ email: newEmail(), password }) }),
    },
  },
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
  'GET /users/{id}': { '': ofOwner },
  'PUT /users/{id}/status': {
    'ACCEPTED, of a pending person': decided('ACCEPTED', { status: 'PENDING' }),
    'REJECTED, of an accepted person': decided('REJECTED', {}),
    'ACCEPTED, of a rejected person': decided('ACCEPTED', { status: 'REJECTED' }),
    'PENDING, of an accepted person': decided('PENDING', {}),
    'REJECTED, of a super administrator of that university': decided('REJECTED', { role: 'super' }),
  },
  'POST /users/{id}/resend-mail': {
    '': ofOwner,
    'to a super administrator of that university': { ...ofOwner, owner: { role: 'super' } },
  },
  'GET /users/university/{universityId}': { '': ofHome },
  'GET /users/university/{universityId}/contact': { '': ofHome },
  'POST /users': { 'role user': invited('user'), 'role admin': invited('admin'), 'role super': invited('super') },
  'GET /universities': { '': plain },
  'GET /universities/{id}': { '': ofHome },
  'PUT /universities/{id}': {
    '': { prepare: ({ home }) => ({ id: home.id, body: () => ({ city: 'Namur' }) }) },
  },
  'POST /portfolios': { '': { prepare: () => ({ body: () => ({ title: 'Portfolio' }) }) } },
  'GET /portfolios/user/{userId}': { '': ofOwner },
  'GET /portfolios/{id}': { '': ofAssessment() },
  'PUT /portfolios/{id}': {
    title: ofAssessment({ body: () => ({ title: 'Autrement' }) }),
    'research domain': ofAssessment({ body: () => ({ researchDomain: '12' }) }),
  },
  'DELETE /portfolios/{id}': { '': ofAssessment() },
  'GET /portfolios/{id}/generate-pdf': { lang: ofAssessment({ query: () => ({ lang: 'fr' }) }) },
  'GET /portfolios/{id}/generate-jobs': { '': rated },
  'GET /portfolio-skills/portfolio/{portfolioId}': { '': ofAssessment() },
  'PUT /portfolio-skills/{id}': { '': rating('s1') },
  'GET /portfolio-values/portfolio/{portfolioId}': { '': ofAssessment() },
  'PUT /portfolio-values/{id}': { '': rating('v1') },
  'GET /portfolio-rncps/portfolio/{portfolioId}': { '': ofAssessment() },
  'PUT /portfolio-rncps/{id}': { '': rating('r1') },
  'GET /portfolio-activities/portfolio/{portfolioId}': { '': ofAssessment() },
  'PUT /portfolio-activities/{id}': { '': rating('a1') },
  'PUT /portfolios/{id}/ratings': {
    'ratings of that assessment': ofAssessment({ body: (id) => ({ ratings: [{ id: `${id}.s1`, value: 2 }] }) }),
  },
  'GET /skills': { '': plain },
  'GET /values': { '': plain },
  'GET /activities': { '': plain },
  'GET /jobs': { '': plain },
  'GET /catalogue/export': { '': plain },
  'POST /catalogue/import': {
    'a set, as a trial': { prepare: () => ({ body: () => ({ files: starterFiles(), isDryRun: true }) }) },
  },
  'GET /openapi.json': { '': plain },
};
