import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rehearse } from './restore/rehearsal/rehearse.ts';

/**
 * `npm run rehearse-restore`: rehearses a restore with `--candidates` invented people (200 by default). Prints counts,
 * hashes and times; exits 1 when something did not come back or an erased person did.
 */
const { values } = parseArgs({ options: { candidates: { type: 'string', default: '200' } } });
const dir = mkdtempSync(join(tmpdir(), 'rehearsal-'));
try {
  const checks = await rehearse({ dir, candidates: Number(values.candidates), print: console.log });
  for (const { what, isSo } of checks) console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
  process.exitCode = checks.every(({ isSo }) => isSo) ? 0 : 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
