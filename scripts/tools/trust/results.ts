import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { notesFolder } from './note.ts';

const noted = z.object({ day: z.string(), figures: z.record(z.string(), z.number()) });
const tally = z.object({ day: z.string(), passed: z.int(), failed: z.int() });
const results = z.object({ sources: z.record(z.string(), noted), tests: z.record(z.string(), tally) });

export type Tally = z.infer<typeof tally>;
/** `sources` by name, `tests` by path; each with the day (ISO) on which it was last measured. */
export type Results = z.infer<typeof results>;

/** Results of earlier runs, which are kept beside the papers. */
export const keptFile = 'docs/trust/results.json';
export const testsFile = 'tests.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the notes of tests and benches on this machine. */
export const readNotes = (folder = notesFolder): Results => {
  if (!existsSync(folder)) return { sources: {}, tests: {} };
  // The inventory of packages lies there, too: sbom.cdx.json.
  const names = readdirSync(folder).filter((name) => /^[\w-]+\.json$/.test(name) && name !== testsFile);
  const sources = names.map((name) => [name.slice(0, -5), z.parse(noted, readJson(join(folder, name)))] as const);
  const tests = join(folder, testsFile);
  return {
    sources: Object.fromEntries(sources),
    tests: existsSync(tests) ? z.parse(results.shape.tests, readJson(tests)) : {},
  };
};

export const readKept = (file = keptFile): Results =>
  existsSync(file) ? z.parse(results, readJson(file)) : { sources: {}, tests: {} };

const latest = <T extends { day: string }>(
  kept: Readonly<Record<string, T>>,
  here: Readonly<Record<string, T>>,
): Record<string, T> => {
  const newer = Object.entries(here).filter(([name, { day }]) => day >= (kept[name]?.day ?? ''));
  const all = { ...kept, ...Object.fromEntries(newer) };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Takes the later result of each source and test, and on the same day the one of this machine. */
export const mergeResults = (kept: Results, here: Results): Results => ({
  sources: latest(kept.sources, here.sources),
  tests: latest(kept.tests, here.tests),
});
