import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { expect, test, vi } from 'vitest';
import { deployedVariables, enter, placeName, placeOf } from '#scripts/operations/stage/variables.ts';
import { lockFolder, noteRunning } from '#scripts/platform/index.ts';
import { answeredBy } from '#tests/support/aws.ts';

const region = { region: 'eu-west-3' };
const place = { stage: 'staging', cell: 'main', ...region };

/** A fake account with one stack, whose functions have these variables. */
const account = (stack: string, functions: Record<string, Record<string, string>>) => {
  const cloudFormation = answeredBy(new CloudFormationClient(region), (_, { StackName }) => {
    if (StackName !== stack) throw Object.assign(new Error('does not exist'), { name: 'ValidationError' });
    const ofType = (ResourceType: string) => (PhysicalResourceId: string) => ({ ResourceType, PhysicalResourceId });
    const own = Object.keys(functions).map(ofType('AWS::Lambda::Function'));
    return { StackResourceSummaries: [ofType('AWS::IAM::Role')('a-role'), ...own] };
  });
  const lambda = answeredBy(new LambdaClient(region), (_, { FunctionName }) => ({
    Environment: { Variables: functions[String(FunctionName)] },
  }));
  return { cloudFormation, lambda };
};

test('a command finds of a stage what its functions find, and nothing of their processes', async () => {
  const clients = account('thesee-staging-api', {
    auth: { TABLE_NAME: 'the-table', SIGNING_KEY: 'alias/tokens', NODE_OPTIONS: '--anything' },
    files: { TABLE_NAME: 'the-table', FILES_BUCKET: 'the-bucket' },
  });
  expect(await deployedVariables(place, clients)).toEqual({
    TABLE_NAME: 'the-table',
    SIGNING_KEY: 'alias/tokens',
    FILES_BUCKET: 'the-bucket',
    AWS_REGION: 'eu-west-3',
  });
});

test('a stage that is not there is named, with its region', async () => {
  const clients = account('thesee-dev-api', {});
  await expect(deployedVariables(place, clients)).rejects.toThrow('no stack thesee-staging-api in eu-west-3');
});

test('a place is a stage or this machine, said and said once', () => {
  const settings = 'tests/infra/stages/dev.json';
  expect(placeOf({ stage: 'dev', settings })).toEqual({ stage: 'dev', region: 'eu-west-3', cell: 'main' });
  expect(() => placeOf({})).toThrow('Say where');
  expect(() => placeOf({ stage: 'dev', local: true })).toThrow('Say where');
});

test('the region is that of the stage’s settings, whatever the shell says', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'stage-')), 'own.json');
  const watch = { address: 'ops@these.test', monthlyBudgetUSD: 5 };
  writeFileSync(file, JSON.stringify({ region: 'eu-north-1', mail: { domain: 'mail.these.test' }, watch }));
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  expect(placeOf({ stage: 'own', settings: file })).toEqual({ stage: 'own', region: 'eu-north-1', cell: 'main' });
  vi.unstubAllEnvs();
});

test('a stage without a file, or with examples in it, is refused before AWS is asked', () => {
  expect(() => placeOf({ stage: 'nowhere' })).toThrow('There is no stage “nowhere”');
  expect(() => placeOf({ stage: 'staging', settings: 'infra/stages/examples/staging.json' })).toThrow(
    'is an example; write your own',
  );
});

test('the local product is entered by its own keys, also where somebody has named an account of theirs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'running-'));
  vi.stubEnv('LOCAL_DIR', folder);
  vi.stubEnv('AWS_PROFILE', 'thesee');
  vi.stubEnv('AWS_SESSION_TOKEN', 'of-an-account');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'of-an-account');
  await lockFolder(folder);
  await noteRunning(folder, { main: { AWS_ACCESS_KEY_ID: 'runner' } });
  await enter(placeOf({ local: true }));
  const { AWS_PROFILE, AWS_SESSION_TOKEN, AWS_ACCESS_KEY_ID } = process.env;
  expect({ AWS_PROFILE, AWS_SESSION_TOKEN, AWS_ACCESS_KEY_ID }).toEqual({ AWS_ACCESS_KEY_ID: 'runner' });
});

test('a command on the local product enters the cell that it names, and is asked for one where several run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'running-'));
  vi.stubEnv('LOCAL_DIR', folder);
  vi.stubEnv('TABLE_NAME', '');
  expect(() => placeOf({ local: true })).toThrow(`No product runs on ${folder}`);
  await lockFolder(folder);
  await noteRunning(folder, { main: { TABLE_NAME: 'first' }, b: { TABLE_NAME: 'second' } });
  const place = placeOf({ local: true, cell: 'b' });
  expect(placeName(place)).toBe('the local product, cell b');
  await enter(place);
  expect(process.env.TABLE_NAME).toBe('second');
  expect(placeName(placeOf({ local: true, cell: 'main' }))).toBe('the local product');
  expect(() => placeOf({ local: true })).toThrow('several cells: say which with --cell, one of main, b');
  expect(() => placeOf({ local: true, cell: 'c' })).toThrow('no cell “c”: it has main, b');
  vi.unstubAllEnvs();
});
