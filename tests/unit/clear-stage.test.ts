import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { expect, test } from 'vitest';
import { clearing } from '#scripts/operations/clear-stage/plan.ts';
import { carryOut } from '#scripts/operations/operator/plan.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { answeredBy } from '#tests/support/aws.ts';
import { failedStage, type Stack } from '#tests/support/failed-stage.ts';

const rolledBack: Stack = {
  status: 'ROLLBACK_COMPLETE',
  history: ['REVIEW_IN_PROGRESS', 'CREATE_IN_PROGRESS', 'ROLLBACK_IN_PROGRESS', 'ROLLBACK_COMPLETE'],
};
const lived: Stack = {
  status: 'CREATE_COMPLETE',
  history: ['REVIEW_IN_PROGRESS', 'CREATE_IN_PROGRESS', 'CREATE_COMPLETE'],
};
/** A failed rollback: its table was protected; two resources were never created, or their names belong to others. */
const storage: Stack = {
  status: 'ROLLBACK_FAILED',
  history: ['CREATE_IN_PROGRESS', 'ROLLBACK_IN_PROGRESS', 'ROLLBACK_FAILED'],
  resources: {
    'a-key': ['AWS::KMS::Key', 'CREATE_COMPLETE'],
    'the-table': ['AWS::DynamoDB::GlobalTable', 'DELETE_FAILED'],
    'the-files': ['AWS::S3::Bucket', 'CREATE_COMPLETE'],
    'a-secret': ['AWS::SecretsManager::Secret', 'CREATE_COMPLETE'],
    'a-log': ['AWS::Logs::LogGroup', 'DELETE_SKIPPED'],
    'a-role': ['AWS::IAM::Role', 'DELETE_FAILED'],
    'the-ledger': ['AWS::S3::Bucket', 'DELETE_COMPLETE'],
    'a-vault': ['AWS::Backup::BackupVault', 'CREATE_FAILED'],
    'their-log': ['AWS::Logs::LogGroup', 'DELETE_SKIPPED'],
    'other-secret': ['AWS::SecretsManager::Secret', 'CREATE_IN_PROGRESS'],
  },
  foreign: ['a-vault', 'their-log', 'other-secret'],
};

/** Returns the output and the account's changes for the stage “dev”; `says` answers the question. */
const run = async (account: ReturnType<typeof failedStage>, says = true) => {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const { cloudFormation, clients } = account;
  const parts = ['watch', 'web', 'edge', 'api', 'storage'].map((part) => ({
    part,
    region: 'eu-west-3',
    cloudFormation,
    clients,
  }));
  const plan = await clearing('dev', parts, { print, deploy: 'npm run deploy -- --stage dev' });
  await carryOut(plan, 'stage dev', { print, confirm: async () => says });
  return printed;
};

test('a stage whose first deployment failed is cleared from the end to the start, each stack after what it leaves', async () => {
  const account = failedStage({
    'thesee-dev-storage': storage,
    'thesee-dev-api': rolledBack,
    'thesee-dev-web': rolledBack,
  });
  account.protectedTables.add('the-table');
  expect(await run(account)).toEqual([
    'thesee-dev-web (eu-west-3) never lived (ROLLBACK_COMPLETE): it is deleted.',
    'thesee-dev-api (eu-west-3) never lived (ROLLBACK_COMPLETE): it is deleted.',
    'thesee-dev-storage (eu-west-3) never lived (ROLLBACK_FAILED): it is deleted.',
    '  the table the-table loses its protection and is deleted',
    '  the bucket the-files is deleted',
    '  the log a-log is deleted',
    '  the secret a-secret is deleted in 30 days',
    '  the key a-key is deleted in 30 days',
    'Deleting thesee-dev-web; CloudFormation takes some minutes',
    'Deleting thesee-dev-api; CloudFormation takes some minutes',
    'Deleting thesee-dev-storage; CloudFormation takes some minutes',
    'Cleared. Deploy again: npm run deploy -- --stage dev',
  ]);
  expect(account.changes).toEqual([
    'unprotect thesee-dev-web',
    'delete thesee-dev-web',
    'unprotect thesee-dev-api',
    'delete thesee-dev-api',
    'unprotect the-table',
    'remove the-table',
    'remove the-files',
    'remove a-log',
    'in 30 days remove a-secret',
    'in 30 days remove a-key',
    'unprotect thesee-dev-storage',
    'delete thesee-dev-storage',
  ]);
});

test('it says what it would do, and does nothing when the answer is no', async () => {
  const account = failedStage({ 'thesee-dev-storage': storage });
  await expect(run(account, false)).rejects.toThrow('nothing was changed');
  expect(account.changes).toEqual([]);
});

test.each(['CREATE_FAILED', 'DELETE_FAILED', 'REVIEW_IN_PROGRESS'])(
  'a stack that never got on is cleared as well: %s',
  async (status) => {
    const account = failedStage({
      'thesee-dev-api': { status, history: ['REVIEW_IN_PROGRESS', status], isProtected: false },
    });
    await run(account);
    expect(account.changes).toEqual(['delete thesee-dev-api']);
  },
);

test.each([
  [lived, 'thesee-dev-api has lived (CREATE_COMPLETE): it stays.'],
  [
    { status: 'DELETE_FAILED', history: [...lived.history, 'DELETE_IN_PROGRESS', 'DELETE_FAILED'] },
    'thesee-dev-api has lived (DELETE_FAILED): it stays.',
  ],
  [
    {
      status: 'UPDATE_ROLLBACK_FAILED',
      history: ['CREATE_IN_PROGRESS', 'UPDATE_IN_PROGRESS', 'UPDATE_ROLLBACK_FAILED'],
    },
    'thesee-dev-api has lived (UPDATE_ROLLBACK_FAILED): it stays; `aws cloudformation continue-update-rollback --stack-name thesee-dev-api --region eu-west-3` brings it back.',
  ],
  [
    { status: 'DELETE_FAILED', history: ['REVIEW_IN_PROGRESS', 'IMPORT_COMPLETE', 'DELETE_FAILED'] },
    'thesee-dev-api has lived (DELETE_FAILED): it stays.',
  ],
  [
    { status: 'DELETE_FAILED', history: ['DELETE_IN_PROGRESS', 'DELETE_FAILED'] },
    'thesee-dev-api (DELETE_FAILED) is older than its events: nothing says that it never lived, so it stays.',
  ],
])('a stack that has lived, or may have, stays while others go', async (stack, sentence) => {
  const account = failedStage({
    'thesee-dev-api': { ...stack, resources: storage.resources ?? {} },
    'thesee-dev-web': rolledBack,
  });
  expect((await run(account))[0]).toBe(sentence);
  expect(account.changes).toEqual(['unprotect thesee-dev-web', 'delete thesee-dev-web']);
});

test('nothing is to do where every stack lives, or there is none', async () => {
  const none = 'The stage dev has no stack that never lived.';
  expect(await run(failedStage({ 'thesee-dev-api': lived }))).toEqual([
    expect.stringContaining('has lived'),
    none,
    'Nothing to do.',
  ]);
  expect(await run(failedStage({ 'thesee-staging-storage': storage }))).toEqual([none, 'Nothing to do.']);
});

test.each(['CREATE_IN_PROGRESS', 'ROLLBACK_IN_PROGRESS', 'DELETE_IN_PROGRESS'])(
  'nothing goes while a stack is at work: %s',
  async (status) => {
    const account = failedStage({ 'thesee-dev-web': rolledBack, 'thesee-dev-storage': { ...storage, status } });
    await expect(run(account)).rejects.toThrow(`thesee-dev-storage is at work (${status})`);
    expect(account.changes).toEqual([]);
  },
);

test.each([
  ['the-table', 'The table the-table of thesee-dev-storage holds items: nothing is cleared.'],
  ['the-files', 'The bucket the-files of thesee-dev-storage holds files: nothing is cleared.'],
])('nothing goes while something is in %s', async (name, sentence) => {
  const account = failedStage({ 'thesee-dev-web': rolledBack, 'thesee-dev-storage': storage });
  account.contents.set(name, 1);
  await expect(run(account)).rejects.toThrow(new CommandError(sentence));
  expect(account.changes).toEqual([]);
});

test('a bucket whose files were deleted holds them still', async () => {
  const account = failedStage({ 'thesee-dev-storage': storage });
  account.contents.set('the-files', 1);
  account.emptied.add('the-files');
  await expect(run(account)).rejects.toThrow('holds files');
  expect(account.changes).toEqual([]);
});

test('a stack that CloudFormation cannot delete is named, and no other one goes after it', async () => {
  const account = failedStage({ 'thesee-dev-web': rolledBack, 'thesee-dev-api': rolledBack });
  account.stuck.add('thesee-dev-web');
  await expect(run(account)).rejects.toThrow('thesee-dev-web could not be deleted; its events');
  expect(account.changes).toEqual(['unprotect thesee-dev-web', 'delete thesee-dev-web']);
});

test('an account that does not let itself be asked is not taken for an empty one', async () => {
  const cloudFormation = answeredBy(new CloudFormationClient({ region: 'eu-west-3' }), () => {
    throw Object.assign(new Error('not authorized to perform'), { name: 'AccessDenied' });
  });
  await expect(run({ ...failedStage({}), cloudFormation })).rejects.toThrow('not authorized');
});

test('a vault with copies bars all, and a site’s bucket says how it is emptied', async () => {
  const resources = {
    'a-vault': ['AWS::Backup::BackupVault', 'DELETE_FAILED'],
    'the-site': ['AWS::S3::Bucket', 'DELETE_FAILED'],
  } as const;
  const copies = failedStage({ 'thesee-dev-storage': { ...rolledBack, resources } });
  copies.contents.set('a-vault', 1);
  await expect(run(copies)).rejects.toThrow('The vault a-vault of thesee-dev-storage holds copies');
  const site = failedStage({ 'thesee-dev-web': { ...rolledBack, resources } });
  site.contents.set('the-site', 1);
  await expect(run(site)).rejects.toThrow('`aws s3 rm s3://the-site --recursive`');
});

test('a table is looked into again in the moment in which it goes', async () => {
  const account = failedStage({ 'thesee-dev-storage': storage });
  const { cloudFormation, clients } = account;
  const part = { part: 'storage', region: 'eu-west-3', cloudFormation, clients };
  const plan = await clearing('dev', [part], { print: () => undefined, deploy: '' });
  account.contents.set('the-table', 1);
  await expect(plan.act?.()).rejects.toThrow('holds items');
  expect(account.changes).toEqual([]);
});

test('a vault that an interrupted try has removed stands in nobody’s way', async () => {
  const resources = { 'a-vault': ['AWS::Backup::BackupVault', 'DELETE_SKIPPED'] } as const;
  const account = failedStage({ 'thesee-dev-storage': { ...rolledBack, resources } });
  account.outages.add('thesee-dev-storage');
  await expect(run(account)).rejects.toThrow('the connection is gone');
  await run(account);
  expect(account.changes).toEqual(['remove a-vault', 'unprotect thesee-dev-storage', 'delete thesee-dev-storage']);
});

test('remains of an interruption are removed by the next try, and nothing twice', async () => {
  const account = failedStage({ 'thesee-dev-storage': storage });
  for (const name of ['the-files', 'thesee-dev-storage']) {
    account.outages.add(name);
    await expect(run(account)).rejects.toThrow('the connection is gone');
  }
  await run(account);
  expect(account.changes).toEqual([
    'remove the-table',
    'remove the-files',
    'remove a-log',
    'in 30 days remove a-secret',
    'in 30 days remove a-key',
    'unprotect thesee-dev-storage',
    'delete thesee-dev-storage',
  ]);
});
