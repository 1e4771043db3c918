import { nanoid } from 'nanoid';
import { demoPopulation, demoUniversities } from '#scripts/seeds/people.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { Session, User } from '#shared/schemas/user.ts';
import { type Client, createClient } from '#web/lib/client.ts';

/** The password of every demo account and of everybody that a story registers. */
export const password = 'demo-Passw0rd!';

/** The university that stories register people into, and who decides about them: no other story counts its members. */
const place = 3;
export const storyUniversity = demoUniversities[place];
export const storyAdmin =
  demoPopulation.find(({ university, role }) => university === place && role === 'admin')?.email ?? '';

/** The running product's API, called with that token if any. */
export const apiOf = (token?: string): Client<typeof contracts> =>
  createClient(contracts, ({ method, path, body, headers }) =>
    fetch(`${process.env.THESEE_ORIGIN}${path}`, {
      method,
      body,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  );

/** Registers somebody whom nobody else knows; they wait to be accepted. */
export const registered = (firstName = 'Ambre'): Promise<Session> =>
  apiOf().auth.register({
    body: {
      firstName,
      lastName: 'Sérilhac',
      email: `${nanoid(12)}@story.test`,
      password,
      universityId: storyUniversity.id,
    },
  });

/** Signs somebody in by the password of all. */
export const login = async (email: string): Promise<Session> => {
  const reply = await apiOf().auth.login({ body: { email, password } });
  if ('challenge' in reply) throw new Error(`${email} needs a second step`);
  return reply;
};

let deciding: Promise<Session> | undefined;

/** The API as the administrator of the stories' university. */
const admin = async () => {
  deciding ??= login(storyAdmin);
  return apiOf((await deciding).token);
};

/** Has the administrator accept somebody; gives their session with the new status. */
export const accept = async ({ token, user: { id } }: Session): Promise<Session> => {
  return { token, user: await (await admin()).users.setStatus({ params: { id }, body: { status: 'ACCEPTED' } }) };
};

/** Has the administrator make an account for somebody, who is then invited by mail. */
export const invite = async (firstName: string): Promise<User> => {
  const person = { firstName, lastName: 'Sérilhac', email: `${nanoid(12)}@story.test` };
  return (await admin()).users.create({
    body: { ...person, password, role: 'user', universityId: storyUniversity.id },
  });
};
