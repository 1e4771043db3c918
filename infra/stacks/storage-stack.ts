import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { mainCell } from '#shared/cells.ts';
import { tableRecoveryDays } from '#shared/limits.ts';
import { type Cell, cellPrefix } from '../cells.ts';
import { TableKey } from '../constructs/table-key.ts';
import { WeeklyCopies } from '../constructs/weekly-copies.ts';
import type { Stage } from '../settings.ts';

export const indexName = 'GSI1';

/** The table of a cell: what must never be lost, besides the files of the stage. */
export class StorageStack extends Stack {
  readonly table: ITableV2;
  readonly copies: WeeklyCopies | undefined;

  constructor(scope: Construct, id: string, { stage, cell, ...props }: StackProps & { stage: Stage; cell: Cell }) {
    super(scope, id, props);

    const tableKey = new TableKey(this, 'TableKey', stage.copies);
    const table = new TableV2(this, 'Table', {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      sortKey: { name: 'SK', type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName,
          partitionKey: { name: 'GSI1PK', type: AttributeType.STRING },
          sortKey: { name: 'GSI1SK', type: AttributeType.STRING },
          projectionType: ProjectionType.ALL,
        },
      ],
      timeToLiveAttribute: 'ttl',
      dynamoStream: StreamViewType.KEYS_ONLY,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(tableKey),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: tableRecoveryDays,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });

    const restored = cell.restored ?? (cell.id === mainCell ? stage.restored : undefined);
    this.table = restored ? this.restoredTable(restored) : table;

    this.copies =
      stage.copies &&
      new WeeklyCopies(this, 'Copies', { ...stage.copies, prefix: cellPrefix(stage.name, cell.id), table: this.table });

    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'TableKeyArn', { value: tableKey.keyArn });
    if (this.copies) {
      new CfnOutput(this, 'CopiesVault', { value: this.copies.vault.backupVaultName });
      new CfnOutput(this, 'RestoreRoleArn', { value: this.copies.restoreRole.roleArn });
    }
  }

  private restoredTable({ table, tableStreamArn }: { table: string; tableStreamArn: string }): ITableV2 {
    return TableV2.fromTableAttributes(this, 'RestoredTable', {
      tableName: table,
      tableStreamArn,
      globalIndexes: [indexName],
    });
  }
}
