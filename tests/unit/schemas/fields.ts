import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '#shared/field-errors.ts';

export type Field = {
  /** Stored unchanged. */
  readonly kept?: readonly unknown[];
  readonly becomes?: readonly (readonly [sent: unknown, kept: unknown])[];
  /** Keyed by error code, followed by a space and the path below the field where there is one. */
  readonly refused?: Readonly<Record<string, readonly unknown[]>>;
};
export type Fields = Readonly<Record<string, Field>>;

const without = (refused: Field['refused'] = {}, isTaken: (sent: unknown) => boolean): Field['refused'] =>
  Object.fromEntries(Object.entries(refused).map(([code, sent]) => [code, sent.filter((value) => !isTaken(value))]));
const isNothing = (sent: unknown): boolean => sent === undefined || sent === null || String(sent).trim() === '';

/** The field may be omitted, but is never null. */
export const optional = ({ kept, becomes = [], refused }: Field): Field => ({
  kept,
  becomes: [...becomes, ...[undefined, null, '', ' \n'].map((nothing) => [nothing, null] as const)],
  refused: without(refused, isNothing),
});
/** An omitted field becomes `value`. */
export const otherwise = (value: unknown, { kept, becomes = [], refused }: Field): Field => ({
  kept,
  becomes: [...becomes.filter(([sent]) => sent !== undefined), [undefined, value]],
  refused: without(refused, (sent) => sent === undefined),
});
/** A field of an update: omitted, it keeps its value. */
export const changed = (field: Field): Field => otherwise(undefined, field);
export const allChanged = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, changed(field)]));

const absent = [undefined, null];
const words = (most: number): Field => ({
  kept: ['a', 'a'.repeat(most)],
  becomes: [
    [' a b \n', 'a b'],
    [` ${'a'.repeat(most)} `, 'a'.repeat(most)],
  ],
  refused: { required: [...absent, '', ' \n'], too_long: ['a'.repeat(most + 1)], invalid_type: [7] },
});
/** A multi-line text. */
export const text = (most: number): Field => {
  const { kept = [], ...field } = words(most);
  return { ...field, kept: [...kept, 'a\r\n\tb'] };
};
export const line = (most: number): Field => {
  const { becomes = [], ...field } = words(most);
  return { ...field, becomes: [...becomes, ['a\r\nb\tc', 'a b c']] };
};
export const flag: Field = { kept: [true, false], refused: { required: absent, invalid_type: ['true'] } };
export const oneOf = (...known: readonly string[]): Field => ({
  kept: known,
  refused: { invalid_value: [...absent, `${known[0]}?`, 'NONE', 7] },
});
export const id: Field = {
  kept: ['a', 'Zz.0_9-', 'a'.repeat(80)],
  refused: { required: absent, invalid_value: ['', 'a b', 'a/b', '/a', 'a/', 'é'], too_long: ['a'.repeat(81)] },
};
export const catalogueId: Field = {
  kept: ['sA', 'a0', 'vz', 'r9', 'jAbCdEfGhIj12'],
  refused: {
    required: absent,
    invalid_value: ['s', 'x1', 'S1', '1s1', 'xs1', 's_1', 's1_'],
    too_long: ['jAbCdEfGhIj123'],
  },
};
export const email: Field = {
  kept: ['a@b.fr', `${'a'.repeat(249)}@b.fr`],
  becomes: [[' a@b.fr ', 'a@b.fr']],
  refused: { required: absent, invalid_email: ['a@b'], too_long: [`${'a'.repeat(250)}@b.fr`] },
};
export const day: Field = {
  kept: ['2024-02-29'],
  refused: {
    required: absent,
    invalid_value: ['', '2023-02-29', '2024-2-9', '01/02/2024', '2024-02-29T00:00:00Z'],
  },
};
export const time: Field = {
  kept: ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.678Z'],
  refused: { required: absent, invalid_value: ['2026-01-02', '2026-01-02T03:04:05', '2026-01-02T03:04:05+01:00'] },
};
export const idList = (last: number): Field => ({
  kept: ['1', `${last}`, `${last},1,2`],
  refused: { invalid_value: ['0', `${last + 1}`, '1,1', '1;2', '1, 2', 'a', '1,'], invalid_type: [1] },
});
export const researchDomain: Field = { kept: ['1', '27'], refused: { invalid_value: ['0', '28', '01', 1] } };
const schemes = [
  'javascript:alert(1)',
  'j:x',
  'J2+-:x',
  'ftp://a.fr',
  'mailto:a@b.fr',
  'data:text/html,x',
  'httpss://a',
];
const hosts = [
  'https:/a.fr',
  'https:a.fr',
  'https://',
  'https:///a',
  'http://?a',
  'http://#a',
  'http://@a',
  'http://:80',
];
const signs = [
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
];
const users = ['https://ada@a.fr', 'https://ada:pw@a.fr/b', 'ada@a.fr', 'a.fr:80@b.fr', 'https://a.fr:@b.fr'];
export const webAddress: Field = {
  kept: [
    'https://a.fr',
    'http://a',
    'HTTPS://A.FR/b?c#d',
    'a.fr',
    'www.a.fr:80/b:c',
    '7',
    '7a:b',
    'é.fr',
    'a.fr/@ada',
    'https://a.fr?to=ada@b.fr',
    `a.fr/${'b'.repeat(1995)}`,
  ],
  becomes: [[' https://a.fr/b ', 'https://a.fr/b']],
  refused: {
    required: absent,
    invalid_value: ['', ...schemes, ...hosts, ...signs, ...users],
    too_long: [`a.fr/${'b'.repeat(1996)}`],
  },
};
/** Replies drop the user name that an earlier release accepted in URLs. */
export const shownAddress: Field = {
  ...webAddress,
  becomes: [
    ...(webAddress.becomes ?? []),
    ['https://ada@a.fr', 'https://a.fr'],
    ['https://ada:pw@a.fr/b', 'https://a.fr/b'],
    ['ada@a.fr', 'a.fr'],
    ['a.fr:80@b.fr', 'b.fr'],
    ['https://a.fr:@b.fr', 'https://b.fr'],
  ],
  refused: { ...webAddress.refused, invalid_value: ['', ...schemes, ...hosts, ...signs] },
};
export const halfSteps: Field = {
  kept: [0, 0.5, 4.5, 5],
  refused: { too_small: [-0.5], too_big: [5.5], invalid_value: [0.25], invalid_type: ['3'] },
};

/** The number of changes to a record; 0 for records stored before it was counted. */
export const revision = otherwise(0, {
  kept: [0, 1, 4503],
  refused: { required: [null], too_small: [-1], invalid_type: [0.5, '3'] },
});

/** Returns the parsed body, or the paths and codes of its errors. */
export const read = (schema: z.ZodMiniType, body: unknown): unknown => {
  const parsed = z.safeParse(schema, body, { reportInput: true });
  return parsed.success ? parsed.data : fieldErrors(parsed.error.issues).map(({ field, code }) => [field, code]);
};

/** Tests each field in an otherwise valid body. */
export const testFields = (schema: z.ZodMiniType, good: Record<string, unknown>, fields: Fields): void => {
  test('keeps what is right, and drops what it does not know', () => {
    expect(read(schema, { ...good, unknown: 1 })).toStrictEqual(good);
  });
  test.each(Object.entries(fields))('%s', (name, { kept = [], becomes = [], refused = {} }) => {
    const { [name]: _, ...others } = good;
    const sent = (value: unknown) => (value === undefined ? others : { ...others, [name]: value });
    for (const [value, result] of [...kept.map((value) => [value, value]), ...becomes]) {
      expect(read(schema, sent(value)), JSON.stringify(value)).toEqual(sent(result));
    }
    for (const [key, values] of Object.entries(refused)) {
      const [code, ...below] = key.split(' ');
      for (const value of values) {
        expect(read(schema, sent(value)), JSON.stringify(value)).toEqual([[[name, ...below].join('.'), code]]);
      }
    }
  });
};

/** The second day must not be before the first. */
export const testOrder = (schema: z.ZodMiniType, good: Record<string, unknown>, from: string, to: string): void => {
  test.each(['2024-01-31', '2024-02-01', null])(`${from} 2024-01-31, ${to} %s`, (end) => {
    const body = { ...good, [from]: '2024-01-31', [to]: end };
    expect(read(schema, body)).toEqual(body);
  });
  test(`${to} before ${from}`, () => {
    const body = { ...good, [from]: '2024-01-31', [to]: '2024-01-30' };
    expect(read(schema, body)).toEqual([[to, 'ends_before_it_begins']]);
  });
};
