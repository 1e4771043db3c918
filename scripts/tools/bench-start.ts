import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { bundleFunctions } from '#infra/bundles.ts';
import { type FunctionName, functions } from '#infra/functions.ts';
import { measureLoads } from './bench/start/measure.ts';

/**
 * `npm run bench:start`: load time of each function's code, divided by that of a bare handler that reads one item with
 * the SDK, bundled as AWS advises (minified ES module). Medians of one run, each load in a fresh process; only ratios
 * carry over to another machine. Exits 1 above a bar.
 */
const rounds = 21;
/** With the table alone; another client, or the report's renderer, costs more. */
const defaultBar = 0.8;
const bars: Readonly<Record<string, number>> = { auth: 1, mailer: 1, exports: 1.2 } satisfies Partial<
  Record<FunctionName, number>
>;

const directory = resolve('.local/bench');
const bare = join(directory, 'bare.mjs');

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

const sizeOf = ({ outputs }: Metafile, file: string): string => {
  const [, output] = Object.entries(outputs).find(([path]) => resolve(path) === file) ?? [];
  const KB = ((output?.bytes ?? 0) / 1000).toFixed(0);
  return `${KB.padStart(8)} ${String(Object.keys(output?.inputs ?? {}).length).padStart(8)}`;
};

mkdirSync(directory, { recursive: true });
const names = Object.keys(functions);
const bundles = join(directory, 'bundles');
const bareSize = sizeOf(bundleBare(), bare);
const metafile = bundleFunctions(names, bundles);
const files = names.map((name) => join(bundles, name, `${name}.js`));
const [unit = { ms: Number.NaN, cpuMs: Number.NaN }, ...loads] = measureLoads([bare, ...files], rounds);

const line = (name: string, ms: string, cpuMs: string, bar: string, size: string): void =>
  console.log(`${name.padEnd(13)} ${ms.padStart(8)} ${cpuMs.padStart(13)} ${bar.padStart(5)} ${size}`);

console.log(
  `${rounds} loads each; the bare handler's: ${unit.ms.toFixed(1)} ms, ${unit.cpuMs.toFixed(1)} of the processor\n`,
);
line('', 'clock', 'processor', 'bar', '      KB  modules');
line('bare handler', '1.00', '1.00', '', bareSize);
for (const [index, { ms, cpuMs }] of loads.entries()) {
  const name = names[index] ?? '';
  const bar = bars[name] ?? defaultBar;
  const isAbove = cpuMs / unit.cpuMs > bar;
  const size = sizeOf(metafile, files[index] ?? '') + (isAbove ? '  above its bar' : '');
  line(name, (ms / unit.ms).toFixed(2), (cpuMs / unit.cpuMs).toFixed(2), bar.toFixed(1), size);
  if (isAbove) process.exitCode = 1;
}
