import { expect, test } from 'vitest';
import { traceReference } from '#scripts/operations/operator/trace/call.ts';
import type { LogLine } from '#scripts/operations/operator/trace/lines.ts';
import { tracePerson } from '#scripts/operations/operator/trace/person.ts';
import { access, asked, hour, id, line, noKey, noon } from '#tests/support/logs.ts';

const story = async (reference: string, lines: readonly LogLine[], now?: number): Promise<string> =>
  (await traceReference(reference, asked(lines, now))).join('\n');

test('an invocation that serves several people’s tasks shows only those of the traced call', async () => {
  const told = await story(id('a'), [
    access(noon, id('a'), { status: '202' }),
    line(noon + 10, 'tasks', {
      event: 'task_failed',
      level: 'error',
      cause: id('a'),
      invocation: id('7'),
      step: 'mine',
    }),
    line(noon + 20, 'tasks', { event: 'task_done', cause: id('8'), invocation: id('7'), step: 'theirs' }),
  ]);
  expect(told).toContain('task_failed · step mine');
  expect(told).not.toContain('theirs');
});

test('a mail that is given up a day after its call belongs to the story', async () => {
  const parked = line(noon + 25 * hour, 'mailer', { event: 'mail_parked', level: 'error', cause: id('a') });
  expect(await story(id('a'), [access(noon, id('a'), {}), parked], noon + 48 * hour)).toContain('mail_parked');
});

test('a text that begins no call’s id, such as a pseudonym, is told to lead nowhere', async () => {
  const lines = [
    line(noon, 'users', { event: 'request', requestId: id('c'), actor: 'pseudonym-of-16c', status: 200 }),
    access(noon, `7aaaaaaaa-1${'2'.repeat(25)}`, { route: 'GET /other' }),
    access(noon + 1, id('a'), { route: 'GET /meant' }),
  ];
  await expect(story('pseudonym-of-16c', lines)).rejects.toThrow('No log has pseudonym-of-16c since');
  await expect(story('1111-4111-8111', lines)).rejects.toThrow('No log has 1111-4111-8111 since');
  const told = await story('aaaaaaaa-1', lines);
  expect(told).toContain('GET /meant');
  expect(told).not.toContain('/other');
});

test('an invocation that no call is known of is told by its own lines, and that it did not end', async () => {
  const told = await story(id('7'), [
    { at: noon, log: 'tasks', text: `START RequestId: ${id('7')} Version: 4` },
    { at: noon + 1, log: 'tasks', text: `END RequestId: ${id('7')}` },
    { at: noon + 2, log: 'tasks', text: `2026-11-26T12:00:00.002Z ${id('7')} Task timed out after 300.00 seconds` },
  ]);
  expect(told).toContain(`tasks         START RequestId: ${id('7')} Version: 4`);
  expect(told).toContain('Failed     The function did not answer in time.');
  // END adds nothing to START and REPORT.
  expect(told).not.toContain('END RequestId');
});

test.each([
  ['200', 'They read  what they asked for'],
  [
    '500',
    'They read  « Un problème est survenu de notre côté. Réessayez dans un instant. » / “Something went wrong on our side. Try again in a moment.”',
  ],
])('of an answer by %s it is said what they read', async (status, sentence) => {
  expect(await story(id('a'), [access(noon, id('a'), { status })])).toContain(sentence);
});

test.each([
  ['printed', false],
  ['crashed', true],
])('a print that ended %s is a failure: %s', async (outcome, isFailure) => {
  const told = await story(id('a'), [
    access(noon, id('a'), {}),
    line(noon + 1, 'exports', { event: 'print_ended', outcome, requestId: id('a') }),
  ]);
  expect(told.includes('Failed     The browser that prints ended')).toBe(isFailure);
});

test.each([
  ['a line of JSON', `{"errorType":"Error","stack":["Error: it broke","    at one (/var/task/a.js:1:1)"]}`],
  ['a line of text', 'Uncaught Exception\n    at one (/var/task/a.js:1:1)'],
])('a stack in %s leads to its source, without end it does not', async (_, text) => {
  const deep = text.replace(/(,?)("?) {4}at one.*1:1\)("?)/, (at) =>
    Array(40)
      .fill(at)
      .join(text.includes('[') ? '' : '\n'),
  );
  const told = await story(id('7'), [
    { at: noon, log: 'users', text: `2026-11-26T12:00:00.000Z\t${id('7')}\tERROR\t${deep}` },
  ]);
  expect(told).toContain('Failed ');
  expect(told.match(/^ {11}at one \(\/var\/task\/a\.js:1:1\)$/gm)).toHaveLength(11);
});

/** `count` failed calls of one user, a second apart. */
const failures = (count: number): LogLine[] =>
  Array.from({ length: count }, (_, i) => {
    const requestId = `${String(i).padStart(8, '0')}-1111-4111-8111-111111111111`;
    return line(noon + i * 1000, 'users', { event: 'request', requestId, actor: 'pseudonym-of-16c', status: 500 });
  });

test('the last ten of a person’s failures are shown whole, with the number of all', async () => {
  const told = await tracePerson('pseudonym-of-16c', asked(failures(12)), noKey);
  const ids = told.flatMap((one) => /^Reference {2}(\d{8})/.exec(one)?.[1] ?? []);
  expect(ids).toEqual(Array.from({ length: 10 }, (_, i) => String(i + 2).padStart(8, '0')));
  expect(told.at(-1)).toBe('The last 10 failures of 12 are told.');
  expect((await tracePerson('pseudonym-of-16c', asked(failures(10)), noKey)).join()).not.toContain('failures of');
});

test('the last fifty anonymous failures are looked up: a query’s text is bounded', async () => {
  const lines = Array.from({ length: 60 }, (_, i) =>
    access(noon + i, `${String(i).padStart(8, '0')}-1111-4111-8111-111111111111`, { status: '500' }),
  );
  const { logs, ...rest } = asked(lines);
  const sizes: number[] = [];
  const find: typeof logs.find = (wanted) => {
    sizes.push(wanted.texts.length);
    return logs.find(wanted);
  };
  const told = await tracePerson('pseudonym-of-16c', { ...rest, logs: { ...logs, find } }, noKey);
  expect(Math.max(...sizes)).toBe(50);
  expect(told.at(-50)).toContain('00000010-1');
  expect(told.at(-1)).toContain('00000059-1');
});

test('a failure of somebody else’s that a function tells of is not among those that name nobody', async () => {
  const theirs = { event: 'request_failed', requestId: id('9'), status: '500' };
  const told = await tracePerson('pseudonym-of-16c', asked([line(noon, 'users', theirs)]), noKey);
  expect(told.join()).not.toContain('do not say whose');
});
