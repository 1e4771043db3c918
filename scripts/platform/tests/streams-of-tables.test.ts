import { DynamoDBStreamsClient, GetRecordsCommand } from '@aws-sdk/client-dynamodb-streams';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, openStreamedTable } from './fixtures/streamed-table.ts';

// Each cell has a table of its own, in one engine, whose sequence numbers are common to all tables.
it('reads the stream of a table that was empty while another one was written, and complains of nothing', async () => {
  const database = await openDatabase();
  const [quiet, busy] = await Promise.all(['quiet', 'busy'].map((name) => openStreamedTable(database, name)));
  if (!quiet || !busy) return expect.unreachable('there is no table');
  onTestFinished(async () => {
    for (const part of [quiet, busy, database]) await part.stop();
  });
  const send = vi.spyOn(DynamoDBStreamsClient.prototype, 'send');
  onTestFinished(() => send.mockRestore());
  quiet.start();
  await vi.waitFor(
    () => expect(send.mock.calls.some(([sent]) => sent instanceof GetRecordsCommand)).toBe(true),
    30_000,
  );
  await busy.put('one', 'two', 'three');
  await quiet.put('a');
  await quiet.got(['a']);
  await quiet.put('b');
  await quiet.got(['a'], ['b']);
  expect(quiet.lines.filter((line) => line.includes('cannot be read'))).toEqual([]);
});
