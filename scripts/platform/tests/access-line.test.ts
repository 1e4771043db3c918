import { expect, test } from 'vitest';
import { accessLine } from '#scripts/platform/gateway/access-line.ts';

test('a line of the local access log stays one of JSON, whatever a function’s error holds', () => {
  const error = 'an error with "quotes",\na break and a \\';
  const handled = { response: { status: 500, headers: {} }, integrated: { lambdaId: 'one', error } };
  const line = accessLine('{"error":"$context.integration.error"}', handled as never, {
    requestId: 'a',
    startedAt: 0,
  });
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({ error });
});
