import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { requests } from '#tests/rights/requests.ts';
import { columns, header, rows, titleOf } from '#tests/rights/table.ts';

const titles = (state: string): string[] => rows.filter((row) => row.state === state).map(titleOf);
const calls = (state: string): Set<string> =>
  new Set(rows.filter((row) => row.state === state).map(({ call }) => call));

test('every row says who may, what success is, and which sentence or decision says so', () => {
  expect(header).toEqual(['call', 'state', 'sent', 'success', ...columns, 'source', 'note']);
  const isWhole = ({ call, state, success, verdicts, source }: (typeof rows)[number]): boolean =>
    /^(GET|POST|PUT|DELETE) \/\S+$/.test(call) &&
    ['today', 'later'].includes(state) &&
    [200, 201, 204, 302].includes(success) &&
    Object.values(verdicts).every((verdict) => /^(yes|401|403|404|422|–)$/.test(verdict)) &&
    /^[SD][\d.]+( [SD][\d.]+)*$/.test(source);
  expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  expect(new Set(rows.map(titleOf)).size).toBe(rows.length);
});

test('every call of section 7 has its rows', () => {
  const sentences = readFileSync('tests/spec.tsv', 'utf8').matchAll(/^(S7\.\d+)[a-z]?\t/gm);
  // Sentences 1 to 3 are introductory; 88 concerns screens.
  const named = new Set([...sentences].map(([, id = '']) => id).filter((id) => Number(id.slice(3)) >= 4));
  const cited = new Set(rows.flatMap(({ source }) => source.split(' ')));
  expect([...named].filter((id) => !cited.has(id))).toEqual([]);
});

test('every call that exists has rows of today, each of them played, and no row of what is still to come', () => {
  const existing = Object.values(contracts).flatMap((contract) =>
    Object.values<Route>(contract).map(({ method, path }) => `${method} ${path}`),
  );
  expect([...calls('today')].sort()).toEqual(existing.toSorted());
  // Once such a call is built, its rows move to today, with a request to play them.
  expect(existing.filter((call) => calls('later').has(call))).toEqual([]);
  const played = Object.entries(requests).flatMap(([call, sent]) =>
    Object.keys(sent).map((what) => titleOf({ call, sent: what })),
  );
  expect(played.sort()).toEqual(titles('today').sort());
});
