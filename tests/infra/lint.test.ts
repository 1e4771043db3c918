import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asking } from '#tests/support/asking.ts';
import { withCells } from './cells.ts';
import { appOf, isEveryStageChecked, shippedStage, stageOf } from './templates.ts';

/** CDK adds a DependsOn from every function to its role, though the reference already implies it. */
const ignored = 'W3005';

it.each([
  ['production as it is shipped', () => shippedStage('production'), 6],
  ...(isEveryStageChecked
    ? ([
        ['production', stageOf, 6],
        ['staging', stageOf, 6],
        ['dev', stageOf, 5],
        ['3 cells', () => withCells(3), 12],
        ['10 cells', () => withCells(10), 33],
      ] as const)
    : []),
] as const)(
  'has CloudFormation’s own checker find nothing in %s',
  { ...asking('cfn-lint'), timeout: 600_000 },
  (name, make, count) => {
    const { directory } = appOf(make(name)).app.synth();
    const templates = globSync('*.template.json', { cwd: directory }).map((file) => join(directory, file));
    expect(templates).toHaveLength(count);
    const { stdout, stderr } = spawnSync('cfn-lint', ['--ignore-checks', ignored, '--', ...templates], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe('');
  },
);
