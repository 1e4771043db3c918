import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/index.ts';
import { errorStatus } from '#shared/errors.ts';
import openapi from '#shared/openapi.json' with { type: 'json' };
import { rows } from '#tests/rights/table.ts';

const path = 'shared/openapi.json';
const parameter = z.object({ name: z.string(), in: z.string() });
const documented = z.object({
  operationId: z.string(),
  parameters: z.array(parameter),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.unknown()) })),
  responses: z.record(z.string(), z.unknown()),
});
const operations = new Map(
  Object.entries(openapi.paths).flatMap(([at, calls]) =>
    Object.entries(calls).map(([method, call]) => [
      `${method.toUpperCase()} ${at.replace('/api/v0', '')}`,
      z.parse(documented, call),
    ]),
  ),
);
const statusesOf = (call: string): string[] => Object.keys(operations.get(call)?.responses ?? {});

test('the document breaks no rule of the linter, and warns of nothing but the specification’s own paths', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = readFileSync(path, 'utf8');
  const problems = await lintFromString({ source, absoluteRef: path, config });
  // Accepted: paths that differ only in a literal part, calls without refusals, one success by 302, the unused 405.
  const known = ['no-ambiguous-paths', 'operation-4xx-response', 'operation-2xx-response', 'no-unused-components'];
  expect(problems.filter(({ severity, ruleId }) => severity === 'error' || !known.includes(ruleId))).toEqual([]);
});

test('every call of the table of rights that exists is described, with the success that the table names', () => {
  const today = rows.filter(({ state }) => state === 'today');
  expect([...operations.keys()].sort()).toEqual([...new Set(today.map(({ call }) => call))].sort());
  expect(today.filter(({ call, success }) => !statusesOf(call).includes(String(success)))).toEqual([]);
});

test('every refusal of the table of rights is described', () => {
  const undescribed = rows
    .filter(({ state }) => state === 'today')
    .flatMap(({ call, verdicts }) => Object.values(verdicts).map((verdict) => [call, verdict] as const))
    .filter(([call, verdict]) => /^\d+$/.test(verdict) && !statusesOf(call).includes(verdict));
  expect(undescribed).toEqual([]);
});

test('headers are described: keys of repeated calls, ETags, Retry-After', () => {
  const headersOf = (call: string) =>
    operations.get(call)?.parameters.flatMap(({ name, in: place }) => (place === 'header' ? [name] : []));
  expect(headersOf('POST /portfolios')).toEqual(['Idempotency-Key']);
  expect(headersOf('PUT /formations/{id}')).toEqual(['If-Match']);
  expect(openapi.paths['/api/v0/formations/{id}'].get.responses['200'].headers).toHaveProperty('ETag');
  expect(openapi.components.responses.too_many.headers).toHaveProperty('Retry-After');
  expect(openapi.components.responses.unavailable.headers).toHaveProperty('Retry-After');
  expect(openapi.components.responses.method_not_allowed.headers).toHaveProperty('Allow');
  expect(statusesOf('POST /auth/login')).toContain('429');
});

test('headers of several cells are described: where to repeat a call, and whose part a list lacks', () => {
  expect(openapi.components.responses.misdirected.headers).toHaveProperty('x-cell');
  const naming = Object.entries(openapi.paths).flatMap(([at, calls]) =>
    Object.values(calls).flatMap((call: { responses: object }) =>
      JSON.stringify(call.responses).includes('x-silent-cells') ? [at.replace('/api/v0', '')] : [],
    ),
  );
  expect(naming.sort()).toEqual([
    '/audit',
    '/counts',
    '/universities',
    '/universities/{id}/deletion',
    '/university-deletions',
    '/university-usages',
  ]);
});

test('a call that takes a form says how large a file in it may be, and who answers beyond (D12)', () => {
  const taking = Object.values(openapi.paths)
    .flatMap((calls): { requestBody?: object; description: string }[] => Object.values(calls))
    .filter(({ requestBody }) => JSON.stringify(requestBody)?.includes('multipart/form-data'));
  expect(taking).toHaveLength(3);
  for (const { description } of taking)
    expect(description).toMatch(/4194304 bytes, else 413.*about 4\.5 MB.*`\{ "message" \}`/);
});

test('every error is described somewhere, with its sentence', () => {
  const text = JSON.stringify(openapi.components.responses);
  expect(Object.keys(errorStatus).filter((code) => !text.includes(`\`${code}\`: `))).toEqual([]);
});

test('every group is a tag with a description', () => {
  expect(openapi.tags.map(({ name }) => name)).toEqual(Object.keys(contracts));
});
