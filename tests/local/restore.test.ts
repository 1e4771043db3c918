import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rehearse } from '#scripts/operations/restore/rehearsal/rehearse.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

test('a restore brings everything back but whoever was erased since, and signs everybody out', async () => {
  const dir = temporaryFolder('restore');
  const lines: string[] = [];
  try {
    const checks = await rehearse({ dir, candidates: 5, print: (line) => lines.push(line) });
    expect(checks.filter(({ isSo }) => !isSo)).toEqual([]);
    expect(checks).toHaveLength(6);
    const said = lines.join('\n');
    // Six people, each with a diploma, a session, its renewal, a password, an address claim and a CV; one university
    // with counts.
    expect(said).toMatch(/backed up: 44 items, hash [0-9a-f]{16}; 12 files/);
    expect(said).toContain('2 in the ledger, 2 erased again; 4 sessions ended');
    expect(said).toMatch(/^User +6 back +5 now {2}different$/m);
    expect(said).toMatch(/^University +1 back +1 now {2}the same$/m);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
