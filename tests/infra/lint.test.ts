import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appOf, stageOf } from './templates.ts';

/** CDK says of every function that it waits for its role, which CloudFormation knows from the reference already. */
const ignored = 'W3005';

/** Whether CloudFormation's own checker can be asked here: it is a program of Python's. */
const isInstalled = spawnSync('cfn-lint', ['--version']).status === 0;

// Production has all that any stage has.
it(`has CloudFormation’s own checker find nothing${isInstalled ? '' : ' (cfn-lint is not installed: not asked)'}`, () => {
  if (!isInstalled) return;
  const { directory } = appOf(stageOf('production')).app.synth();
  const templates = globSync('*.template.json', { cwd: directory }).map((file) => join(directory, file));
  expect(templates).toHaveLength(5);
  const { stdout, stderr } = spawnSync('cfn-lint', ['--ignore-checks', ignored, '--', ...templates], {
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
});
