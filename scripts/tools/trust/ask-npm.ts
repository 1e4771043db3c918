import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const npm = (args: readonly string[]) => {
  const { stdout, stderr, error } = spawnSync('npm', args, { encoding: 'utf8', timeout: 120_000, maxBuffer: 2 ** 26 });
  return { stdout, stderr, error };
};

const inventory = z.looseObject({ metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }) });

/** Writes an inventory in CycloneDX of what ships, from the lock file alone; no registry is asked. */
export const writeInventory = (file: string): void => {
  const type = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { stdout, stderr } = npm(['sbom', ...type, '--omit', 'dev', '--package-lock-only']);
  if (!stdout) throw new Error(`npm made no inventory: ${stderr}`);
  const bom = inventory.parse(JSON.parse(stdout));
  // npm names it after the folder.
  bom.metadata.component.name = 'thesee';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
};

const counts = z.object({ metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int() }) }) });
const refusal = z.object({ message: z.optional(z.string()), error: z.optional(z.object({ summary: z.string() })) });

export type Advice = { readonly advisories: number } | { readonly notAsked: string };

/** Counts high and critical advisories in npm's report, or says why there is none. */
export const readAdvice = (report: string): Advice => {
  const parsed: unknown = (() => {
    try {
      return JSON.parse(report);
    } catch {
      return undefined;
    }
  })();
  const found = counts.safeParse(parsed).data?.metadata.vulnerabilities;
  if (found) return { advisories: found.high + found.critical };
  const { message, error } = refusal.safeParse(parsed).data ?? {};
  return { notAsked: message ?? error?.summary ?? 'npm gave no report' };
};

export const askForAdvice = (): Advice => readAdvice(npm(['audit', '--omit=dev', '--json']).stdout);
