import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appOf, isEveryStageChecked, stageOf } from './templates.ts';

/** CDK says of every function that it waits for its role, which CloudFormation knows from the reference already. */
const ignored = 'W3005';

/** Whether CloudFormation's own checker can be asked here: it is a program of Python's. */
const isInstalled = spawnSync('cfn-lint', ['--version']).status === 0;
const unasked = isInstalled ? '' : ' (cfn-lint is not installed: not asked)';

it.each([
  ['production', 5],
  ...(isEveryStageChecked
    ? ([
        ['staging', 5],
        ['dev', 4],
      ] as const)
    : []),
] as const)(`has CloudFormation’s own checker find nothing in %s${unasked}`, (stage, count) => {
  if (!isInstalled) return;
  const { directory } = appOf(stageOf(stage)).app.synth();
  const templates = globSync('*.template.json', { cwd: directory }).map((file) => join(directory, file));
  expect(templates).toHaveLength(count);
  const { stdout, stderr } = spawnSync('cfn-lint', ['--ignore-checks', ignored, '--', ...templates], {
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
});
