import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/data/kernel/table.ts';

export const auditOf = async (universityId: string): Promise<Record<string, unknown>[]> => {
  const input = { TableName: process.env.TABLE_NAME, KeyConditionExpression: 'PK = :p' };
  const { Items = [] } = await table
    .getDocumentClient()
    .send(new QueryCommand({ ...input, ExpressionAttributeValues: { ':p': `AUDIT#${universityId}` } }));
  return Items;
};
