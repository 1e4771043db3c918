import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { freePort, productBuilds, root } from '#scripts/platform/index.ts';
import { type Local, startLocal } from '#scripts/platform/services.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, password } from '#tests/support/accounts.ts';
import { changeAssembly } from '#tests/support/changed-assembly.ts';
import { inEnvironment, inFrontOf } from '#tests/support/other-environment.ts';
import { openSite } from '#tests/support/site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

// What one cell suffers leaves the people of another alone: its stop, and a flood beyond its limit. Cells share the account's functions
// at once (infra/cells.md), so the flood is held back where each cell has a limit of its own, in front of them.

const { cdkOut } = productBuilds(root, new AbortController().signal, { cells: 2 });
/** Calls that the main cell's gateway lets through in all, as it refills too slowly to matter. */
const burst = 60;
const functionsAtOnce = 10;

const limitMain = (cdkOut: string): string =>
  changeAssembly(cdkOut, ({ Resources }) => {
    const isOfMain = JSON.stringify(Resources).includes(`"CELL":"${mainCell}"`);
    for (const { Type, Properties } of Object.values(Resources))
      if (isOfMain && Type === 'AWS::ApiGatewayV2::Stage')
        Properties.DefaultRouteSettings = { ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: burst };
  });

const own = process.env;
let local: Local;
const people: Record<string, StoredUser[]> = {};

beforeAll(async () => {
  const log = () => undefined;
  const [port, localDir] = [await freePort(), temporaryFolder('cells-apart')];
  local = await startLocal({ port, localDir, cdkOut: limitMain(cdkOut), concurrency: functionsAtOnce, log });
  process.env = inFrontOf(own);
  for (const [id, { environment }] of Object.entries(local.cells))
    people[id] = await inEnvironment(environment, async () => {
      await loadKey('PSEUDONYM_SECRET');
      return [await buildAccount(), await buildAccount()];
    });
}, 300_000);
afterAll(async () => {
  process.env = own;
  await local.stop();
});

const cell = (id: string) => local.cells[id] ?? expect.unreachable(`there is no cell ${id}`);

/** Somebody without any cookie of before signs in, works and renews the session. Returns what the edge answered, one after another. */
const live = async (person: StoredUser): Promise<number[]> => {
  const statuses: number[] = [];
  const site = openSite(local.origin, async (request) => {
    const reply = await fetch(request);
    statuses.push(reply.status);
    return reply;
  });
  const { api } = site;
  await site.signIn(person, password);
  const said = {
    name: 'Master',
    university: 'Université Rive-Sud',
    city: 'Lyon',
    startDate: '2021-09-01',
    endDate: null,
  };
  const { id } = await api.diplomas.create({ body: { userId: person.id, ...said } });
  await api.diplomas.update({ params: { id }, body: { city: 'Brest' } });
  await site.renew(person);
  expect(await api.diplomas.listOfUser({ params: { userId: person.id } })).toHaveLength(1);
  await api.diplomas.remove({ params: { id } });
  expect((await api.users.get({ params: { id: person.id } })).email).toBe(person.email);
  return statuses;
};

const answered = [200, 201, 200, 200, 200, 204, 200];
const lives = (id: string): Promise<number[][]> => Promise.all((people[id] ?? []).map(live));
const all = (statuses: number[]): number[][] => [statuses, statuses];
const ask = async (origin: string) => (await fetch(`${origin}/api/v0/openapi.json`)).status;

const whileStopped = async (id: string, run: () => Promise<void>): Promise<void> => {
  await cell(id).stop();
  await run().finally(cell(id).start);
  await expect.poll(() => ask(cell(id).origin)).toBe(200);
};

it('the people of one cell are all answered, from signing in on, while another one is stopped', async () => {
  await whileStopped('b', async () => expect(await lives('main')).toEqual(all(answered)));
});

it('so are they while the main cell is stopped, where the edge leads whoever it does not know', async () => {
  await whileStopped('main', async () => expect(await lives('b')).toEqual(all([503, ...answered])));
});

it('of a flood beyond the main cell’s limit they notice nothing, though all cells share the functions at once', {
  timeout: 120_000,
}, async () => {
  let isOver = false;
  const callers: number[][] = Array.from({ length: functionsAtOnce + 2 }, () => []);
  const flood = async (statuses: number[]): Promise<void> => {
    while (!isOver) statuses.push(await ask(local.origin));
  };
  const floods = callers.map(flood);
  const latest = () => new Set(callers.map((statuses) => statuses.at(-1)));
  let before: number[] = [];
  try {
    await expect.poll(latest, { timeout: 50_000 }).toEqual(new Set([429]));
    before = callers.map(({ length }) => length);
    expect(await lives('b')).toEqual(all([429, ...answered]));
  } finally {
    isOver = true;
    await Promise.all(floods);
  }
  const meanwhile = callers.flatMap((statuses, place) => statuses.slice(before[place]));
  expect(new Set(meanwhile)).toEqual(new Set([429]));
  expect(meanwhile.length).toBeGreaterThan(functionsAtOnce);
});
