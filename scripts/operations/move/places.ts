import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { longestWriteMs } from '#functions/data/kernel/fence.ts';
import { longestCallMs, longestWorkerRunMs } from '#functions/data/universities/moves.ts';
import { stackOutput } from '#scripts/operations/stage/find-output.ts';
import { openStoreClient } from '#scripts/operations/stage/store-client.ts';
import { type Place, variablesOf } from '#scripts/operations/stage/variables.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { Mover } from './move.ts';
import { openMover } from './open.ts';
import { patience } from './patience.ts';
import { openStore } from './store.ts';

const inCell = (place: Place, cell: string): Place => ('local' in place ? { local: cell } : { ...place, cell });

const storeOf = async (place: Place): Promise<string> => {
  if ('local' in place) return process.env.MOVED_STORE ?? '';
  const { stage, region } = place;
  return stackOutput(`thesee-${stage}-web`, 'MovedStore', new CloudFormationClient({ region }));
};

/** `place` has been entered. Throws CommandError where there is one cell only. */
export const moverAt = async (
  place: Place,
  { sleep, print }: { sleep: (ms: number) => Promise<unknown>; print: (line: string) => void },
): Promise<(cells: readonly string[]) => Promise<Mover>> => {
  const directoryTable = process.env.DIRECTORY_TABLE;
  if (!directoryTable) throw new CommandError('There is one cell: no university can be moved.');
  const store = openStore(await storeOf(place), openStoreClient());
  return async (cells) => {
    const tables: Record<string, string> = {};
    for (const cell of cells) tables[cell] = (await variablesOf(inCell(place, cell))).TABLE_NAME ?? '';
    const timing = { sleep, elapsed: () => performance.now(), longestWriteMs, longestWorkerRunMs, longestCallMs };
    const [dynamo, streams] = [new DynamoDBClient(patience), new DynamoDBStreamsClient(patience)];
    return openMover({ dynamo, streams, tables, directoryTable, store, timing, print });
  };
};
