import { expect, test } from 'vitest';
import { type Caller, readVouched, vouch } from '#functions/lib/cells/vouch.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';

const now = new Date('2026-11-27T10:00:00Z');
const secret = 'what the edge has proven itself with';
const boss: Caller = { id: 'test-A1', role: 'super', status: 'ACCEPTED', sessionId: 'session', isConfirmed: true };
const to = { cell: 'b', secret, now };

const callOf = (method: string, rawPath: string, { query = '', body = '' } = {}): HttpEvent =>
  ({ rawPath, rawQueryString: query, body, requestContext: { http: { method } } }) as unknown as HttpEvent;

const call = callOf('PUT', '/api/v0/users/x-1/status', { body: '{"status":"ACCEPTED"}' });
const given = vouch(call, boss, to);

const resigned = (change: object): string => {
  const said = JSON.parse(Buffer.from(given.split('.')[0] ?? '', 'base64url').toString());
  const text = Buffer.from(JSON.stringify({ ...said, ...change })).toString('base64url');
  return `${text}.${given.split('.')[1]}`;
};

test('a cell takes the caller for whom another has vouched', () => {
  expect(readVouched(call, given, to)).toEqual(boss);
});

test('a body that came as Base64 is the same call', () => {
  const packed = { ...call, body: Buffer.from(call.body ?? '').toString('base64'), isBase64Encoded: true };
  expect(readVouched(packed, given, to)).toEqual(boss);
});

test('it is good for thirty seconds', () => {
  const at = (seconds: number) => ({ ...to, now: new Date(now.getTime() + seconds * 1000) });
  expect(readVouched(call, given, at(30))).toEqual(boss);
  expect(readVouched(call, given, at(31))).toBeNull();
});

test.each([
  ['another person', resigned({ id: 'test-B2' })],
  ['a later end', resigned({ until: now.getTime() + 60_000 })],
  ['another cell', resigned({ cell: 'c' })],
  ['no signature', given.split('.')[0] ?? ''],
  ['another secret', vouch(call, boss, { ...to, secret: 'guessed' })],
  ['another role', vouch(call, { ...boss, role: 'admin' as 'super' }, to)],
  ['nothing', ''],
])('a forged one is none: %s', (_, forged) => {
  expect(readVouched(call, forged, to)).toBeNull();
});

test.each([
  ['another method', callOf('DELETE', call.rawPath, { body: call.body })],
  ['another path', callOf('PUT', '/api/v0/users/x-2/status', { body: call.body })],
  ['another query', callOf('PUT', call.rawPath, { body: call.body, query: 'transferUsersTo=y-1' })],
  ['another body', callOf('PUT', call.rawPath, { body: '{"status":"REJECTED"}' })],
])('it is good for no other call: %s', (_, other) => {
  expect(readVouched(other, given, to)).toBeNull();
});

test('it cannot be replayed to another cell', () => {
  expect(readVouched(call, given, { ...to, cell: 'c' })).toBeNull();
});
