import { type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { Cell } from '#infra/cells.ts';
import type { Stage } from '#infra/settings.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { type Outputs, outputOf, outputOfApi } from './outputs.ts';

/** Writes the API of each of these cells into the directory, by which cells reach each other. Idempotent. */
export const noteCells = async (
  { name }: Stage,
  cells: readonly Cell[],
  outputs: Outputs,
  client: DynamoDBClient,
): Promise<void> => {
  const TableName = outputOf(outputs, name, 'shared', 'DirectoryTable');
  for (const cell of cells) {
    const origin = outputOfApi(outputs, name, cell, 'ApiOrigin');
    if (!TableName || !origin) throw new CommandError(`The stacks do not say where the API of cell ${cell.id} is.`);
    await client.send(
      new UpdateItemCommand({
        TableName,
        Key: { PK: { S: `CELL#${cell.id}` } },
        UpdateExpression: 'SET origin = :origin',
        ExpressionAttributeValues: { ':origin': { S: origin } },
      }),
    );
  }
};
