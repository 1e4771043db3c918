import { setTimeout as sleep } from 'node:timers/promises';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { seedCatalogue } from '#scripts/demo/seed-catalogue.ts';
import { createControl } from '#scripts/platform/index.ts';
import { randomFrom } from '#scripts/tools/bench/random.ts';
import { buildCampus } from './campus.ts';
import { check } from './check.ts';
import { type Client, enter, openClient } from './client.ts';
import { injectFaults } from './faults.ts';
import { takeTurn } from './mix.ts';

const candidates = 9;
const thinkMs = 200;

export type Ran = {
  clients: number;
  acknowledged: number;
  unanswered: number;
  /** Numbers by status. */
  refused: Record<string, number>;
  faults: number;
  lost: string[];
  twice: string[];
  across: string[];
};

const refusedOf = (clients: readonly Client[]): Record<string, number> => {
  const statuses: Record<string, number> = {};
  for (const { tally } of clients)
    for (const [status, count] of Object.entries(tally.refused)) statuses[status] = (statuses[status] ?? 0) + count;
  return statuses;
};

/**
 * Runs the mix on the product at `origin`, whose environment this process has: two universities, each with nine candidates and an
 * administrator, at once. The seed draws the faults and each client's calls.
 */
export const runLedger = async (origin: string, { seconds, seed }: { seconds: number; seed: number }): Promise<Ran> => {
  await loadKey('PSEUDONYM_SECRET');
  await seedCatalogue();
  const [here, there] = [
    await buildCampus('Zibeline-Rive', candidates),
    await buildCampus('Pangolin-Mont', candidates),
  ];
  const pairs = [
    { campus: here, foreign: there },
    { campus: there, foreign: here },
  ];
  const clients = pairs.flatMap(({ campus, foreign }, turn) =>
    [campus.admin, ...campus.candidates].map((person, index) => {
      const random = randomFrom(seed + turn * 1_000 + index);
      return openClient(origin, { campus, foreign, person, random });
    }),
  );
  for (const client of clients) await enter(client);

  const endsAt = performance.now() + seconds * 1_000;
  const isOver = (): boolean => performance.now() >= endsAt;
  const work = async (client: Client): Promise<void> => {
    while (!isOver()) {
      await takeTurn(client);
      await sleep(2 * thinkMs * client.random.uniform());
    }
  };
  const control = createControl(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  const [faults] = await Promise.all([injectFaults(control, randomFrom(seed - 1), isOver), ...clients.map(work)]);

  const findings = [];
  for (const client of clients) findings.push(await check(client));
  const sum = (part: 'acknowledged' | 'unanswered'): number => clients.reduce((all, { tally }) => all + tally[part], 0);
  return {
    clients: clients.length,
    acknowledged: sum('acknowledged'),
    unanswered: sum('unanswered'),
    refused: refusedOf(clients),
    faults,
    lost: findings.flatMap(({ lost }) => lost),
    twice: findings.flatMap(({ twice }) => twice),
    across: clients.flatMap(({ tally }) => tally.across),
  };
};
