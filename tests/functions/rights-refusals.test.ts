import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import { type Cell, cellOf, cellsOf, inEach, storedOf, verdictOf } from '#tests/rights/cell.ts';
import { columnsWith, titled, today, type Verdict } from '#tests/rights/table.ts';

beforeAll(seedCatalogue);

const isRefused = (verdict: Verdict): boolean => verdict !== 'yes' && verdict !== '–';

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
    const chosen = columnsWith(row, isRefused);
    const cells = await cellsOf(row, chosen);
    const before = await storedOf([...cells.values()]);
    const verdicts = await inEach(cells, async (cell) => {
      const replies = [await cell.call()];
      for (const text of spoilt(cell)) replies.push(await cell.call({ text }));
      return [...new Set(replies.map((reply) => verdictOf(row, reply)))];
    });
    expect(verdicts).toEqual(Object.fromEntries(chosen.map((column) => [column, [row.verdicts[column]]])));
    expect(await storedOf([...cells.values()])).toBe(before);
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
