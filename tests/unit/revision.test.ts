import { expect, test } from 'vitest';
import { readRevision } from '#functions/lib/http/request-headers.ts';

test.each([
  ['"0"', 0],
  ['"12"', 12],
  [' "12" ', 12],
  ['W/"12"', 12],
  ['"123456789012345"', 123_456_789_012_345],
])('the If-Match %s names the revision %d', (header, revision) => {
  expect(readRevision(header)).toBe(revision);
});
test.each([undefined, '*', ' * '])('the If-Match %s names none', (header) => {
  expect(readRevision(header)).toBeUndefined();
});
test.each(['', '12', '"a"', '"1a"', 'a"1"', '"1"a', '""', 'w/"1"', '"1", "2"', '**', '"1234567890123456"'])(
  'the If-Match %s is nobody’s tag',
  (header) => {
    expect(readRevision(header)).toBe(-1);
  },
);
