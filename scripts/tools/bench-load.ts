import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startProductIn, waitForCatalogue } from '#tests/support/product.ts';
import { noteFigures } from './trust/note.ts';

/**
 * `npm run bench:load`: the highest rate that two cores bear with clients, product and database. First a closed loop of the mix (70 %
 * reads, 20 % writes of an item, 5 % lists of 49, 4 % suggestions of jobs, 1 % sign-ins) finds the saturation; then an open loop holds
 * 0.7 of it for 300 s (`--seconds`), and a tenth less while there is an error (a status from 400, or no answer) or a growing queue.
 * The bare SDK does, in the same run and against the same local database, the requests that the product made to it at saturation, from
 * a process of its own on as many connections: the bar's ratio is the product's requests a second divided by these. A call makes
 * several requests, so that its own rate, divided by GetItem of the bare SDK, says how much each call does rather than what the product
 * adds; it is printed too. Limits of the gateway and of each university are out of the way. Exits 1 when a rate from 0.3 of the
 * saturation has errors or a growing queue, or when the ratio is below 0.6.
 *
 * `-- --memory`: what each function's threads use after 20 000 and after 100 000 requests of the mix (`--requests`), garbage collected.
 * Exits 1 when one grew by more than a tenth and 2 MB, or when a call failed.
 *
 * Only runs of full length are noted for `npm run trust`.
 */
const { values } = parseArgs({
  options: {
    memory: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '300' },
    requests: { type: 'string', default: '100000' },
  },
});
const [seconds, requests] = [Number(values.seconds), Number(values.requests)];
const leastRatio = 0.6;

const localDir = resolve('.local/bench/load');
const settingsFile = resolve('.local/bench/load.json');
const outOfTheWay = { requestsPerSecond: 5_000, burst: 5_000 };
mkdirSync(dirname(settingsFile), { recursive: true });
writeFileSync(
  settingsFile,
  JSON.stringify({ mail: { domain: 'thesee.example' }, limits: { ...outOfTheWay, ofUniversity: outOfTheWay } }),
);
const stop = await startProductIn(localDir, { args: ['--empty', '--settings', settingsFile] });

const fail = (): void => {
  process.exitCode = 1;
};

try {
  // Loaded after the environment names the table.
  const { seedCatalogue } = await import('#scripts/demo/seed-catalogue.ts');
  const { loadKey } = await import('#functions/lib/keys/secrets-manager.ts');
  const { buildPeople } = await import('./bench/load/people.ts');
  const { createCalls } = await import('./bench/load/calls.ts');
  await loadKey('PSEUDONYM_SECRET');
  await seedCatalogue();
  await waitForCatalogue(localDir);
  const send = createCalls(await buildPeople());
  if (values.memory) {
    const { measureMemory } = await import('./bench/load/measure-memory.ts');
    const { errors, functions } = await measureMemory(send, requests);
    const growing = functions.filter(({ isFlat }) => !isFlat).length;
    if (requests >= 100_000) noteFigures('memory', { requests, errors, functions: functions.length, growing });
    if (errors > 0 || growing > 0) fail();
  } else {
    const { measureLoad } = await import('./bench/load/measure-load.ts');
    const { isHeld, perSecond, saturation, ratioToBareSdk, ratioToBareGets, ...held } = await measureLoad(
      send,
      seconds,
    );
    const { errors, p50Ms, p99Ms } = held;
    const rates = { ratePerSecond: perSecond, saturationPerSecond: saturation };
    if (seconds >= 300) noteFigures('load', { ...rates, p50Ms, p99Ms, errors, ratioToBareSdk, ratioToBareGets });
    if (!isHeld || ratioToBareSdk < leastRatio) fail();
  }
} finally {
  await stop();
}
process.exit();
