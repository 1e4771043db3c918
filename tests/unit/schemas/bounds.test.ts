import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { type Found, foundIn } from '#tests/support/schema-walk.ts';

const sent = Object.values(contracts).flatMap((contract) =>
  Object.values<Route>(contract).flatMap(({ method, path, query, body }) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      schema ? foundIn(schema as z.ZodMiniType, `${method} ${path} ${part}`) : [],
    ),
  ),
);
/** The properties of a Zod check that this test reads. */
type Said = { check: string; abort?: boolean; pattern?: RegExp; tx?: (text: string) => unknown };
const saidOf = (check: z.core.$ZodCheck): Said => check._zod.def as Said;
const kindOf = (check: z.core.$ZodCheck): string => saidOf(check).check;
const isBound = (check: z.core.$ZodCheck): boolean => ['max_length', 'length_equals'].includes(kindOf(check));
/** Linear in the text's length, and never lengthens it. */
const isTrim = (check: z.core.$ZodCheck): boolean => {
  const { check: kind, tx } = saidOf(check);
  return kind === 'overwrite' && tx?.(' a  b ') === 'a  b';
};
const isCheap = (check: z.core.$ZodCheck): boolean => kindOf(check) === 'min_length' || isTrim(check);

const faultOf = ({ checks }: Found): string | undefined => {
  const place = checks.findIndex(isBound);
  if (place < 0) return 'has no maximum';
  if (!checks.slice(0, place).every(isCheap)) return 'is looked at before its length';
  const bound = checks[place];
  if (checks.length > place + 1 && !(bound && saidOf(bound).abort)) return 'is looked at beyond its length';
  return undefined;
};
const faults = (kind: Found['kind']): string[] =>
  sent.flatMap((found) => {
    const fault = found.kind === kind && faultOf(found);
    return fault ? [`${found.at} ${fault}`] : [];
  });

test('every text that may be sent has a length, which is checked before whatever costs', () => {
  expect(sent.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(150);
  expect(faults('text')).toEqual([]);
});

test('every list that may be sent has a length, which is checked before whatever looks at all of it', () => {
  expect(sent.filter(({ kind }) => kind === 'list').length).toBeGreaterThan(10);
  expect(faults('list')).toEqual([]);
});

// These compare, trim, or read at most nine digits; `Number` runs after a length check.
test('transformations before a text is bounded are listed by name', () => {
  const names = sent.flatMap(({ kind, name }) => (kind === 'transform' ? [name] : []));
  expect([...new Set(names)].sort()).toEqual([
    'Number',
    'inDigits',
    'nullIfNothing',
    'orEmpty',
    'usualIfNothing',
    'yesOrNo',
  ]);
});

const patterns = new Map(
  sent.flatMap(({ checks }) =>
    checks.flatMap((check) => {
      const { pattern } = saidOf(check);
      return pattern ? [[String(pattern), pattern] as const] : [];
    }),
  ),
);
/** Limits steps instead of seconds and uses a fixed seed, so that a busy machine reports no false positive. */
const judged = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

test.each([...patterns])('no text makes the pattern %s try again and again', (_, { source, flags }) => {
  expect(checkSync(source, flags, judged)).toMatchObject({
    status: 'safe',
    complexity: { type: expect.stringMatching(/^(safe|linear)$/) },
  });
});

test('a pattern that tries again and again is noticed', () => {
  expect(checkSync('^[a-z]+[a-z.]*$', '', judged).status).toBe('vulnerable');
});
