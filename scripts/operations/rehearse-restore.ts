import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rehearse } from './restore/rehearsal/rehearse.ts';

/**
 * `npm run rehearse-restore`: a restore on this machine, with as many invented people as --candidates says (200). Prints counts,
 * hashes and times, and ends with status 1 when anything did not come back, or somebody did who had been erased.
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
