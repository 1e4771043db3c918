import { playwright, runParts, vitest } from './run-parts.ts';

/**
 * `npm run check`: the long sweeps that `npm test` samples: axe over every scene in four looks (with `--all-looks` in all
 * eight), and the walk by keyboard; a decision's mail, which leaves after a while; what calls cost where there are ten thousand
 * people and universities; a crash at every point of deletions and moves. Exits 1 on a finding.
 */
process.env.CROWD = '10000';
process.env.EVERY_CRASH_POINT = 'yes';
if (process.argv.includes('--all-looks')) process.env.ALL_LOOKS = 'yes';
runParts([
  vitest('crashes', 600, ['functions'], ['tests/functions/task-crashes']),
  vitest('costs', 300, ['functions'], ['tests/functions/costs.test.ts']),
  playwright('sweeps', 900),
]);
