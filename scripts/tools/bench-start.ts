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
 * item with the SDK, bundled as AWS advises (minified ES module). Exits 1 when a ratio is a tenth above the recorded
 * one, less what all share, after at most six batches of loads; on another kind of processor it only prints them, as
 * ratios differ between kinds. `-- --record` records the ratios, on a quiet machine.
 */
const loadsPerBatch = 11;
const mostBatches = 6;
const tolerated = 1.1;
const mostShared = 1.05;

const directory = resolve('.local/bench');
const bare = join(directory, 'bare.mjs');
const file = join(import.meta.dirname, 'bench/start/ratios.json');
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

const sizeOf = ({ outputs }: Metafile, path: string): string => {
  const [, output] = Object.entries(outputs).find(([name]) => resolve(name) === path) ?? [];
  const KB = ((output?.bytes ?? 0) / 1000).toFixed(0);
  return `${KB.padStart(8)} ${String(Object.keys(output?.inputs ?? {}).length).padStart(8)}`;
};

mkdirSync(directory, { recursive: true });
const names = Object.keys(functions);
const bundles = join(directory, 'bundles');
const bareSize = sizeOf(bundleBare(), bare);
const metafile = bundleFunctions(names, bundles);
const files = names.map((name) => join(bundles, name, `${name}.js`));
const processor = cpus()[0]?.model ?? 'unknown';
const kept = z
  .object({ processor: z.string(), ratios: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const recorded = kept.ratios;
const isComparable = kept.processor === processor && !isRecording;

const measure = createLoads([bare, ...files]);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const ratiosAfter = (rounds: number) => {
  const [unit = { ms: Number.NaN, cpuMs: Number.NaN }, ...loads] = measure(rounds);
  const ratios = loads.map(({ ms, cpuMs }, index) => {
    const name = names[index] ?? '';
    const ratio = cpuMs / unit.cpuMs;
    return { name, clock: ms / unit.ms, ratio, growth: ratio / (recorded[name] ?? 0) };
  });
  // A growth that all ratios share mostly comes from one lucky load of the bare handler.
  const shared = Math.min(Math.max(median(ratios.map(({ growth }) => growth)), 1), mostShared);
  return { unit, rows: ratios.map((row) => ({ ...row, isAbove: row.growth / shared > tolerated })) };
};

let loads = loadsPerBatch;
let { unit, rows } = ratiosAfter(loads);
for (
  let batch = 1;
  batch < mostBatches && (isRecording || (isComparable && rows.some(({ isAbove }) => isAbove)));
  batch += 1
) {
  loads += loadsPerBatch;
  ({ unit, rows } = ratiosAfter(loadsPerBatch));
}

const line = (name: string, clock: string, ratio: string, before: string, size: string): void =>
  console.log(`${name.padEnd(13)} ${clock.padStart(8)} ${ratio.padStart(13)} ${before.padStart(9)} ${size}`);

console.log(
  `Least of ${loads} loads; the bare handler's: ${unit.ms.toFixed(1)} ms, ${unit.cpuMs.toFixed(1)} of the processor\n`,
);
line('', 'clock', 'processor', 'recorded', '      KB  modules');
line('bare handler', '1.00', '1.00', '', bareSize);
for (const [index, { name, clock, ratio, isAbove }] of rows.entries()) {
  const size = sizeOf(metafile, files[index] ?? '') + (isAbove && isComparable ? '  grown by a tenth or more' : '');
  line(name, clock.toFixed(2), ratio.toFixed(2), (recorded[name] ?? Number.NaN).toFixed(2), size);
}
if (isRecording) {
  const ratios = Object.fromEntries(rows.map(({ name, ratio }) => [name, Number(ratio.toFixed(2))]));
  writeFileSync(file, `${JSON.stringify({ processor, ratios }, null, 2)}\n`);
} else if (!isComparable) console.log(`\nRecorded on another processor (${kept.processor}): not compared.`);
else if (rows.some(({ isAbove }) => isAbove)) process.exitCode = 1;
