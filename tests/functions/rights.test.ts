import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { type Cell, cellOf, verdictOf } from '#tests/rights/cell.ts';
import { type Column, columns, type Row, rows, titleOf, type Verdict } from '#tests/rights/table.ts';

beforeAll(seedCatalogue);

const today = rows.filter(({ state }) => state === 'today');
const titled = (chosen: readonly Row[]): [string, Row][] => chosen.map((row) => [titleOf(row), row]);
const columnsWith = (row: Row, is: (verdict: Verdict) => boolean): Column[] =>
  columns.filter((column) => is(row.verdicts[column]));
const isRefused = (verdict: Verdict): boolean => verdict !== 'yes' && verdict !== '–';

const inEach = async <T>(cells: readonly Column[], play: (column: Column) => Promise<T>): Promise<Record<string, T>> =>
  Object.fromEntries(await Promise.all(cells.map(async (column) => [column, await play(column)])));

describe.each(titled(today))('%s', (_, row) => {
  test('everybody gets what the table says', async () => {
    const cells = columnsWith(row, (verdict) => verdict !== '–');
    const verdicts = await inEach(cells, async (column) => verdictOf(row, await (await cellOf(row, column)).call()));
    expect(verdicts).toEqual(Object.fromEntries(cells.map((column) => [column, row.verdicts[column]])));
  });
});

/** Bodies in which nothing is right but the id, and, where no id stands in it, one that cannot be read. */
const spoilt = ({ prepared: { id = '', otherId, isByValue, body } }: Cell): string[] => {
  if (!body || isByValue) return [];
  const isId = (value: unknown): boolean => value === id || value === otherId;
  const fields = Object.entries(body(id)).map(([name, value]) => [name, isId(value) ? value : []]);
  const wrong = JSON.stringify(Object.fromEntries(fields));
  return fields.some(([, value]) => isId(value)) ? [wrong] : [wrong, '{'];
};

const writing = today.filter((row) => !row.call.startsWith('GET') && columnsWith(row, isRefused).length > 0);

describe.each(titled(writing))('%s', (_, row) => {
  test('who is refused is refused whatever the body holds, and nothing is written', async () => {
    const cells = columnsWith(row, isRefused);
    const outcomes = await inEach(cells, async (column) => {
      const cell = await cellOf(row, column);
      const before = await cell.stored();
      const replies = [await cell.call()];
      for (const text of spoilt(cell)) replies.push(await cell.call({ text }));
      const isUnchanged = (await cell.stored()) === before;
      return { verdicts: [...new Set(replies.map((reply) => verdictOf(row, reply)))], isUnchanged };
    });
    const alike = cells.map((column) => [column, { verdicts: [row.verdicts[column]], isUnchanged: true }]);
    expect(outcomes).toEqual(Object.fromEntries(alike));
  });
});

/** What cannot be an id, and what can but never was one of this kind. */
const impossible = ['a b', 'é', '__proto__', '\0', 'null', 'x'.repeat(3000)];
const unknown = ({ prepared: { id = '' }, people: { home, owner } }: Cell): string[] => {
  // A call may be about what people own and about what universities share, with rights of their own for each.
  const never = id.startsWith(`${home.id}_`) ? `${home.id}_22222222222` : `${owner.id}.22222222222`;
  return [`${id}x`, home.id, owner.id, never].filter((other) => other !== id);
};

/** Their refusal of somebody of another university shows that they are about something with an id. */
const aboutIds = today.filter(({ verdicts }) => verdicts['user of another'] === '404');
const textOf = async (reply: Response): Promise<string> => (await reply.text()).replace(/"requestId":"[^"]*"/, '');

describe.each(titled(aboutIds))('%s', (_, row) => {
  test('what cannot be an id, what never was one and what is of another university are one and the same 404', async () => {
    const allowed = columnsWith(row, (verdict) => verdict === 'yes')[0] ?? 'super';
    const own = await cellOf(row, allowed);
    const wrong = [...impossible, ...unknown(own)];
    const statuses = wrong.map(async (id) => [id, (await own.call({ id })).status]);
    expect(await Promise.all(statuses)).toEqual(wrong.map((id) => [id, 404]));

    const strange = await cellOf(row, 'admin of another');
    const replies = [undefined, ...wrong].map(async (id) => textOf(await strange.call({ id })));
    expect(new Set(await Promise.all(replies)).size).toBe(1);
  });
});

describe.each(['PENDING', 'REJECTED'] as const)('a role counts only while accepted: somebody %s', (status) => {
  const isTheirs = ({ verdicts }: Row, column: Column, without: readonly Column[]): boolean =>
    verdicts[column] === 'yes' && verdicts.anonymous !== 'yes' && without.some((plain) => verdicts[plain] !== 'yes');
  const ofAdmins = today.filter((row) =>
    isTheirs(row, 'admin of the same', ['rejected self', 'user of the same university']),
  );
  const ofSupers = today.filter((row) => isTheirs(row, 'super', ['rejected self', 'user of another']));

  test.each(titled(ofAdmins))('is no administrator any more: %s', async (_, row) => {
    const { call } = await cellOf(row, { is: 'of home', role: 'admin', status });
    expect((await call()).status).toBe(403);
  });

  test.each(titled(ofSupers))('is no super administrator any more: %s', async (_, row) => {
    const { call } = await cellOf(row, { is: 'of none', role: 'super', status });
    expect([403, 404]).toContain((await call()).status);
  });
});
