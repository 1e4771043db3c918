import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { directory } from '#functions/data/directory/entities.ts';
import { movesHere } from '#functions/data/entities/route.ts';
import { table } from '#functions/data/kernel/table.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { openRows, type Rows, type Sleep } from '#scripts/operations/move/items.ts';
import { removeCopy } from '#scripts/operations/move/remove-copy.ts';
import { openRoutes } from '#scripts/operations/move/routes.ts';
import { openDirectory } from '#scripts/operations/move/state.ts';
import { readHeld, readListed } from '#scripts/operations/operator/directory/read.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { fitOf, objectionsTo } from './fit.ts';

type Given = { own: string; at: Date | undefined; dynamo: DynamoDBClient; sleep: Sleep };

const openListed = (dynamo: DynamoDBClient) => {
  const client = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });
  return { client, listed: openDirectory(client, directory.getName()) };
};

const refuse = (objections: readonly string[]): void => {
  if (objections.length > 0) throw new CommandError(objections.join('\n'));
};

const readGiven = async ({ own, at, dynamo }: Given) => ({
  own,
  at,
  listed: await readListed(),
  moves: await openListed(dynamo).listed.listMoves(),
});

/** Throws CommandError where the directory alone tells that the cell cannot be restored to that moment. */
export const requireRestorable = async (given: Given): Promise<void> => refuse(objectionsTo(await readGiven(given)));

const readRoutes = async (rows: Rows) => {
  const routes = new Map<string, { epoch: number; state: string }>();
  const filter = { FilterExpression: 'SK = :route', ExpressionAttributeValues: { ':route': { S: 'ROUTE' } } };
  for await (const items of rows.scan(filter)) {
    for (const { universityId, epoch, state } of items)
      routes.set(universityId?.S ?? '', { epoch: Number(epoch?.N), state: state?.S ?? '' });
  }
  return routes;
};

const routeKeys = (university: string) => [
  { PK: { S: `ROUTE#${university}` }, SK: { S: 'ROUTE' } },
  { PK: { S: movesHere }, SK: { S: university } },
];

/**
 * Removes from the table that the environment names who lives in other cells now, and gives it the routes that the directory asks for.
 * Returns the universities that it has removed. Idempotent. Throws CommandError, having changed nothing, where the table lacks somebody
 * who lives in this cell now.
 */
export const align = async (given: Given): Promise<string[]> => {
  await loadKey('PSEUDONYM_SECRET');
  const rows = openRows(given.dynamo, table.getName(), given.sleep);
  const now = await readGiven(given);
  refuse(objectionsTo(now));
  const fit = fitOf(await readHeld(), await readRoutes(rows), now);
  refuse(fit.objections);
  for (const [university, members] of fit.elsewhere) await removeCopy(rows, university, { members });
  const { client, listed } = openListed(given.dynamo);
  const routes = openRoutes(client, listed, () => table.getName());
  for (const [university, route] of fit.routes) {
    if (route === 'gone') await rows.remove(routeKeys(university));
    else await routes.set(given.own, university, route);
  }
  return [...fit.elsewhere.keys()].filter(Boolean);
};
