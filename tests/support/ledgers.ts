import { expect } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import type { Diploma } from '#shared/schemas/diploma.ts';
import { password } from './accounts.ts';
import type { Site } from './site.ts';

// What somebody was told is done, and what they find of it.

/** By id; `value` is of the only rated skill, `revision` of the profile. */
export type Ledger = {
  diplomas: Map<string, Diploma>;
  value: number;
  firstName: string;
  revision: number;
  sessions: number;
};

export type Member = { site: Site; person: StoredUser; portfolioId: string; ledger: Ledger };

const skill = 's1';

export const enter = async (site: Site, person: StoredUser): Promise<Member> => {
  await site.signIn(person, password);
  const { id } = await site.api.portfolios.create({ body: { title: 'Bilan' } });
  const { firstName, revision } = await site.api.users.get({ params: { id: person.id } });
  await site.api.portfolios.rateSkill({ params: { id: `${id}.${skill}` }, body: { value: 1 } });
  const ledger = { diplomas: new Map(), value: 1, firstName, revision, sessions: 1 };
  return { site, person, portfolioId: id, ledger };
};

const diplomasOf = async ({ site, person }: Member): Promise<Diploma[]> =>
  (await site.api.diplomas.listOfUser({ params: { userId: person.id } })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
const told = ({ ledger }: Member): Diploma[] =>
  [...ledger.diplomas.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Nothing is lost, and nothing is there twice. */
export const readBack = async (member: Member): Promise<void> => {
  expect(await diplomasOf(member)).toEqual(told(member));
};

export const readAllBack = async (member: Member): Promise<void> => {
  const { site, person, portfolioId, ledger } = member;
  await readBack(member);
  const rated = await site.api.portfolios.listSkills({ params: { portfolioId } });
  const { firstName, revision } = await site.api.users.get({ params: { id: person.id } });
  const { portfolios } = await site.api.portfolios.listOfUser({ params: { userId: person.id } });
  const sessions = await site.api.auth.listSessions();
  expect({
    value: rated.find(({ id }) => id === `${portfolioId}.${skill}`)?.value,
    rated: rated.filter(({ value }) => value !== null).length,
    portfolios: portfolios.map(({ id }) => id),
    ...{ firstName, revision, sessions: sessions.length },
  }).toEqual({
    ...{ value: ledger.value, rated: 1, portfolios: [portfolioId] },
    ...{ firstName: ledger.firstName, revision: ledger.revision, sessions: ledger.sessions },
  });
};

/** Adds, changes and removes, rates and reads, and from time to time renews the session or begins another one. */
export const work = async (member: Member, turn: number): Promise<void> => {
  const { site, person, portfolioId, ledger } = member;
  const { api } = site;
  const { diplomas } = ledger;
  if (turn % 10 === 9) {
    await site.signIn(person, password);
    ledger.sessions += 1;
  } else if (turn % 3 === 2) await site.renew(person);

  const said = { name: `Diplôme ${turn}`, university: 'Université Rive-Sud', city: 'Lyon', startDate: '2021-09-01' };
  const added = await api.diplomas.create({ body: { userId: person.id, ...said, endDate: null } });
  diplomas.set(added.id, added);
  const [oldest = added] = diplomas.values();
  const params = { id: oldest.id };
  const changed = await api.diplomas.update({ params, body: { city: `Ville ${turn}` } });
  expect(changed).toEqual({ ...oldest, city: `Ville ${turn}`, revision: oldest.revision + 1 });
  diplomas.set(oldest.id, changed);
  await readBack(member);
  if (turn % 3 === 2) {
    await api.diplomas.remove({ params });
    diplomas.delete(oldest.id);
  }

  const value = (turn % 5) + 1;
  await api.portfolios.rateSkill({ params: { id: `${portfolioId}.${skill}` }, body: { value } });
  ledger.value = value;
  const firstName = `Camille ${turn}`;
  const { revision } = await api.users.update({ params: { id: person.id }, body: { firstName } });
  expect(revision).toBe(ledger.revision + 1);
  Object.assign(ledger, { firstName, revision });
};
