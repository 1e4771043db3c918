import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { cellOf } from '#tests/rights/cell.ts';
import { type Column, columns, type Row, rows, sampled } from '#tests/rights/table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

type Operations = Record<string, Record<string, { requestBody?: object }>>;
const { paths }: { paths: Operations } = JSON.parse(readFileSync('shared/openapi.json', 'utf8'));

const takesBody = ({ call }: Row): boolean => {
  const [method = '', path] = call.split(' ');
  return paths[`/api/v0${path}`]?.[method.toLowerCase()]?.requestBody !== undefined;
};
const rightful = ({ verdicts }: Row) => columns.find((column) => verdicts[column] === 'yes');
const playable = rows.flatMap((row): [string, Row, Column][] => {
  const column = rightful(row);
  return row.state === 'today' && column && takesBody(row) ? [[row.call, row, column]] : [];
});
const perCall = [...new Map(playable.map((one) => [one[0], one])).values()];

test.each(sampled(perCall))(
  '%s refuses what is no JSON, and a list where fields belong, and changes nothing',
  async (_, row, column) => {
    const cell = await cellOf(row, column);
    const headers = { 'content-type': 'application/json' };
    const before = await cell.stored();
    const statuses: number[] = [];
    for (const text of ['{"', '[]']) statuses.push((await cell.call({ text, headers })).status);
    expect(statuses).toEqual([400, 422]);
    expect(await cell.stored()).toBe(before);
  },
);
