import { starterCatalogue, starterFiles } from '#scripts/seeds/catalogue.ts';
import type { Role, Status } from '#shared/lists.ts';
import { browserOf, buildAccount, linkTo, newEmail, newPassword, password } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';
import type { Cast } from './cast.ts';

/** What goes with a call beside its token. `id` stands in the path, or where `body` puts it. */
export type Sent = { id?: string; query?: string; headers?: Record<string, string>; body?: (id: string) => object };

/** How a row is played: what the owner is, unless they call themselves, and what is sent, with all that makes it succeed. */
export type Play = { owner?: { role?: Role; status?: Status }; send: (cast: Cast) => Sent | Promise<Sent> };

const plain: Play = { send: () => ({}) };
const ofOwner: Play = { send: ({ owner }) => ({ id: owner.id }) };
const ofHome: Play = { send: ({ home }) => ({ id: home.id }) };

/** Somebody who can sign in, as the caller stands. */
const account = ({ standing: { role, status, from }, home }: Cast) =>
  buildAccount(status, from === 'home' ? { role, universityId: home.id } : { role });

const withAddress = async (cast: Cast) => ({ email: (await account(cast)).email });

const newcomer = () => ({ firstName: 'Ambre', lastName: 'Sérilhac', email: newEmail(), password });

const invited = (role: string): Play => ({
  send: ({ home }) => ({ id: home.id, body: (universityId) => ({ ...newcomer(), role, universityId }) }),
});

const decided = (status: Status, owner: Play['owner']): Play => ({
  owner,
  send: (cast) => ({ id: cast.owner.id, body: () => ({ status }) }),
});

const assessment = async ({ owner }: Cast) => {
  const { portfolios } = await as(owner);
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  return { id, portfolios };
};

const ofAssessment = (sent: Omit<Sent, 'id'> = {}): Play => ({
  send: async (cast) => ({ id: (await assessment(cast)).id, ...sent }),
});

const rating = (entry: string): Play => ({
  send: async (cast) => ({ id: `${(await assessment(cast)).id}.${entry}`, body: () => ({ value: 3 }) }),
});

const { skills, activities } = starterCatalogue();
const rated: Play = {
  send: async (cast) => {
    const { id, portfolios } = await assessment(cast);
    const ratings = [...skills, ...activities].map((entry, i) => ({ id: `${id}.${entry.id}`, value: i % 6 }));
    await portfolios.rateMany({ params: { id }, body: { ratings } });
    return { id };
  },
};

/** Every row of the table that exists today, by its call and by what is sent. */
export const plays: Readonly<Record<string, Readonly<Record<string, Play>>>> = {
  'POST /auth/login': {
    'one’s own address and password': {
      send: async (cast) => {
        const own = await withAddress(cast);
        return { body: () => ({ ...own, password }) };
      },
    },
  },
  'POST /auth/register': {
    '': { send: ({ home }) => ({ body: () => ({ ...newcomer(), universityId: home.id }) }) },
  },
  'POST /auth/reset-password': {
    'the person’s address': {
      send: async (cast) => {
        const own = await withAddress(cast);
        return { body: () => own };
      },
    },
    'an address that nobody has': { send: () => ({ body: () => ({ email: newEmail() }) }) },
  },
  'POST /auth/update-password': {
    'a link mailed to the person': {
      send: async (cast) => {
        const link = Object.fromEntries(await linkTo(await account(cast)));
        return { body: () => ({ ...link, password: newPassword, confirmPassword: newPassword }) };
      },
    },
  },
  'POST /auth/renew': {
    'the cookie of one’s session': {
      send: async (cast) => ({ headers: { cookie: (await browserOf(await account(cast))).cookie } }),
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
  'GET /users/university/{universityId}': { '': ofHome },
  'POST /users': { 'role user': invited('user'), 'role admin': invited('admin'), 'role super': invited('super') },
  'GET /universities': { '': plain },
  'GET /universities/{id}': { '': ofHome },
  'POST /portfolios': { '': { send: () => ({ body: () => ({ title: 'Portfolio' }) }) } },
  'GET /portfolios/user/{userId}': { '': ofOwner },
  'GET /portfolios/{id}': { '': ofAssessment() },
  'PUT /portfolios/{id}': {
    title: ofAssessment({ body: () => ({ title: 'Autrement' }) }),
    'research domain': ofAssessment({ body: () => ({ researchDomain: '12' }) }),
  },
  'DELETE /portfolios/{id}': { '': ofAssessment() },
  'GET /portfolios/{id}/generate-pdf': { lang: ofAssessment({ query: 'lang=fr' }) },
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
    'a set, as a trial': { send: () => ({ body: () => ({ files: starterFiles(), isDryRun: true }) }) },
  },
  'GET /openapi.json': { '': plain },
};
