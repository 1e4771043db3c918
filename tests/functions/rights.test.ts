import { beforeAll, describe, expect, test } from 'vitest';
import { createPortfolio } from '#functions/data/portfolios.ts';
import { findUser, type StoredUser } from '#functions/data/users.ts';
import { signToken } from '#functions/lib/token.ts';
import { actors, verdict } from '#scripts/permissions.ts';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { basePath, type Route, type Subject } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';

/** The people of the permission table as stored users; `id` and `universityId` of the table's actors say who is who. */
const people = new Map<string, StoredUser>();
let owner: StoredUser;

beforeAll(async () => {
  await seedCatalogue();
  const [a, b] = [await buildUniversity(), await buildUniversity()];
  for (const [name, { role, status, universityId }] of Object.entries(actors)) {
    people.set(
      name,
      await buildUser({ role, status, university: { A: a, B: b, none: null }[universityId ?? 'none'] ?? null }),
    );
  }
});

let counter = 0;
const newcomer = (universityId: string) => {
  counter += 1;
  const names = { firstName: 'Ambre', lastName: 'Sérilhac', email: `ambre.${counter}@rights.test` };
  return { ...names, password: 'trois loutres au canal', role: 'user', universityId };
};

/** Bodies that each call accepts, for a subject of that id; what needs none is absent. */
const bodyOf = (name: string, id: string): unknown => {
  if (name === 'users.create') return newcomer(id);
  return name === 'portfolios.rateMany' ? { ratings: [{ id: `${id}.s1`, value: 2 }] } : bodies[name];
};
const bodies: Record<string, unknown> = {
  'users.setStatus': { status: 'ACCEPTED' },
  'catalogue.importSet': { files: {}, isDryRun: true },
  'portfolios.create': { title: 'Portfolio' },
  'portfolios.update': { title: 'Autrement' },
  'portfolios.rateSkill': { value: 3 },
  'portfolios.rateActivity': { value: 3 },
  'portfolios.rateValue': { value: 3 },
  'portfolios.rateRncp': { value: 3 },
};

const letters = {
  'portfolio-skills': 's1',
  'portfolio-activities': 'a1',
  'portfolio-values': 'v1',
  'portfolio-rncps': 'r1',
};

const idOf = async (subject: Subject, route: Route, whose: StoredUser): Promise<string> => {
  if (subject === 'university') return whose.universityId ?? '';
  if (subject === 'user') return whose.id;
  const { id } = await createPortfolio(whose.id, 'Portfolio', { now: new Date() });
  const entry = Object.entries(letters).find(([path]) => route.path.startsWith(`/${path}/`))?.[1];
  return subject === 'rating' ? `${id}.${entry}` : id;
};

const statusFor = async (name: string, route: Route, who: StoredUser, whose: StoredUser): Promise<number> => {
  const [[subject] = []] = Object.entries(route.of ?? {});
  const id = subject ? await idOf(subject as Subject, route, whose) : '';
  const body = bodyOf(name, id);
  // Some call may have ended their sessions meanwhile.
  const { sessionEpoch } = (await findUser(who.id)) ?? who;
  const request = new Request(`http://test${basePath}${route.path.replace(/\{\w+\}/, encodeURIComponent(id))}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${await signToken(who.id, sessionEpoch, new Date())}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return (await invoke(request)).status;
};

const calls = Object.entries(contracts)
  .flatMap(([group, contract]) =>
    Object.entries<Route>(contract).map(([key, route]) => ({ name: `${group}.${key}`, route })),
  )
  // Open calls refuse nobody, and a PDF's rights are decided before anything is printed: its refusals are tested, its print elsewhere.
  .filter(({ route }) => !route.allow.includes('public'));

describe.each(calls)('$name', ({ name, route }) => {
  test.each(Object.entries(actors))('%s gets what the table says', async (person, actor) => {
    const expected = verdict(route, actor);
    if (route.file && expected === 'yes') return;
    const who = people.get(person);
    // An owner of the table acts on what is theirs; everybody else on what belongs to the accepted owner.
    owner = people.get(actor.id === 'owner' ? person : 'owner') ?? expect.unreachable('no owner');
    if (!who) return expect.unreachable('nobody of that name');
    const status = await statusFor(name, route, who, owner);
    if (expected === 'yes') expect([401, 403, 404, 500]).not.toContain(status);
    else expect(status).toBe(Number(expected));
  });
});
