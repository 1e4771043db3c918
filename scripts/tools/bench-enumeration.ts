import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Context } from 'aws-lambda';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { startStandIns } from '#scripts/platform/services.ts';
import { basePath } from '#shared/contract.ts';
import { areaUnderCurve, median } from './bench/auc.ts';
import { randomFrom } from './bench/random.ts';
import { noteFigures } from './trust/note.ts';

/**
 * `npm run bench:enumeration`: does the duration of a public call reveal which addresses have an account? Prints the
 * probability that a known address takes longer (area under the curve): 0.5 reveals nothing, 1 everything. The first
 * line of each call compares unknown with unknown addresses, as the chance level.
 */
const calls = 2000;
const warmUp = 200;
const accounts = 200;
const chance = randomFrom(20261122);

const folder = resolve('.local/bench');
mkdirSync(folder, { recursive: true });
const standIns = await startStandIns({ dir: mkdtempSync(join(folder, 'enumeration-')) });
Object.assign(process.env, standIns.environment, {
  TABLE_NAME: 'table',
  SITE_ORIGIN: 'http://localhost:3000',
  SIGNING_KEY: 'signing-key',
  SIGNING_KEYS: 'signing-key',
  ORIGIN_SECRET: 'origin',
  PSEUDONYM_SECRET: 'pseudonym',
  DEVICE_SECRET: 'device',
  SECOND_FACTOR: 'offered',
});
// Keeps request logs out of the figures.
console.info = console.log;
console.log = () => undefined;

const { handler } = await import('#functions/auth/index.ts');
const { createAccountChanges: newAccount } = await import('#functions/data/people/accounts.ts');
const { commit } = await import('#functions/data/kernel/commit.ts');
const { hashPassword } = await import('#functions/lib/passwords/password.ts');

const addressOf = (name: string) => `${name.padStart(8, '0')}@bench.test`;
const passwordHash = await hashPassword('trois loutres au canal');
for (let account = 0; account < accounts; account += 1) {
  const now = new Date();
  const person = {
    firstName: 'Camille',
    lastName: 'Lefèvre',
    role: 'user',
    status: 'ACCEPTED',
    language: 'fr',
  } as const;
  const email = addressOf(`k${account}`);
  await commit(newAccount({ ...person, email, universityId: 'AbCd-university', passwordHash }, now).changes, { now });
}

/** Every event comes from another network, so that no rate limit applies. */
const eventOf = (call: string, body: object) => {
  const viewer = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}:4711`;
  return {
    routeKey: `POST ${basePath}/auth/${call}`,
    headers: {
      'content-type': 'application/json',
      'cloudfront-viewer-address': viewer,
      'x-origin-secret': 'the secret origin',
    },
    body: JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { requestId: randomUUID(), timeEpoch: Date.now(), http: { sourceIp: '127.0.0.1', userAgent: '' } },
  } as unknown as HttpEvent;
};

const timeOf = async (call: string, body: object, status: number): Promise<number> => {
  const event = eventOf(call, body);
  const startedAt = performance.now();
  const reply = await handler(event, {} as Context);
  const ms = performance.now() - startedAt;
  if (reply.statusCode !== status) throw new Error(`${call} answered ${reply.statusCode}: ${reply.body}`);
  return ms;
};

let counter = 0;
const unknown = (): string => {
  counter += 1;
  return addressOf(`u${counter}`);
};
const known = (): string => {
  counter += 1;
  return addressOf(`k${counter % accounts}`);
};

const compare = async (kinds: readonly [() => string, () => string], call: string, rest: object, status: number) => {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < warmUp + calls; turn += 1) {
    const kind = chance.uniform() < 0.5 ? 0 : 1;
    const ms = await timeOf(call, { email: kinds[kind](), ...rest }, status);
    if (turn >= warmUp) times[kind].push(ms);
  }
  return times;
};

/** Returns the area under the curve. */
const tell = (name: string, [first, second]: readonly [number[], number[]]): number => {
  const auc = areaUnderCurve(second, first);
  console.info(
    `${name.padEnd(44)} ${auc.toFixed(3).padStart(6)} ${median(first).toFixed(2).padStart(9)} ${median(second).toFixed(2).padStart(9)}`,
  );
  return auc;
};

console.info(`${calls} calls each; medians in milliseconds\n`);
console.info(`${''.padEnd(44)} ${'AUC'.padStart(6)} ${'unknown'.padStart(9)} ${'known'.padStart(9)}`);
const figures: Record<string, number> = {};
for (const [title, call, rest, status, figure] of [
  ['reset-password', 'reset-password', {}, 204, 'resetAuc'],
  ['login with a wrong password', 'login', { password: 'not the password' }, 401, 'loginAuc'],
] as const) {
  tell(`${title}, unknown against unknown`, await compare([unknown, unknown], call, rest, status));
  figures[figure] = tell(`${title}, unknown against known`, await compare([unknown, known], call, rest, status));
}
noteFigures('enumeration', figures);
await standIns.stop();
