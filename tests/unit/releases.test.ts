import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kept } from '#scripts/operations/keep-release/kept.ts';
import { breaksBetween, type Document } from '#scripts/tools/openapi/compatible.ts';
import { intendedBreaks, newCalls } from '#scripts/tools/openapi/intended.ts';
import { siteCalls } from '#scripts/tools/openapi/site-calls.ts';

const present: Document = JSON.parse(readFileSync('shared/openapi.json', 'utf8'));

test('pages of the release before get along with the API, but for what is broken on purpose', () => {
  const breaks = breaksBetween(kept.openapi(), present);
  expect(breaks.sort()).toEqual(intendedBreaks.map(({ what }) => what).sort());
});

test('pages get along with the API of the release before, but for calls that are new on purpose', () => {
  const known = kept.calls();
  const missing = siteCalls().filter((call) => !known.includes(call));
  expect(missing.sort()).toEqual(newCalls.map(({ what }) => what).sort());
});

test('the calls that the site makes are found', () => {
  const calls = siteCalls();
  expect(calls).toContain('POST /api/v0/auth/login');
  expect(calls).toContain('POST /api/v0/diplomas');
  expect(calls).not.toContain('GET /api/v0/openapi.json');
});

/** An OpenAPI document with one call, `PUT /things/{id}`, that takes and returns a thing. */
const documentOf = (call: object, thing: object = {}): Document =>
  JSON.parse(
    JSON.stringify({
      paths: {
        '/things/{id}': {
          put: {
            parameters: [{ name: 'id', in: 'path', required: true }],
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Said' } } } },
            responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } },
            ...call,
          },
        },
      },
      components: {
        schemas: {
          Said: {
            type: 'object',
            properties: { kind: { type: 'string', enum: ['one', 'two'] }, size: { type: 'integer' } },
            required: ['kind'],
          },
          Thing: {
            type: 'object',
            properties: {
              name: { type: 'string' },
              size: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
              parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
            },
            required: ['name', 'size', 'parts'],
          },
          Part: { type: 'object', properties: { weight: { type: 'number' } }, required: ['weight'] },
          ...thing,
        },
      },
    }),
  );

const before = documentOf({});
const said = (properties: object, required: string[]) => ({ Said: { type: 'object', properties, required } });
const kind = { type: 'string', enum: ['one', 'two'] };
const size = { type: 'integer' };
const thing = (properties: object) => ({
  Thing: { type: 'object', properties, required: Object.keys(properties) },
});
const parts = { type: 'array', items: { $ref: '#/components/schemas/Part' } };
const name = { type: 'string' };
const nullable = { anyOf: [size, { type: 'null' }] };

test.each<[string, Document, string[]]>([
  ['the same', before, []],
  ['a call that is gone', { ...before, paths: {} }, ['PUT /things/{} is gone']],
  [
    'a query that must be said',
    documentOf({ parameters: [{ name: 'of', in: 'query', required: true, schema: name }] }),
    ['PUT /things/{}: query of must be said now'],
  ],
  [
    'a query that may be said',
    documentOf({ parameters: [{ name: 'of', in: 'query', required: false, schema: name }] }),
    [],
  ],
  ['another success', documentOf({ responses: { 204: {} } }), ['PUT /things/{}: a reply 200 is gone']],
  [
    'a field that must be said',
    documentOf({}, said({ kind, size }, ['kind', 'size'])),
    ['PUT /things/{}: body.size must be said now'],
  ],
  ['a new field that may be said', documentOf({}, said({ kind, size, colour: name }, ['kind'])), []],
  [
    'a field that is not taken',
    documentOf({}, said({ kind }, ['kind'])),
    ['PUT /things/{}: body.size is not taken any more'],
  ],
  [
    'a value that is not taken',
    documentOf({}, said({ kind: { type: 'string', enum: ['one', 'three'] }, size }, ['kind'])),
    ['PUT /things/{}: body.kind does not take "two" any more'],
  ],
  [
    'another type of a field',
    documentOf({}, said({ kind, size: name }, ['kind'])),
    ['PUT /things/{}: body.size may not be integer any more'],
  ],
  ['a wider type of a field', documentOf({}, said({ kind, size: { type: 'number' } }, ['kind'])), []],
  ['a reply without a field', documentOf({}, thing({ name, parts })), ['PUT /things/{}: reply.size is gone']],
  ['a reply with one more', documentOf({}, thing({ name, parts, size: nullable, colour: name })), []],
  [
    'a reply with another type',
    documentOf({}, thing({ name: size, parts, size: nullable })),
    ['PUT /things/{}: reply.name may be integer, it was string'],
  ],
  [
    'a reply that may be nothing',
    documentOf({}, thing({ name: { anyOf: [name, { type: 'null' }] }, parts, size: nullable })),
    ['PUT /things/{}: reply.name may be null, it was string'],
  ],
  ['a reply that is never nothing', documentOf({}, thing({ name, parts, size })), []],
  [
    'a reply with a part of another type',
    documentOf({}, { Part: { type: 'object', properties: { weight: name }, required: ['weight'] } }),
    ['PUT /things/{}: reply.parts[].weight may be string, it was number'],
  ],
  [
    'a reply that may lack a field',
    documentOf({}, { Part: { type: 'object', properties: { weight: { type: 'number' } } } }),
    ['PUT /things/{}: reply.parts[].weight may be absent'],
  ],
])('%s', (_, now, breaks) => {
  expect(breaksBetween(before, now)).toEqual(breaks);
});

test('a field that may be null is the same in either way of saying it', () => {
  const listed = documentOf({}, said({ kind, size: { type: ['integer', 'null'] } }, ['kind']));
  expect(breaksBetween(listed, documentOf({}, said({ kind, size: nullable }, ['kind'])))).toEqual([]);
});
