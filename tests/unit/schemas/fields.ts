import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '../../../shared/field-errors.ts';

/** Values that are kept, with what becomes of them where that differs; values that are refused, with the code and where it stands. */
export type Field = {
  readonly kept: readonly (readonly [sent: unknown, becomes?: unknown])[];
  readonly refused: readonly (readonly [sent: unknown, code: string, below?: string])[];
};

const isNothing = (sent: unknown): boolean => sent === undefined || sent === null || String(sent).trim() === '';

/** The field may be left out; nothing of it is null. */
export const optional = ({ kept, refused }: Field): Field => ({
  kept: [...kept, ...[undefined, null, '', ' \n'].map((nothing) => [nothing, null] as const)],
  refused: refused.filter(([sent]) => !isNothing(sent)),
});
/** The field of a change: left out, it is not changed. */
export const changed = ({ kept, refused }: Field): Field => ({
  kept: [...kept.filter(([sent]) => sent !== undefined), [undefined, undefined]],
  refused: refused.filter(([sent]) => sent !== undefined),
});
export const allChanged = (fields: Record<string, Field>): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, changed(field)]));
/** Left out, the field becomes that. */
export const otherwise = (value: unknown, { kept, refused }: Field): Field => ({
  kept: [...kept, [undefined, value]],
  refused: refused.filter(([sent]) => sent !== undefined),
});

const absent = [
  [undefined, 'required'],
  [null, 'required'],
] as const;
const blank = [
  ['', 'required'],
  [' \n', 'required'],
] as const;
export const text = (most: number): Field => ({
  kept: [['a'], [' a b \n', 'a b'], ['a'.repeat(most)], [` ${'a'.repeat(most)} `, 'a'.repeat(most)]],
  refused: [...absent, ...blank, ['a'.repeat(most + 1), 'too_long'], [7, 'invalid_type']],
});
export const flag: Field = { kept: [[true], [false]], refused: [...absent, ['true', 'invalid_type']] };
const invalid = (sent: unknown) => [sent, 'invalid_value'] as const;
export const oneOf = (...known: readonly string[]): Field => ({
  kept: known.map((one) => [one] as const),
  refused: [undefined, null, known[0]?.toLowerCase().concat('?'), 'NONE', 7].map(invalid),
});
export const id: Field = {
  kept: [['a'], ['Zz.0_9-'], ['a'.repeat(80)]],
  refused: [...absent, ...['', 'a'.repeat(81), 'a b', 'a/b', '/a', 'a/', 'é'].map(invalid)],
};
export const catalogueId: Field = {
  kept: [['sA'], ['a0'], ['vz'], ['r9'], ['jAbCdEfGhIj12']],
  refused: [...absent, ...['s', 'x1', 'S1', '1s1', 'xs1', 's_1', 's1_', 'jAbCdEfGhIj123'].map(invalid)],
};
export const email: Field = {
  kept: [['a@b.fr'], [' a@b.fr ', 'a@b.fr'], [`${'a'.repeat(249)}@b.fr`]],
  refused: [...absent, ['a@b', 'invalid_email'], [`${'a'.repeat(250)}@b.fr`, 'too_long']],
};
export const day: Field = {
  kept: [['2024-02-29']],
  refused: [...absent, ...['', '2023-02-29', '2024-2-9', '01/02/2024', '2024-02-29T00:00:00Z'].map(invalid)],
};
export const time: Field = {
  kept: [['2026-01-02T03:04:05Z'], ['2026-01-02T03:04:05.678Z']],
  refused: [...absent, ...['2026-01-02', '2026-01-02T03:04:05', '2026-01-02T03:04:05+01:00'].map(invalid)],
};
export const idList = (last: number): Field => ({
  kept: [['1'], [String(last)], [`${last},1,2`]],
  refused: [...['0', String(last + 1), '1,1', '1;2', '1, 2', 'a', '1,'].map(invalid), [1, 'invalid_type']],
});
export const researchDomain: Field = { kept: [['1'], ['27']], refused: ['0', '28', '01', 1].map(invalid) };
export const webAddress: Field = {
  kept: [
    ...['https://a.fr', 'http://a', 'HTTPS://A.FR/b?c#d', 'a.fr', 'www.a.fr:80/b:c', '7', '7a:b', 'é.fr'].map(
      (it) => [it] as const,
    ),
    [' https://a.fr/b ', 'https://a.fr/b'],
    [`https://a.fr/${'b'.repeat(1987)}`],
  ],
  refused: [
    ...absent,
    ...['javascript:alert(1)', 'j:x', 'J2+-:x', 'ftp://a.fr', 'mailto:a@b.fr', 'data:text/html,x', 'httpss://a'].map(
      invalid,
    ),
    ...['https:/a.fr', 'https:a.fr', 'https://', 'https:///a', 'http://?a', 'http://#a', 'http://@a', 'http://:80'].map(
      invalid,
    ),
    ...[
      '//a.fr',
      '?a',
      '#a',
      '@a',
      ':a',
      'a b',
      'a.fr/b c',
      'a\u0000.fr',
      'a.fr/\u0001b',
      '\u0001a',
      'xhttps://a',
      '',
    ].map(invalid),
    [`https://a.fr/${'b'.repeat(1988)}`, 'too_long'],
  ],
};
export const halfSteps: Field = {
  kept: [[0], [0.5], [4.5], [5]],
  refused: [
    [-0.5, 'too_small'],
    [5.5, 'too_big'],
    [0.25, 'invalid_value'],
    ['3', 'invalid_type'],
  ],
};
export const whole = (least: number, most: number): Field => ({
  kept: [[least], [most]],
  refused: [
    ...absent,
    [least - 1, 'too_small'],
    [most + 1, 'too_big'],
    [least + 0.5, 'invalid_type'],
    ['x', 'invalid_type'],
  ],
});

/** What is kept of a body, or where it is refused, and by which codes. */
export const read = (schema: z.ZodMiniType, body: unknown) => {
  const parsed = z.safeParse(schema, body, { reportInput: true });
  return parsed.success ? parsed.data : fieldErrors(parsed.error.issues).map(({ field, code }) => [field, code]);
};

/** A test for each field, beside a body in which all is right; what is not a field is dropped. */
export const testFields = (
  schema: z.ZodMiniType,
  good: Record<string, unknown>,
  fields: Record<string, Field>,
): void => {
  test('keeps what is right, and drops what it does not know', () => {
    expect(read(schema, { ...good, unknown: 1, __id: 2 })).toStrictEqual(good);
  });
  test.each(Object.entries(fields))('%s', (name, { kept, refused }) => {
    const { [name]: _, ...others } = good;
    const sent = (value: unknown) => (value === undefined ? others : { ...others, [name]: value });
    for (const [value, becomes = value] of kept) {
      expect(read(schema, sent(value)), JSON.stringify(value)).toEqual(sent(becomes));
    }
    for (const [value, code, below] of refused) {
      expect(read(schema, sent(value)), JSON.stringify(value)).toEqual([[below ? `${name}.${below}` : name, code]]);
    }
  });
};

export const testOrder = (schema: z.ZodMiniType, good: Record<string, unknown>, from: string, to: string): void => {
  test.each([
    ['2024-01-31', '2024-01-30', [[to, 'ends_before_it_begins']]],
    ['2024-01-31', '2024-01-31', { ...good, [from]: '2024-01-31', [to]: '2024-01-31' }],
    ['2024-01-31', null, { ...good, [from]: '2024-01-31', [to]: null }],
  ])('from %s to %s', (start, end, expected) => {
    expect(read(schema, { ...good, [from]: start, [to]: end })).toEqual(expected);
  });
};
