import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readStage } from '#infra/settings.ts';
import { settingsWith } from '#scripts/platform/runner/local-stage.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

it.each([
  [2, ['main', 'b'], { requestsPerSecond: 2500, burst: 2500 }],
  [3, ['main', 'b', 'c'], { requestsPerSecond: 1666, burst: 1666 }],
])('gives the local stage %i cells, which share what its gateway allows', (count, ids, limits) => {
  const file = `${temporaryFolder('stage')}/stage.json`;
  writeFileSync(file, settingsWith(count, 'infra/stages/local.json'));
  const stage = readStage('local', file);
  expect(stage.cells.map(({ id }) => id)).toEqual(ids);
  expect([stage.limits, stage.mail]).toMatchObject([limits, { domain: 'thesee.example' }]);
});
