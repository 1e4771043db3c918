import { Failure } from '#functions/data/kernel/failure.ts';
import { hasKey } from '#functions/lib/keys/keys.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';

// An allow-list: only identifiers of foreign errors are logged, never sentences, which may quote keys, addresses or whole
// items.

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const longestWord = 60;
/** A class, a code or an attribute name; excludes ids, which contain digits, and addresses. */
const word = /^(?:(?:Runtime|Sandbox)\.)?\$?[A-Za-z]+(?:_[A-Za-z0-9]+)*$/;
const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestWord && word.test(value) ? value : undefined;

export const errorName = (error: unknown): string =>
  wordOf(typeof error === 'string' ? error : read(error, 'name')) ?? 'unknown';

const frame =
  /^ {4}at (?:async )?(?:(?:new )?[\w$.<>#]+(?: \[as [\w$]+\])? \()?(?:file:\/\/|node:)?[\w/.+$%-]*(?:\/@[\w/.+$%-]+)*:\d+:\d+\)?$/;

const framesOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { stack = '', message } = error;
  const after = message ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return after
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
};

const mostIssues = 5;
const places = (path: unknown): string =>
  (Array.isArray(path) ? path : []).flatMap((part) => wordOf(part) ?? []).join('.') || 'the whole';

/** Entries such as `email: expected string`. */
const issuesOf = (error: unknown): string[] | undefined => {
  const issues = read(error, 'issues');
  if (!Array.isArray(issues)) return undefined;
  return issues.slice(0, mostIssues).map((issue) => {
    const expected = wordOf(read(issue, 'expected'));
    return `${places(read(issue, 'path'))}: ${expected ? `expected ${expected}` : wordOf(read(issue, 'code'))}`;
  });
};

const reasonsOf = (error: unknown): string[] | undefined => {
  const reasons = read(error, 'CancellationReasons');
  return Array.isArray(reasons) ? reasons.map((reason) => wordOf(read(reason, 'Code')) ?? 'unknown') : undefined;
};

/** Captures an IAM action such as `dynamodb:Query`. */
const missingRight = /not authorized to perform: ([a-z0-9-]{2,40}:[A-Za-z]{2,60})(?![\w:])/;
const missingRightOf = (error: unknown): string | undefined =>
  missingRight.exec(String(read(error, 'message') ?? '').slice(0, 500))?.[1];

const mostCauses = 3;
/** Entries such as `TypeError`, `Error ECONNREFUSED`. */
const causesOf = (error: unknown): string[] | undefined => {
  const names: string[] = [];
  for (let at = read(error, 'cause'); at && names.length < mostCauses; at = read(at, 'cause')) {
    names.push([errorName(at), wordOf(read(at, 'code'))].filter(Boolean).join(' '));
  }
  return names.length > 0 ? names : undefined;
};

const ownFacts = (error: unknown) => {
  if (!(error instanceof Failure)) return {};
  const { message, facts } = error;
  // Without the pseudonym key, ids are left out but the line is still written.
  const ids = hasKey('PSEUDONYM_SECRET') ? Object.entries(error.ids) : [];
  return { message, ...facts, ...Object.fromEntries(ids.map(([name, id]) => [name, pseudonym(id)])) };
};

/** Includes message, facts and pseudonyms only of a Failure; name, code and stack of any error. */
export const describeError = (error: unknown) => ({
  error: errorName(error),
  ...ownFacts(error),
  code: wordOf(read(error, 'code')),
  missingRight: missingRightOf(error),
  httpStatus: Number(read(read(error, '$metadata'), 'httpStatusCode')) || undefined,
  reasons: reasonsOf(error),
  issues: issuesOf(error),
  causes: causesOf(error),
  stack: framesOf(error),
});
