import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault, type IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { erasuresKeptDays } from '#shared/limits.ts';
import { allow, tableActions } from './allow.ts';
import { shareWithVault } from './share-with-vault.ts';

export type WeeklyCopiesProps = {
  /** Begins the names of the cell’s stacks. */
  prefix: string;
  table: ITableV2;
  weeks: number;
  copyTo?: string | undefined;
};

const onKey = (key: Key): PolicyStatement[] => [
  allow(
    ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:GenerateDataKeyWithoutPlaintext'],
    [key.keyArn],
  ),
  allow(['kms:CreateGrant'], [key.keyArn], { Bool: { 'kms:GrantIsForAWSResource': 'true' } }),
];

/** Taken from `AWSBackupServiceRolePolicyForBackup`. */
const copying = tableActions('DescribeTable', 'ListTagsOfResource', 'StartAwsBackupJob');
/** Taken from `AWSBackupServiceRolePolicyForRestores`. */
const restoring = tableActions(
  ...['BatchWriteItem', 'DeleteItem', 'DescribeTable', 'GetItem', 'PutItem', 'Query'],
  ...['RestoreTableFromAwsBackup', 'Scan', 'UpdateItem'],
);

const copies = 'recovery-point:*';

/**
 * Every Sunday night, into a vault locked in both directions: no copy expires early, and none outlives the ledger of
 * erased people. Files are not copied, because deleted ones are gone after a month.
 */
export class WeeklyCopies extends Construct {
  readonly vault: BackupVault;
  /** AWS Backup uses it to restore into a table of a new name. */
  readonly restoreRole: Role;

  constructor(scope: Construct, id: string, { prefix, table, weeks, copyTo }: WeeklyCopiesProps) {
    super(scope, id);
    const kept = Duration.days(7 * weeks);
    const removalPolicy = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
    const key = new Key(this, 'Key', {
      description: 'Encrypts the weekly copies of the table',
      enableKeyRotation: true,
      removalPolicy,
    });
    shareWithVault(key, copyTo);
    this.vault = new BackupVault(this, 'Vault', {
      encryptionKey: key,
      lockConfiguration: { minRetention: kept, maxRetention: Duration.days(erasuresKeptDays - 1) },
      removalPolicy,
    });
    const elsewhere = copyTo && BackupVault.fromBackupVaultArn(this, 'Elsewhere', copyTo);
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `${prefix}-weekly`,
      backupVault: this.vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'weekly',
          scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '2', minute: '0' }),
          startWindow: Duration.hours(2),
          completionWindow: Duration.hours(12),
          deleteAfter: kept,
          ...(elsewhere && { copyActions: [{ destinationBackupVault: elsewhere, deleteAfter: kept }] }),
        }),
      ],
    });
    const role = this.addRole('Role', [
      allow(copying, [table.tableArn]),
      ...onKey(key),
      ...(elsewhere ? this.copyingOn(elsewhere) : []),
    ]);
    if (elsewhere) this.explain(role, 'backup', copies, 'Nobody knows the name of a copy before it is made.');
    plan.addSelection('Table', {
      resources: [BackupResource.fromDynamoDbTable(table)],
      role,
      disableDefaultBackupPolicy: true,
    });

    // A restored table's name has the time after the stage and cell; the table in use has "storage".
    const restored = `table/${prefix}-2*`;
    this.restoreRole = this.addRole('RestoreRole', [
      allow(restoring, [this.arnOf('dynamodb', restored)]),
      ...onKey(key),
    ]);
    this.explain(this.restoreRole, 'dynamodb', restored, 'A restored table bears the time of the restore in its name.');
  }

  private arnOf(service: string, resource: string): string {
    return Stack.of(this).formatArn({ service, resource });
  }

  private explain(role: Role, service: string, resource: string, reason: string): void {
    const arn = `arn:aws:${service}:${Stack.of(this).region}:<AWS::AccountId>:${resource}`;
    Validations.of(role).acknowledge({ id: `AwsSolutions::AwsSolutions-IAM5[Resource::${arn}]`, reason });
  }

  private addRole(id: string, statements: PolicyStatement[]): Role {
    return new Role(this, id, {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      inlinePolicies: { rights: new PolicyDocument({ statements }) },
    });
  }

  private copyingOn(elsewhere: IBackupVault): PolicyStatement[] {
    return [
      allow(['backup:DescribeBackupVault', 'backup:CopyIntoBackupVault'], [elsewhere.backupVaultArn]),
      allow(['backup:CopyFromBackupVault'], [this.vault.backupVaultArn, this.arnOf('backup', copies)]),
    ];
  }
}
