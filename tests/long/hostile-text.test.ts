import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { hostileTexts, placed } from '#tests/fuzz/hostile.ts';
import { allowedIn, createScenes, rowsOf } from '#tests/fuzz/scenes.ts';
import { spelled } from '#tests/rights/places.ts';
import { foundIn } from '#tests/support/schema-walk.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

// The gateway's timeout for any function. Regex steps cannot be counted: a text refused for its length takes a
// thousandth of this, catastrophic backtracking many times this.
const mostMs = 29_000;

const fields = Object.values(contracts).flatMap((contract) =>
  Object.values<Route>(contract).flatMap(({ method, path, query, body }) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      (schema ? foundIn(schema as z.ZodMiniType, '') : [])
        .filter(({ kind }) => kind === 'text')
        .map(({ at }) => ({ call: `${method} ${path}`, part: part as 'query' | 'body', at })),
    ),
  ),
);
const calls = [...Map.groupBy(fields, ({ call }) => call)];

beforeAll(async () => {
  await seedCatalogue();
  // One log line per request would flood the report.
  vi.spyOn(console, 'log').mockReturnValue();
});
afterAll(() => void vi.restoreAllMocks());

test.each(calls)(
  '%s refuses or takes a megabyte of every kind in every text field, in time',
  async (call, ownFields) => {
    const row = rowsOf(call).find((one) => allowedIn(one).length > 0);
    const [caller] = row ? allowedIn(row) : [];
    if (!row || !caller) throw new Error(`nobody may ${call}`);
    const scenes = createScenes();
    for (const { part, at } of ownFields) {
      for (const [kind, text] of Object.entries(hostileTexts)) {
        const cell = await scenes.take(row, caller);
        const begun = performance.now();
        const { status } = await cell.send(placed(spelled(call, cell.prepared), part, at, text));
        const took = performance.now() - begun;
        expect([status < 500, took < mostMs], `${part}${at}, ${kind}: ${status} in ${took} ms`).toEqual([true, true]);
      }
    }
  },
  600_000,
);

test('every call that takes a text is among them', () => {
  expect(calls.length).toBeGreaterThan(50);
  expect(fields.length).toBeGreaterThan(150);
});
