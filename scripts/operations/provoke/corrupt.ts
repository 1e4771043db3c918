import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/data/kernel/table.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';

/** Writes a shape that no release has written; returns a function that restores it. */
export const corruptDiploma = async (email: string): Promise<() => Promise<void>> => {
  const id = (await findAccount(email))?.user.id;
  const client = table.getDocumentClient();
  const TableName = process.env.TABLE_NAME;
  const { Items: [diploma] = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :person AND begins_with(SK, :kind)',
      ExpressionAttributeValues: { ':person': `USER#${id}`, ':kind': 'DIPLOMA#' },
    }),
  );
  if (!diploma) throw new CommandError(`Nobody with a diploma has the address ${email}.`);
  const put = async (Item: Record<string, unknown>) => void (await client.send(new PutCommand({ TableName, Item })));
  await put({ ...diploma, startDate: { not: 'a text' } });
  return () => put(diploma);
};
