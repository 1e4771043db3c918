import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { betweenLooksMs, longestWriteMs } from '#functions/data/kernel/fence.ts';
import { longestCallMs, longestWorkerRunMs } from '#functions/data/universities/moves.ts';
import { move } from '#scripts/operations/move/move.ts';
import { patience } from '#scripts/operations/move/patience.ts';
import { startStandIns } from '#scripts/platform/services.ts';
import { putAll } from '#tests/support/moved-university.ts';
import { allOf, createTwoTables, listUniversity, moverOn } from '#tests/support/moving.ts';
import { routedWrites } from '#tests/support/routed-writes.ts';
import { quantile } from './bench/auc.ts';
import { campusItems, personItems, portfolioOf } from './bench/move/campus.ts';
import { noteFigures } from './trust/note.ts';

/**
 * `npm run bench:move`: moves a university of 5 000 people out of a cell that another one, a fifth as large, shares, while twenty
 * clients add and rate things by the route that they read, each with a ledger. Prints people, items, bytes, pause and duration; exits 1
 * when the pause exceeds the bar, or a write is lost or done twice. Waits for workers as long as a move in the cloud does. `--people
 * 500`, a multiple of five, moves fewer: the engine reads a whole table for each page, so that 5 000 take long.
 */
const barMs = 5_000;
const { people: asked } = parseArgs({ options: { people: { type: 'string', default: '5000' } } }).values;
const [members, clients] = [Number(asked), 20];
const neighbours = members / 5;
/** Between two writes of a client. */
const thinkMs = 1_000;
const atOnce = 12;
const longestAnswerMs = 60_000;

const dir = resolve('.local/bench/move');
rmSync(dir, { recursive: true, force: true });
// Both copies and the stream lie in the engine's memory. Java takes these options after those of the command line.
process.env._JAVA_OPTIONS = '-Xmx4g -XX:TieredStopAtLevel=4';
const standIns = await startStandIns({ dir, say: console.log });
Object.assign(process.env, standIns.environment, { TABLE_NAME: 'table' });
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

try {
  // The engine reads a whole table for each page of it, and everybody else waits meanwhile, unlike at DynamoDB.
  const settings = { ...patience, requestHandler: { ...patience.requestHandler, requestTimeout: longestAnswerMs } };
  const [dynamo, streams] = [new DynamoDBClient(settings), new DynamoDBStreamsClient(settings)];
  const client = DynamoDBDocumentClient.from(dynamo);
  const two = await createTwoTables();
  const university = 'Ab12-bench';
  const personOf = (code: string, i: number): string => `${code}-person${String(i).padStart(5, '0')}`;
  const people = Array.from({ length: members }, (_, i) => personOf('Ab12', i));
  const others = Array.from({ length: neighbours }, (_, i) => personOf('Cd34', i));
  await listUniversity(client, two, university);
  const items = [
    ...campusItems(university),
    ...campusItems('Cd34-other'),
    ...people.flatMap((person) => personItems(person, university)),
    ...others.flatMap((person) => personItems(person, 'Cd34-other')),
  ];
  console.log(`${items.length} items in the cell`);
  const share = Math.ceil(items.length / atOnce);
  await Promise.all(
    Array.from({ length: atOnce }, (_, i) => putAll(client, two.tables.main, items.slice(i * share, (i + 1) * share))),
  );

  const { write } = routedWrites(client, two, university, () => sleep(betweenLooksMs()));
  const waits: number[] = [];
  let isOver = false;
  const timed = async (one: (table: string) => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    await write(one);
    waits.push(performance.now() - begun);
    await sleep(thinkMs);
  };
  const work = async (person: string) => {
    let done = 0;
    while (!isOver) {
      const Item = { PK: `USER#${person}`, SK: `DIPLOMA#${person}.new${done}`, _et: 'Diploma' };
      await timed((TableName) => client.send(new PutCommand({ TableName, Item })));
      const rated = {
        Key: portfolioOf(person),
        UpdateExpression: 'ADD ratings :one',
        ExpressionAttributeValues: { ':one': 1 },
      };
      await timed((TableName) => client.send(new UpdateCommand({ TableName, ...rated })));
      done += 1;
    }
    return { person, done };
  };
  const ledgers = Promise.all(people.slice(0, clients).map(work));

  const timing = { sleep, elapsed: () => performance.now(), longestWriteMs, longestWorkerRunMs, longestCallMs };
  const { mover } = moverOn(two, { dynamo, streams, timing, print: console.log });
  const begun = performance.now();
  const moving = move(university, 'b', mover).finally(() => {
    isOver = true;
  });
  const [done] = await Promise.all([moving, ledgers]);
  const duration = performance.now() - begun;

  const there = new Map((await allOf(client, two.tables.b)).map((item) => [`${item.PK} ${item.SK}`, item]));
  const here = new Set((await allOf(client, two.tables.main)).map(({ PK }) => String(PK)));
  let wrong = 0;
  for (const ledger of await ledgers) {
    const { PK, SK } = portfolioOf(ledger.person);
    const added = [...there.keys()].filter((name) => name.startsWith(`${PK} DIPLOMA#${ledger.person}.new`)).length;
    if (added !== ledger.done || there.get(`${PK} ${SK}`)?.ratings !== ledger.done || here.has(PK)) wrong += 1;
  }

  const { pauseMs = Number.NaN, bytes = 0 } = done;
  console.log(`people ${done.people}, items ${done.items}, ${(bytes / 1_000_000).toFixed(1)} MB`);
  console.log(
    `writes waited for ${seconds(pauseMs)} (bar ${seconds(barMs)}), the longest wait of a client was ${seconds(Math.max(...waits))}`,
  );
  console.log(
    `writes ${waits.length}, median ${quantile(waits, 0.5).toFixed(0)} ms; ${wrong} of ${clients} ledgers differ`,
  );
  console.log(
    `duration ${seconds(duration)}, of which ${seconds(2 * longestWorkerRunMs + longestCallMs)} for workers and calls to end`,
  );
  noteFigures('move', { people: done.people ?? 0, pauseSeconds: pauseMs / 1000, differing: wrong, ledgers: clients });
  if (!(pauseMs <= barMs) || wrong > 0) process.exitCode = 1;
} finally {
  await standIns.stop();
}
