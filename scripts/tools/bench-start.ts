import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import * as z from 'zod/mini';
import { bundleFunctions } from '#infra/bundles.ts';
import { functions } from '#infra/functions.ts';
import { createLoads } from './bench/start/measure.ts';

/**
 * `npm run bench:start`: processor time to load each function's code, divided by that of a bare handler that reads one
 * item with the SDK, bundled as AWS advises (minified ES module). Exits 1 when a function's code is a tenth larger than
 * recorded, or its ratio, less what all share, a tenth above, after at most six batches of loads. Ratios are compared on
 * a machine like the recorded one alone: of the same processor, on which the bare handler takes as long within a
 * quarter. `-- --record` records both, on a quiet machine.
 */
const loadsPerBatch = 11;
const mostBatches = 6;
const tolerated = 1.1;
const mostShared = 1.05;
const alike = 1.25;

const directory = resolve('.local/bench');
const bare = join(directory, 'bare.mjs');
const file = join(import.meta.dirname, 'bench/start/starts.json');
const isRecording = process.argv.includes('--record');

const bundleBare = (): Metafile =>
  buildSync({
    entryPoints: [join(import.meta.dirname, 'bench/start/bare-handler.ts')],
    outfile: bare,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    metafile: true,
  }).metafile;

type Size = { KB: number; modules: number };

const sizeOf = ({ outputs }: Metafile, path: string): Size => {
  const [, output] = Object.entries(outputs).find(([name]) => resolve(name) === path) ?? [];
  return { KB: Math.round((output?.bytes ?? 0) / 1000), modules: Object.keys(output?.inputs ?? {}).length };
};

mkdirSync(directory, { recursive: true });
const names = Object.keys(functions);
const bundles = join(directory, 'bundles');
const bareSize = sizeOf(bundleBare(), bare);
const metafile = bundleFunctions(names, bundles);
const files = names.map((name) => join(bundles, name, `${name}.js`));
const processor = cpus()[0]?.model ?? 'unknown';
const kept = z
  .object({
    processor: z.string(),
    bareMs: z.number(),
    starts: z.record(z.string(), z.object({ ratio: z.number(), KB: z.number() })),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

const measure = createLoads([bare, ...files]);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const startsAfter = (rounds: number) => {
  const [unit = { ms: Number.NaN, cpuMs: Number.NaN }, ...loads] = measure(rounds);
  const isComparable =
    kept.processor === processor && Math.max(unit.cpuMs / kept.bareMs, kept.bareMs / unit.cpuMs) <= alike;
  const ratios = loads.map(({ ms, cpuMs }, index) => {
    const name = names[index] ?? '';
    const ratio = cpuMs / unit.cpuMs;
    const size = sizeOf(metafile, files[index] ?? '');
    const { ratio: before = 0, KB = 0 } = kept.starts[name] ?? {};
    return {
      name,
      clock: ms / unit.ms,
      ratio,
      before,
      growth: ratio / before,
      size,
      isLarger: size.KB > KB * tolerated,
    };
  });
  // A growth that all ratios share mostly comes from one lucky load of the bare handler.
  const shared = Math.min(Math.max(median(ratios.map(({ growth }) => growth)), 1), mostShared);
  const rows = ratios.map((row) => ({ ...row, isSlower: isComparable && row.growth / shared > tolerated }));
  return { unit, isComparable, rows };
};

let loads = loadsPerBatch;
let { unit, isComparable, rows } = startsAfter(loads);
for (let batch = 1; batch < mostBatches && (isRecording || rows.some(({ isSlower }) => isSlower)); batch += 1) {
  loads += loadsPerBatch;
  ({ unit, isComparable, rows } = startsAfter(loadsPerBatch));
}

const line = (name: string, ...cells: readonly (string | number)[]): void =>
  console.log([name.padEnd(13), ...cells.map((cell) => String(cell).padStart(10))].join(' '));

console.log(
  `Least of ${loads} loads; the bare handler's: ${unit.ms.toFixed(1)} ms, ${unit.cpuMs.toFixed(1)} of the processor\n`,
);
line('', 'clock', 'processor', 'recorded', 'KB', 'modules');
line('bare handler', '1.00', '1.00', '', ...Object.values(bareSize));
for (const { name, clock, ratio, before, size, isSlower, isLarger } of rows) {
  const finding = isSlower ? 'a tenth slower' : isLarger ? 'a tenth larger' : '';
  line(name, clock.toFixed(2), ratio.toFixed(2), before.toFixed(2), size.KB, size.modules, finding);
}
if (isRecording) {
  const starts = Object.fromEntries(
    rows.map(({ name, ratio, size: { KB } }) => [name, { ratio: Number(ratio.toFixed(2)), KB }]),
  );
  const bareMs = Number(unit.cpuMs.toFixed(1));
  writeFileSync(file, `${JSON.stringify({ processor, bareMs, starts }, null, 2)}\n`);
} else {
  if (!isComparable)
    console.log(`\nRecorded on another machine (${kept.processor}, ${kept.bareMs} ms): only sizes are compared.`);
  if (rows.some(({ isSlower, isLarger }) => isSlower || isLarger)) process.exitCode = 1;
}
