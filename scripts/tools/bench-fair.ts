import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ordinary, shares } from '#shared/limits.ts';
import { inOtherCell, publishKeysInCells } from '#tests/support/home-cell.ts';
import { startProductIn, waitForCatalogue } from '#tests/support/product.ts';
import { median, quantile } from './bench/auc.ts';
import { type Kind, kinds, type Outcome, ordinaryKinds, type Rates } from './bench/fair/load.ts';
import { noteFigures } from './trust/note.ts';

/**
 * `npm run bench:fair`: what one university at ten times its share does to the others, for each kind of call and for all at once: the
 * others' p99 beside it divided by their p99 alone, as the median of several rounds, in each of which every load runs once. Then: how
 * long a mailed link of another university takes during an import of 5 000 people whose mails are not held back, divided by the time
 * without it. What the loud university had accumulated is used up before each load. The row of nothing shows by how much two runs alone
 * differ. Rates, limits and lists to import are a tenth of the real ones, because two cores run clients, product and database together;
 * with `--of 25` (a divisor of 50) a 25th, over phases as much longer. `--loads imports,all` runs these only. Ten concurrent functions,
 * as in a new account, unless LAMBDA_CONCURRENCY differs. Last, on a product of two cells (`--cells 2` measures this alone): the same
 * for a loud university of the other cell, by everything at once. The cells share machine, engine and concurrent functions. Exits 1 when
 * a ratio exceeds the bar, another university is refused, or a refusal lacks Retry-After.
 */
const {
  cells,
  of,
  loads: only,
} = parseArgs({
  options: {
    cells: { type: 'string', default: '1' },
    of: { type: 'string', default: '10' },
    loads: { type: 'string', default: '' },
  },
}).values;
const isOneCell = cells === '1';
const slower = Number(of);
const scale = 1 / slower;
const bar = 1.5;
const rounds = 7;
/** As many calls in a phase at every scale. */
const phaseMs = 600 * slower;
/** The load has begun when the others are timed. */
const leadMs = 2_000;
const quietCampuses = 3;
const resetsARound = 4;

/** What each of the others does, a second. */
const usual: Rates = Object.fromEntries(
  Object.entries({ reads: 20, ratings: 10, public: 10, jobs: 10, uploads: 5, pdfs: 1 }).map(([kind, rate]) => [
    kind,
    scale * rate,
  ]),
);
const ofShare = (name: keyof typeof shares): number => (scale * 10 * shares[name].perHour) / 3600;
const ofBucket = scale * 10 * ordinary.perSecond;
const tenTimes: Required<Rates> = {
  reads: ofBucket,
  ratings: ofBucket,
  public: ofBucket,
  jobs: ofShare('jobs'),
  uploads: ofShare('uploads'),
  pdfs: ofShare('pdfs'),
  mails: ofShare('mails'),
  // One list in each phase.
  imports: 1_000 / phaseMs,
};
const everything: Rates = {
  ...tenTimes,
  ...Object.fromEntries(ordinaryKinds.map((kind) => [kind, ofBucket / ordinaryKinds.length])),
};
type Load = readonly [name: string, rates: Rates];
const ofOneCell: readonly Load[] = [
  ...kinds.map((kind): Load => [kind, { [kind]: tenTimes[kind] }]),
  ['all', everything],
];
const loads: readonly Load[] = [
  ['nothing', {}],
  ...(isOneCell
    ? ofOneCell.filter(([name]) => !only || only.split(',').includes(name))
    : [['other cell', everything] as const]),
];

const { LAMBDA_CONCURRENCY: functionsAtOnce = '10' } = process.env;
const localDir = resolve('.local/bench/fair');
const settingsFile = resolve(`.local/bench/fair-of-${of}.json`);
const ofUniversity = { requestsPerSecond: ordinary.perSecond / slower, burst: ordinary.atOnce / slower };
const settings = {
  mail: { domain: 'thesee.example' },
  limits: { requestsPerSecond: 5_000, burst: 5_000, ofUniversity },
};
mkdirSync(dirname(settingsFile), { recursive: true });
writeFileSync(settingsFile, JSON.stringify(settings));
const stop = await startProductIn(localDir, {
  args: ['--empty', '--settings', settingsFile],
  variables: { LAMBDA_CONCURRENCY: functionsAtOnce, CELLS: cells },
});

const p99 = (outcomes: readonly Outcome[], kind: string): number =>
  quantile(
    outcomes.filter((one) => one.kind === kind).map(({ ms }) => ms),
    0.99,
  );
const fixed = (ratio: number): string => ratio.toFixed(2).padStart(8);
const fail = (): void => {
  process.exitCode = 1;
};

try {
  // Loaded after the environment names the table.
  const { seedCatalogue } = await import('#scripts/demo/seed-catalogue.ts');
  const { buildCampus, takeWhatIsLeft } = await import('./bench/fair/campus.ts');
  const { emptyBuckets, send } = await import('./bench/fair/load.ts');
  const { timeResets } = await import('./bench/fair/reset-mails.ts');
  const { loadKey } = await import('#functions/lib/keys/secrets-manager.ts');
  const { findCounts } = await import('#functions/data/universities/counts.ts');
  await loadKey('PSEUDONYM_SECRET');
  await seedCatalogue();
  await waitForCatalogue(localDir);
  await publishKeysInCells();
  const loud = await inOtherCell(() => buildCampus(8, scale));
  const quiet = await Promise.all(Array.from({ length: quietCampuses }, () => buildCampus(4, 1)));
  const ofQuiet = async (): Promise<Outcome[]> =>
    (await Promise.all(quiet.map((campus) => send(campus, usual, phaseMs)))).flat();

  const besides = async (rates: Rates) => {
    await inOtherCell(() => takeWhatIsLeft(loud, scale));
    // The edge keeps public pages for a second, so few of them reach a bucket.
    for (const kind of ['reads', 'ratings'] as const) if (rates[kind]) await emptyBuckets(loud, kind);
    const lead = send(loud, rates, leadMs);
    await new Promise((resolve) => setTimeout(resolve, leadMs));
    const [others, own, before] = await Promise.all([ofQuiet(), send(loud, rates, phaseMs), lead]);
    return { others, own: [...before, ...own] };
  };

  // Functions start first, because a cold start takes a core from everything else here, unlike in the cloud.
  for (const kind of kinds.filter((one) => one in usual)) {
    await Promise.all([loud, ...quiet].map((campus) => send(campus, { [kind]: 8 }, 250)));
  }
  await ofQuiet();

  const results: { alone: Outcome[]; beside: { name: string; others: Outcome[]; own: Outcome[] }[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await ofQuiet();
    const beside = [];
    for (const [name, rates] of loads) beside.push({ name, ...(await besides(rates)) });
    results.push({ alone, beside });
  }

  const others = Object.keys(usual);
  console.log(`p99 of the others beside, divided by alone (medians of ${rounds} rounds)`);
  console.log(`ten times  ${others.map((kind) => kind.padStart(8)).join('')}`);
  let worstRatio = 0;
  const aloneMs = others.map((kind) => median(results.map(({ alone }) => p99(alone, kind))));
  console.log(`alone, ms  ${aloneMs.map((ms) => ms.toFixed(0).padStart(8)).join('')}`);
  for (const [place, [name]] of loads.entries()) {
    const ratios = others.map((kind) =>
      median(results.map(({ alone, beside }) => p99(beside[place]?.others ?? [], kind) / p99(alone, kind))),
    );
    console.log(`${name.padEnd(11)}${ratios.map(fixed).join('')}`);
    worstRatio = Math.max(worstRatio, ...ratios);
    if (!ratios.every((ratio) => ratio <= bar)) fail();
  }

  const own = results.flatMap(({ beside }) => beside.flatMap((one) => one.own));
  const quietOnes = results.flatMap(({ alone, beside }) => [...alone, ...beside.flatMap((one) => one.others)]);
  const refusedOf = (kind: Kind): string => {
    const some = own.filter((one) => one.kind === kind);
    return `${kind} ${some.filter(({ status }) => status === 429).length} of ${some.length}`;
  };
  const silent = own.filter(({ status, retryAfter }) => status === 429 && !(Number(retryAfter) > 0));
  console.log(
    `refused (429) of the loud one's: ${kinds.map(refusedOf).join(', ')}; ${silent.length} without Retry-After`,
  );
  const count = (is: (status: number) => boolean): number => quietOnes.filter(({ status }) => is(status)).length;
  const [refused, lost] = [count((status) => status === 429), count((status) => status >= 500)];
  const wrong = count((status) => status >= 400) - refused - lost;
  console.log(
    `the others: ${quietOnes.length} calls, ${refused} refused, ${lost} found no function at ${functionsAtOnce} at once, ${wrong} wrong`,
  );
  if (quietOnes.some(({ status }) => status >= 400) || silent.length > 0) fail();

  if (isOneCell && !only) {
    noteFigures('fairness', { worstRatio, refused });
    const [home] = quiet;
    const university = { id: home?.universityId ?? '' };
    const alone = await timeResets(university, rounds * resetsARound);
    console.log(`a mailed link alone: ${median(alone).toFixed(0)} ms (median of ${alone.length})`);
    // So large a share that nothing holds its mails back.
    const importing = await buildCampus(1, 100);
    const [begun] = await send(importing, { imports: 1 }, 1_000);
    if (begun?.status !== 200) throw new Error(`the import was refused with ${begun?.status}`);
    const beside = await timeResets(university, rounds * resetsARound);
    const made = (await findCounts(importing.universityId))?.acceptedUsers ?? 0;
    const ratio = median(beside) / median(alone);
    console.log(
      `during an import of 5 000: ${median(beside).toFixed(0)} ms, ratio ${ratio.toFixed(2)}; at its end ${made} were imported`,
    );
    if (!(ratio <= bar)) fail();
  }
} finally {
  await stop();
}
if (isOneCell && !only) {
  // In a process of its own, since clients keep their endpoints.
  const { status } = spawnSync(process.execPath, [import.meta.filename, '--cells', '2', '--of', of], {
    stdio: 'inherit',
  });
  if (status !== 0) fail();
}
process.exit();
