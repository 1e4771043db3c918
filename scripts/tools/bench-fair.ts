import { resolve } from 'node:path';
import { shares } from '#shared/limits.ts';
import { startProductIn } from '#tests/support/product.ts';
import { median, quantile } from './bench/auc.ts';
import { type Kind, kinds, type Outcome } from './bench/fair/load.ts';

/**
 * `npm run bench:fair`: what one university at ten times its share of expensive calls (jobs, uploads, PDFs) does to the
 * others: their p99 beside it divided by their p99 alone, as the median of several alternating rounds. What the loud
 * university had accumulated is used up before each round. All rates are a tenth of the real ones, because two cores
 * run clients, product and database together; ten concurrent functions, as in a new account, unless LAMBDA_CONCURRENCY
 * differs. Exits 1 when a ratio exceeds the bar, another university is refused, or a refusal lacks Retry-After.
 */
const bar = 1.5;
const rounds = 7;
const phaseMs = 30_000;
const quietCampuses = 3;
const scale = 1 / 10;
const usual: Readonly<Record<Kind, number>> = { jobs: 10, uploads: 5, pdfs: 1 };
/** Per second. */
const ordinary = (kind: Kind): number => scale * usual[kind];
const tenTimes = (kind: Kind): number => (scale * 10 * shares[kind].perHour) / 3600;

const { LAMBDA_CONCURRENCY: functionsAtOnce = '10' } = process.env;
const stop = await startProductIn(resolve('.local/bench/fair'), {
  args: ['--empty'],
  variables: { LAMBDA_CONCURRENCY: functionsAtOnce },
});
try {
  // Loaded after the environment names the table.
  const { seedCatalogue } = await import('#scripts/demo/seed-catalogue.ts');
  const { buildCampus, takeWhatIsLeft } = await import('./bench/fair/campus.ts');
  const { send } = await import('./bench/fair/load.ts');
  await seedCatalogue();
  const loud = await buildCampus(8, scale);
  const quiet = await Promise.all(Array.from({ length: quietCampuses }, () => buildCampus(4, 1)));

  const ofQuiet = async (): Promise<Outcome[]> =>
    (await Promise.all(quiet.map((campus) => send(campus, ordinary, phaseMs)))).flat();
  const besideLoud = async () => {
    const [others, own] = await Promise.all([ofQuiet(), send(loud, tenTimes, phaseMs)]);
    return { others, own };
  };

  // Functions start first, because a cold start takes a core from everything else here, unlike in the cloud.
  const atOnceOf = (wanted: Kind) => (kind: Kind) => (kind === wanted ? 8 : 0);
  for (const kind of kinds) await Promise.all([loud, ...quiet].map((campus) => send(campus, atOnceOf(kind), 250)));
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await ofQuiet();
    await takeWhatIsLeft(loud, scale);
    results.push({ alone, ...(await besideLoud()) });
  }

  const p99 = (outcomes: readonly Outcome[], kind: Kind): number =>
    quantile(
      outcomes.filter((one) => one.kind === kind).map(({ ms }) => ms),
      0.99,
    );
  console.log('         p99 alone   beside   ratio   (medians of %d rounds)', rounds);
  for (const kind of kinds) {
    const pairs = results.map(({ alone, others }) => [p99(alone, kind), p99(others, kind)] as const);
    const ratio = median(pairs.map(([alone, beside]) => beside / alone));
    const ms = [median(pairs.map(([alone]) => alone)), median(pairs.map(([, beside]) => beside))].map(
      (one) => `${one.toFixed(0)} ms`,
    );
    console.log(`${kind.padEnd(8)}${ms.map((one) => one.padStart(10)).join('')}${ratio.toFixed(2).padStart(8)}`);
    if (!(ratio <= bar)) process.exitCode = 1;
  }

  const [own, alone, others] = [
    results.flatMap((result) => result.own),
    results.flatMap((result) => result.alone),
    results.flatMap((result) => result.others),
  ];
  const refused = own.filter(({ status }) => status === 429);
  const silent = refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0));
  console.log(
    `the loud one: ${own.length} calls, ${refused.length} refused (429), ${silent.length} of these without Retry-After`,
  );
  const lost = [alone, others, own].map((some) => some.filter(({ status }) => status >= 500).length);
  console.log(
    `no function free, at ${functionsAtOnce} at once: the others alone ${lost[0]} of ${alone.length}, beside ${lost[1]} of ${others.length}; the loud one ${lost[2]}`,
  );
  const isServed = [...alone, ...others].every(({ status }) => status < 400);
  if (!isServed || silent.length > 0 || refused.length < own.length / 2) process.exitCode = 1;
} finally {
  await stop();
}
process.exit();
