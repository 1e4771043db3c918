import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openDatabase, openStreamedTable } from './fixtures/streamed-table.ts';

type Table = Awaited<ReturnType<typeof openStreamedTable>>;
let database: Awaited<ReturnType<typeof openDatabase>>;
const open: Table[] = [];

beforeAll(async () => {
  database = await openDatabase();
});
afterEach(async () => {
  for (const table of open.splice(0)) await table.stop();
});
afterAll(() => database.stop());

let tables = 0;
const openTable = async (mapping: Record<string, unknown> = {}, concurrency?: number): Promise<Table> => {
  tables += 1;
  const table = await openStreamedTable(database, `table-${tables}`, { mapping, concurrency });
  open.push(table);
  return table;
};

// https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html
describe('a table’s stream', () => {
  it('invokes the function with its records, in order, at most a batch at a time', async () => {
    const { put, start, got } = await openTable({ BatchSize: 2 });
    await put('a', 'b', 'c');
    start();
    await got(['a', 'b'], ['c']);
    await put('d');
    await got(['a', 'b'], ['c'], ['d']);
  });

  it('tells of each record its keys alone, its kind and where it comes from', async () => {
    const { service, put, remove, start } = await openTable();
    const invoke = vi.spyOn(service, 'invoke');
    await put('a');
    await remove('a');
    start();
    await vi.waitFor(() => expect(invoke).toHaveBeenCalled(), 30_000);
    const [, event = {}] = invoke.mock.calls[0] ?? [];
    const dynamodb = {
      ApproximateCreationDateTime: expect.any(Number),
      Keys: { PK: { S: 'a' } },
      SequenceNumber: expect.stringMatching(/^\d+$/),
      SizeBytes: expect.any(Number),
      StreamViewType: 'KEYS_ONLY',
    };
    const record = {
      eventID: expect.any(String),
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: 'eu-west-3',
      eventSourceARN: expect.stringMatching(
        /^arn:aws:dynamodb:eu-west-3:000000000000:table\/table-\d+\/stream\/\d{4}-/,
      ),
      dynamodb,
    };
    expect(event).toEqual({
      Records: [
        { ...record, eventName: 'INSERT' },
        { ...record, eventName: 'REMOVE' },
      ],
    });
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/with-ddb-filtering.html
  it('passes over what its filter does not want', async () => {
    const pattern = { dynamodb: { Keys: { PK: { S: [{ prefix: 'OUTBOX#' }] } } } };
    const Filters = [{ Pattern: JSON.stringify(pattern) }];
    const { put, start, got } = await openTable({ FilterCriteria: { Filters } });
    await put('USER#1', 'OUTBOX#1', 'USER#2', 'OUTBOX#2', 'USER#3');
    start();
    await got(['OUTBOX#1', 'OUTBOX#2']);
  });

  it('begins with what comes after the mapping was made, if that says LATEST', async () => {
    const { put, start, begun, stopEvents, got } = await openTable({ StartingPosition: 'LATEST' });
    await put('before');
    start();
    await begun();
    await stopEvents();
    // After the mapping was created, while nothing runs.
    await put('after');
    start();
    await got(['after']);
  });
});

describe('a batch that fails', () => {
  it('is tried again until it succeeds, before any later one', async () => {
    const { put, start, got, retryAfter } = await openTable({ BatchSize: 2 });
    await put('a', 'fail 2', 'b');
    start();
    await retryAfter(1000);
    await retryAfter(2000);
    await got(['a', 'fail 2'], ['a', 'fail 2'], ['a', 'fail 2'], ['b']);
  });

  it('is given up after the mapping’s retries', async () => {
    const { put, start, got, retryAfter, lines } = await openTable({ BatchSize: 1, MaximumRetryAttempts: 1 });
    await put('fail 9', 'b');
    start();
    await retryAfter(1000);
    await got(['fail 9'], ['fail 9'], ['b']);
    expect(lines.join('\n')).toMatch(
      /\[Lambda\] 1 records of table-\d+’s stream are given up: the function failed 2 times/,
    );
  });

  it('is given up when its records have become too old', async () => {
    const { put, start, got, retryAfter, lines } = await openTable({ MaximumRecordAgeInSeconds: 3600 });
    await put('fail 9');
    start();
    await retryAfter(2 * 3600 * 1000);
    await vi.waitFor(() => expect(lines.join('\n')).toContain('they are too old'), 10_000);
    await got(['fail 9']);
  });

  it('is tried in halves, which is no retry, if the mapping says so', async () => {
    const mapping = { BisectBatchOnFunctionError: true, MaximumRetryAttempts: 0 };
    const { put, start, got, retryAfter } = await openTable(mapping);
    await put('a', 'b', 'fail 9', 'c');
    start();
    await retryAfter(1000);
    await retryAfter(2000);
    await got(['a', 'b', 'fail 9', 'c'], ['a', 'b'], ['fail 9', 'c'], ['fail 9'], ['c']);
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
  it('is tried from the first record on that the function reports, if the mapping listens to that', async () => {
    const { put, start, got, retryAfter } = await openTable({ FunctionResponseTypes: ['ReportBatchItemFailures'] });
    await put('a', 'report 1', 'b', 'report 2');
    start();
    await retryAfter(1000);
    await retryAfter(2000);
    await got(['a', 'report 1', 'b', 'report 2'], ['report 1', 'b', 'report 2'], ['report 2']);
  });

  it('has succeeded, whatever the function reports, if the mapping does not listen', async () => {
    const { put, start, got } = await openTable({ BatchSize: 1 });
    await put('report 1', 'b');
    start();
    await got(['report 1'], ['b']);
  });

  it('waits while the account is at its limit', async () => {
    const { put, start, got, retryAfter, lines } = await openTable({ MaximumRetryAttempts: 0 }, 0);
    await put('a');
    start();
    await retryAfter(1000);
    await retryAfter(2000);
    await vi.waitFor(() => expect(lines.filter((line) => line.includes('Rate Exceeded'))).toHaveLength(3), 30_000);
    await got();
  });

  it('does not count as tried by that', async () => {
    const { service, put, start, got, retryAfter } = await openTable({ MaximumRetryAttempts: 1 });
    vi.spyOn(service, 'invoke').mockResolvedValueOnce({ throttled: true });
    await put('fail 1');
    start();
    await retryAfter(1000);
    await retryAfter(2000);
    await got(['fail 1'], ['fail 1']);
  });
});

// https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-params.html: ParallelizationFactor
describe('several batches of a shard at once', () => {
  // `a` and `c` share a lane; `e` and `fail 1` have one each.
  const atOnce = { ParallelizationFactor: 4, BatchSize: 1 };

  it('are not held up by one that fails, which a restart brings again', async () => {
    const { put, start, stopEvents, lines } = await openTable(atOnce);
    await put('fail 1', 'c', 'e');
    start();
    const delivered = () => lines.filter((line) => line.startsWith('[Lambda] records ')).sort();
    const told = (key: string) => `[Lambda] records ["${key}"]`;
    await vi.waitFor(() => expect(delivered()).toEqual([told('c'), told('e'), told('fail 1')]), 10_000);
    await stopEvents();
    lines.splice(0);
    start();
    await vi.waitFor(() => expect(delivered()).toEqual([told('c'), told('e'), told('fail 1')]), 10_000);
  });

  it('keep the order of each partition', async () => {
    const { service, put, remove, start } = await openTable(atOnce);
    const invoke = vi.spyOn(service, 'invoke');
    for (let i = 0; i < 3; i += 1) {
      await put('a', 'e');
      await remove('a');
      await remove('e');
    }
    start();
    await vi.waitFor(() => expect(invoke).toHaveBeenCalledTimes(12), 10_000);
    const records = invoke.mock.calls.flatMap(([, event]) => (event as { Records: object[] }).Records);
    for (const key of ['a', 'e']) {
      const own = records.filter((record) => JSON.stringify(record).includes(`{"S":"${key}"}`));
      const names = own.map((record) => 'eventName' in record && record.eventName);
      expect(names).toEqual(['INSERT', 'REMOVE', 'INSERT', 'REMOVE', 'INSERT', 'REMOVE']);
    }
  });
});

describe('a restart', () => {
  it('loses no record and repeats none that was done', async () => {
    const { put, start, stopEvents, got } = await openTable();
    await put('a');
    start();
    await got(['a']);
    await stopEvents();
    await put('b');
    start();
    await got(['a'], ['b']);
  });

  it('repeats no batch that was under way when it was asked for', async () => {
    const { service, put, start, stopEvents, got } = await openTable();
    const { invoke } = service;
    let stopping: Promise<void> | undefined;
    vi.spyOn(service, 'invoke').mockImplementationOnce((...call) => {
      stopping = stopEvents();
      return invoke(...call);
    });
    await put('a');
    start();
    await got(['a']);
    await stopping;
    await put('b');
    start();
    await got(['a'], ['b']);
  });

  it('gives up no batch that it cuts off', async () => {
    const { service, put, start, stopEvents, got } = await openTable({ MaximumRetryAttempts: 0 });
    const stopped = new Promise<void>((resolve) => {
      vi.spyOn(service, 'invoke').mockImplementationOnce(async () => {
        void stopEvents().then(resolve);
        return { error: { type: 'Runtime.ExitError', message: 'ended', stack: '' } };
      });
    });
    await put('a');
    start();
    await stopped;
    start();
    await got(['a']);
  });

  it('brings a batch again that had not succeeded', async () => {
    const { put, start, stopEvents, got } = await openTable({ BatchSize: 1 });
    await put('a', 'fail 1', 'b');
    start();
    await got(['a'], ['fail 1']);
    await stopEvents();
    start();
    await got(['a'], ['fail 1'], ['fail 1'], ['b']);
  });

  it('finds the stream where it was when the database was ended too', async () => {
    const folder = temporaryFolder('stream');
    const first = await openDatabase(join(folder, 'dynamodb'));
    const checkpoints = join(folder, 'streams.json');
    const before = await openStreamedTable(first, 'the-table', { checkpoints });
    before.start();
    await before.put('a');
    await before.got(['a']);
    await before.stop();
    await before.put('b');
    await first.stop();

    const second = await openDatabase(join(folder, 'dynamodb'));
    const after = await openStreamedTable(second, 'the-table', { checkpoints });
    after.start();
    await after.got(['b']);
    await after.stop();
    await second.stop();
  });
});
