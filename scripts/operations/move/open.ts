import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Timing } from './hold.ts';
import { openRows } from './items.ts';
import type { Mover } from './move.ts';
import { openRoutes } from './routes.ts';
import { serverClock } from './server-clock.ts';
import { openDirectory } from './state.ts';
import type { Store } from './store.ts';

export type Opened = {
  dynamo: DynamoDBClient;
  streams: DynamoDBStreamsClient;
  /** By cell. */
  tables: Readonly<Record<string, string>>;
  directoryTable: string;
  store: Store;
  timing: Omit<Timing, 'now'>;
  print: (line: string) => void;
};

export const openMover = ({ dynamo, streams, tables, directoryTable, store, timing, print }: Opened): Mover => {
  const client = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });
  const tableOf = (cell: string): string => {
    const name = tables[cell];
    if (!name) throw new Error(`there is no table of the cell ${cell}`);
    return name;
  };
  const directory = openDirectory(client, directoryTable);
  return {
    client,
    streams,
    directory,
    routes: openRoutes(client, directory, tableOf),
    rowsOf: (cell) => openRows(dynamo, tableOf(cell), timing.sleep),
    store,
    timing: { ...timing, now: serverClock(dynamo) },
    print,
  };
};
