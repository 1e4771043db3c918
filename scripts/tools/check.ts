import { isOfCheck, readMap, unproven } from './run-parts/spec-map.ts';
import { inCells, playwright, runParts, vitest } from './run-parts.ts';
import { accessibilityFigures } from './trust/accessibility.ts';
import { noteFigures } from './trust/note.ts';

/** `npm run check`: runs in full what `npm test` samples (docs/commands.md). Exits 1 on a finding. */
process.env.CROWD = '10000';
process.env.EVERY_CRASH_POINT = 'yes';
process.env.EVERY_LAYOUT = 'yes';
process.env.EVERY_RIGHT = 'yes';
process.env.EVERY_STAGE = 'yes';
process.env.FUZZ_CASES ??= '2000';
process.env.WITH_KEEPERS = 'yes';
if (process.argv.includes('--all-looks')) process.env.ALL_LOOKS = 'yes';
runParts(
  [
    { name: 'starts', command: 'node', args: ['scripts/tools/bench-start.ts'], seconds: 150 },
    { name: 'suggestions', command: 'node', args: ['scripts/tools/bench-match.ts'], seconds: 60 },
    vitest(
      'sampled',
      600,
      ['functions'],
      [
        ...['rights', 'must-choose-password', 'bundles', 'fuzz'],
        ...['exports-layout', 'exports-report', 'exports-travelled'],
        ...['task-crashes', 'reminders', 'requests-notice', 'university-figures'],
      ].map((name) => `tests/functions/${name}`),
    ),
    vitest('costs', 300, ['functions'], ['tests/functions/costs.test.ts']),
    vitest('cells', 300, ['cells']),
    vitest('long', 600, ['long']),
    vitest('stages', 200, ['infra']),
    vitest('products', 90, ['products']),
    { name: 'ledger', command: 'node', args: ['scripts/tools/ledger.ts', '--seconds', '60'], seconds: 120 },
    inCells(200, ['addresses', 'cv-message', 'sessions', 'universities-members']),
    playwright('long', 120, { name: 'long stories' }),
    playwright('sweeps', 900),
    playwright('pictures', 90),
  ],
  (outcomes) => {
    noteFigures('accessibility', accessibilityFigures(outcomes));
    return unproven(readMap(), outcomes, isOfCheck);
  },
);
