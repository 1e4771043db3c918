import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adviceFor } from '#scripts/operations/operator/trace/advice.ts';
import { traceReference } from '#scripts/operations/operator/trace/call.ts';
import { type LogLine, readLine } from '#scripts/operations/operator/trace/lines.ts';
import { tracePerson } from '#scripts/operations/operator/trace/person.ts';
import { access, asked, id, line, noKey, noon } from '#tests/support/logs.ts';

const guide = readFileSync('infra/README.md', 'utf8');

/** The stage's log lines of a call that was throttled, and of the work it triggered. */
const throttled: LogLine[] = [
  { at: noon - 90, log: 'portfolios', text: `START RequestId: ${id('b')} Version: 4` },
  line(
    noon - 10,
    'portfolios',
    {
      level: 'error',
      event: 'request_failed',
      requestId: id('a'),
      route: 'GET /api/v1/jobs',
      error: 'ThrottlingException',
      stack:
        'ThrottlingException: Rate exceeded\n    at read (/var/task/portfolios.js:1:2)\n    at node:internal/x:1:1',
    },
    `2026-11-26T11:59:59.990Z\t${id('b')}\tERROR\t`,
  ),
  line(noon - 5, 'portfolios', {
    event: 'request',
    requestId: id('a'),
    route: 'GET /api/v1/jobs',
    actor: 'pseudonym-of-16c',
    university: 'campus',
    status: 503,
    ms: 85,
  }),
  { at: noon - 2, log: 'portfolios', text: `REPORT RequestId: ${id('b')}\tDuration: 85 ms\tMax Memory Used: 99 MB` },
  access(noon, id('a'), { status: '503', ms: '102', lambdaId: id('b') }),
  line(noon + 500, 'mailer', {
    event: 'mail_failed',
    level: 'error',
    cause: id('a'),
    invocation: id('7'),
    error: 'MessageRejected',
  }),
  // The same invocation handles another user's mail.
  line(noon + 600, 'mailer', { event: 'mail_failed', cause: id('8'), invocation: id('7'), error: 'Throttling' }),
  // The call triggered a print, which timed out.
  line(noon + 700, 'exports', { event: 'print_begun', cause: id('a'), invocation: id('6') }),
  { at: noon + 800, log: 'exports', text: `2026-11-26T12:00:00.800Z ${id('6')} Task timed out after 29.00 seconds` },
  // Another user's call.
  access(noon, id('c'), { lambdaId: id('d') }),
  { at: noon, log: 'portfolios', text: `REPORT RequestId: ${id('d')}\tDuration: 1 ms` },
];

test('a reference of ten characters tells the call: what was read, each line in order, what failed, where, what to do', async () => {
  const told = await traceReference(id('a').slice(0, 10), asked(throttled));
  expect(told).toEqual([
    `Reference  ${id('a')}`,
    'Call       GET /api/v1/jobs',
    'When       26 Nov 2026, 12:59:59 (Europe/Paris) · 2026-11-26T11:59:59.900Z',
    'Answered   503 after 102 ms',
    'They read  « Le service est momentanément indisponible. Réessayez dans un instant. » / “The service is temporarily unavailable. Try again shortly.”',
    'Who        pseudonym-of-16c (pseudonym), university campus',
    '',
    `11:59:59.910  portfolios    START RequestId: ${id('b')} Version: 4`,
    '11:59:59.990  portfolios    request_failed · error ThrottlingException',
    '11:59:59.995  portfolios    request · status 503 · ms 85',
    `11:59:59.998  portfolios    REPORT RequestId: ${id('b')}  Duration: 85 ms  Max Memory Used: 99 MB`,
    '12:00:00.000  access        answered 503 after 102 ms',
    '12:00:00.500  mailer        mail_failed · error MessageRejected',
    '12:00:00.700  exports       print_begun',
    '12:00:00.800  exports       Task timed out after 29.00 seconds',
    '',
    'Failed     The table, or its index, throttled reads or writes (Secrets Manager did, when read-secret.ts stands below).',
    expect.stringMatching(/^Next {7}Look at “Refused by the table/),
    '           infra/README.md#the-table-refuses',
    '',
    '           ThrottlingException: Rate exceeded',
    '           at read (/var/task/portfolios.js:1:2)',
    expect.stringContaining('npx cdk synth'),
  ]);
});

test('an invocation’s id leads to the same call as its reference', async () => {
  expect(await traceReference(id('b'), asked(throttled))).toEqual(await traceReference(id('a'), asked(throttled)));
});

test('a call that its function did not survive is told by Lambda’s lines about the invocation', async () => {
  const lines: LogLine[] = [
    { at: noon, log: 'exports', text: `2026-11-26T12:00:00.000Z ${id('b')} Task timed out after 29.00 seconds` },
    access(noon + 1, id('a'), { status: '500', lambdaId: id('b'), error: 'Task timed out. Check your function' }),
  ];
  const told = (await traceReference(id('a'), asked(lines))).join('\n');
  expect(told).toContain('12:00:00.000  exports       Task timed out after 29.00 seconds');
  expect(told).toContain('Failed     The function did not answer in time.');
  expect(told).toContain('Who        nobody signed in, or the function did not get so far');
});

test('an intended refusal is no failure', async () => {
  const told = (await traceReference(id('a'), asked([access(noon, id('a'), { status: '403' })]))).join('\n');
  expect(told).toContain('They read  a refusal, as it is meant: nothing failed');
  expect(told).not.toContain('Failed ');
});

test('nothing found says how late lines come and how to look further back; several calls, which', async () => {
  const missing = traceReference('zzzzzzzzzz', asked(throttled));
  await expect(missing).rejects.toThrow(/No log has zzzzzzzzzz since 25 Nov 2026.* They come late\..*--since 7d/);
  const two = [access(noon, id('a'), {}), access(noon, `${'a'.repeat(8)}-1${'2'.repeat(26)}`, {})];
  const both = traceReference('aaaaaaaa-1', asked(two));
  await expect(both).rejects.toThrow(new RegExp(`Several calls.*\n {2}${id('a')}\n {2}aaaaaaaa-122`));
});

test('a person’s calls are a line each, their failures whole; what died without a name stands apart', async () => {
  const lines = [
    ...throttled,
    line(noon + 1000, 'users', {
      event: 'request',
      requestId: id('e'),
      route: 'GET /u',
      actor: 'pseudonym-of-16c',
      status: 200,
    }),
    access(noon + 2000, id('f'), { status: '500', route: 'GET /dead' }),
    access(noon + 3000, id('9'), { status: '503', route: 'GET /theirs' }),
    line(noon + 3000, 'users', { event: 'request', requestId: id('9'), actor: 'somebody-else-16', status: 503 }),
  ].sort((a, b) => a.at - b.at);
  const told = await tracePerson('pseudonym-of-16c', asked(lines), noKey);
  expect(told.slice(3, 5)).toEqual([
    '11:59:59.995  503  aaaaaaaa-1  GET /api/v1/jobs',
    '12:00:01.000  200  eeeeeeee-1  GET /u',
  ]);
  expect(told.filter((one) => one.startsWith('Reference'))).toEqual([`Reference  ${id('a')}`]);
  const text = told.join('\n');
  expect(text).toMatch(/that do not say whose they were;.*:\n12:00:02\.000 {2}500 {2}ffffffff-1 {2}GET \/dead$/);
  expect(text).not.toContain('/theirs');
  expect((await tracePerson('nobody-of-16-cha', asked([]), noKey)).join('\n')).toContain(
    'No log has anything of them. They come late.',
  );
});

test('a person’s timed-out call is shown whole, and a failed mail with its cause', async () => {
  const lines = [
    line(noon, 'exports', { event: 'print_begun', requestId: id('a'), invocation: id('b'), actor: 'pseudonym-of-16c' }),
    {
      at: noon + 29_000,
      log: 'exports',
      text: `2026-11-26T12:00:29.000Z ${id('b')} Task timed out after 29.00 seconds`,
    },
    access(noon + 29_001, id('a'), { status: '500', lambdaId: id('b') }),
    access(noon + 30_000, id('c'), { status: '204', route: 'POST /reset' }),
    line(noon + 31_000, 'mailer', {
      ...{ level: 'error', event: 'mail_failed', cause: id('c'), kind: 'resetPassword' },
      ...{ receiver: 'pseudonym-of-16c', error: 'TimeoutError' },
    }),
    line(noon + 32_000, 'mailer', {
      event: 'mail_dropped',
      cause: id('d'),
      receiver: 'pseudonym-of-16c',
      reason: 'nobody',
    }),
  ];
  const told = await tracePerson('pseudonym-of-16c', asked(lines), noKey);
  expect(told.slice(3, 6)).toEqual([
    '12:00:00.000       aaaaaaaa-1  print_begun',
    '12:00:31.000       cccccccc-1  mail_failed · resetPassword · TimeoutError',
    '12:00:32.000       dddddddd-1  mail_dropped · nobody',
  ]);
  expect(told.filter((one) => /^(Reference|Who|Failed)/.test(one))).toEqual([
    `Reference  ${id('a')}`,
    'Who        pseudonym-of-16c (pseudonym)',
    'Failed     The function did not answer in time.',
    `Reference  ${id('c')}`,
    'Who        nobody signed in, or the function did not get so far',
    'Failed     SES refused a mail; the mailer retries it for a day.',
  ]);
  expect(told.join()).not.toContain('do not say whose');
  expect(told).toContain('           functions/exports/ (no stack names a line of it)');
});

test.each([
  ['Task timed out after 29.00 seconds', 'did not answer in time'],
  ['ProtocolError: Target closed', 'browser that prints ended'],
  ['{"event":"print_ended","outcome":"crashed"}', 'browser that prints ended'],
  ['{"event":"print_ended","outcome":"timed_out","error":"TimeoutError"}', 'took too long'],
  ['{"event":"request_failed","error":"TimeoutError","code":"ETIMEDOUT"}', 'did not answer in time, or failed'],
  ['{"event":"request_failed","error":"InternalServerError"}', 'did not answer in time, or failed'],
  ['{"event":"request_failed","error":"Error","code":"ECONNRESET"}', 'did not answer in time, or failed'],
  ['an item cannot be read', 'does not have the shape'],
  ['AccessDeniedException', 'lacks a right'],
  ['RequestId: x Error: Runtime exited with error: signal: killed', 'lack of memory'],
  ['TypeError: x is not a function', 'does not expect'],
])('%s is explained as: %s', (words, what) => {
  expect(adviceFor([words]).what).toContain(what);
});

test.each([
  ['Rate Exceeded.', 'functions-are-refused'],
  ['ProvisionedThroughputExceededException', 'the-table-refuses'],
  ['TargetCloseError: Protocol error (Page.printToPDF): Target closed', 'a-function-fails'],
  ['{"event":"mail_parked","error":"MessageRejected"}', 'mails-are-parked'],
  ['{"event":"mail_failed","error":"MessageRejected"}', 'mails-are-refused'],
  ['{"event":"task_parked","error":"Error"}', 'tasks-are-parked'],
  ['{"error":"AppError","causes":["TransactionCanceledException"],"reasons":["ThrottlingError"]}', 'the-table-refuses'],
  ['an item cannot be read', 'an-item-cannot-be-read'],
  ['AccessDeniedException: User is not authorized to perform dynamodb:Query', 'a-function-fails'],
  ['{"event":"process_failed","error":"Runtime.ExitError"}', 'a-function-fails'],
  ['TypeError: x is not a function', 'a-function-fails'],
])('%s leads to %s in the runbook', (words, runbook) => {
  expect(adviceFor([words]).runbook).toBe(runbook);
  expect(guide.toLowerCase()).toContain(`\n### ${runbook.replaceAll('-', ' ')}\n`);
});

// https://docs.aws.amazon.com/lambda/latest/dg/nodejs-exceptions.html
test('Lambda’s own lines and prefixes are parsed, and a line that is no JSON stays unchanged', () => {
  const thrown = `2026-11-26T12:00:00.000Z\t${id('b')}\tERROR\tInvoke Error \t{"errorType":"Error","stack":["Error: x","    at y"]}`;
  expect(readLine({ at: 0, log: 'users', text: thrown })).toMatchObject({
    lambdaId: id('b'),
    facts: { errorType: 'Error' },
  });
  expect(readLine({ at: 0, log: 'users', text: 'words {of somebody' })).toMatchObject({ facts: {} });
});
