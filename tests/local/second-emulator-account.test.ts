import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { BackupClient, CreateBackupVaultCommand, DescribeRegionSettingsCommand } from '@aws-sdk/client-backup';
import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { CloudWatchLogsClient, CreateLogGroupCommand, StartQueryCommand } from '@aws-sdk/client-cloudwatch-logs';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { GetServiceQuotaCommand, ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { afterAll, describe, expect, it } from 'vitest';
import { asking } from '#tests/support/asking.ts';
import { motoAccount, withMoto } from '#tests/support/moto.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('bootstrap');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `cdk bootstrap` in a folder without an app and returns its output. */
const bootstrap = async (): Promise<string> => {
  const args = ['bootstrap', `aws://${motoAccount}/eu-west-3`, '--no-notices'];
  const env = { ...process.env, HOME: folder, CDK_DISABLE_CLI_TELEMETRY: 'true' };
  const { stdout, stderr } = await promisify(execFile)(resolve('node_modules/.bin/cdk'), args, { cwd: folder, env });
  return stdout + stderr;
};

const once = { maxAttempts: 1 };
const cloudFormation = () => new CloudFormationClient(once);
const template = (topic: object) => JSON.stringify({ Resources: { Topic: { Type: 'AWS::SNS::Topic', ...topic } } });

describe('on moto', asking('moto'), () => {
  withMoto();

  it('makes a vault for copies and starts a query of logs, and refuses one of a group that there is not', async () => {
    await new BackupClient().send(new CreateBackupVaultCommand({ BackupVaultName: 'copies' }));
    const logs = new CloudWatchLogsClient(once);
    const query = { startTime: 0, endTime: 1, queryString: 'fields @message' };
    const unknown = logs.send(new StartQueryCommand({ ...query, logGroupName: '/aws/lambda/a' }));
    await expect(unknown).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await logs.send(new CreateLogGroupCommand({ logGroupName: '/aws/lambda/a' }));
    const { queryId } = await logs.send(new StartQueryCommand({ ...query, logGroupName: '/aws/lambda/a' }));
    expect(queryId).toBeTruthy();
  });
});

// The rest is as slow as CDK's command. A newer moto that answers as AWS does turns it red; update
// docs/local-platform.md then.
if (process.env.EVERY_STAGE)
  describe('on moto, for npm run check:stack', asking('moto'), () => {
    withMoto();

    it('bootstraps an empty account by CDK’s own command, which finds nothing to do a second time', async () => {
      const version = new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' });
      await expect(new SSMClient().send(version)).rejects.toThrow('not found');
      expect(await bootstrap()).toContain(`Environment aws://${motoAccount}/eu-west-3 bootstrapped.`);
      const { Parameter } = await new SSMClient().send(version);
      // The minimum that our stacks require: requiresBootstrapStackVersion in their manifest.
      expect(Number(Parameter?.Value)).toBeGreaterThanOrEqual(8);
      const Bucket = `cdk-hnb659fds-assets-${motoAccount}-eu-west-3`;
      await expect(new S3Client().send(new HeadBucketCommand({ Bucket }))).resolves.toBeDefined();
      expect(await bootstrap()).toContain(`Environment aws://${motoAccount}/eu-west-3 bootstrapped (no changes).`);
    }, 180_000);

    it.each([
      ['Lambda’s GetAccountSettings', 404, () => new LambdaClient(once).send(new GetAccountSettingsCommand())],
      ['SES’s GetAccount', 404, () => new SESv2Client(once).send(new GetAccountCommand())],
      ['Backup’s DescribeRegionSettings', 404, () => new BackupClient(once).send(new DescribeRegionSettingsCommand())],
      [
        'a quota of API Gateway',
        400,
        () =>
          new ServiceQuotasClient(once).send(new GetServiceQuotaCommand({ ServiceCode: 'apigateway', QuotaCode: 'L' })),
      ],
      [
        'a change of termination protection',
        500,
        () =>
          cloudFormation().send(
            new UpdateTerminationProtectionCommand({ StackName: 'a', EnableTerminationProtection: false }),
          ),
      ],
    ])('does not answer %s', async (_, status, ask) => {
      await expect(ask()).rejects.toMatchObject({ $metadata: { httpStatusCode: status } });
    });

    // https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_UpdateTerminationProtection.html: the deletion fails.
    it('deletes a stack that is protected', async () => {
      const StackName = 'protected';
      const [client, TemplateBody] = [cloudFormation(), template({})];
      await client.send(new CreateStackCommand({ StackName, TemplateBody, EnableTerminationProtection: true }));
      await client.send(new DeleteStackCommand({ StackName }));
      await expect(client.send(new DescribeStacksCommand({ StackName }))).rejects.toThrow('does not exist');
    });

    it('leaves a stack whose creation failed as if it were still being created, and rolls nothing back', async () => {
      const StackName = 'failed';
      const Properties = {
        Code: { S3Bucket: 'none', S3Key: 'none' },
        Handler: 'a.b',
        Role: 'r',
        Runtime: 'nodejs24.x',
      };
      const TemplateBody = template({ Type: 'AWS::Lambda::Function', Properties });
      const client = cloudFormation();
      await expect(client.send(new CreateStackCommand({ StackName, TemplateBody }))).rejects.toThrow();
      const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
      expect(stack?.StackStatus).toBe('CREATE_IN_PROGRESS');
    });
  });
