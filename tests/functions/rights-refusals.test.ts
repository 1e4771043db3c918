import { beforeAll, describe, expect, test } from 'vitest';
import { type Cell, passiveCells } from '#tests/rights/cell.ts';
import { columnsWith, sampled, titled, today } from '#tests/rights/table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const impossible = ['a b', 'é', '__proto__', '\0', 'null', 'x'.repeat(3000)];
const unknown = ({ prepared: { id = '' }, people: { home, owner } }: Cell): string[] => {
  // Some calls accept both users' and universities' records, with different rights.
  const never = id.startsWith(`${home.id}_`) ? `${home.id}_22222222222` : `${owner.id}.22222222222`;
  return [`${id}x`, home.id, owner.id, never].filter((other) => other !== id);
};

/** Calls that answer 404 to a user of another university; one row per call. */
const rowsAboutIds = today.filter(({ verdicts }) => verdicts['user of another'] === '404');
const aboutIds = [...new Map(rowsAboutIds.map((row) => [row.call, row])).values()];
const textOf = async (reply: Response): Promise<string> => (await reply.text()).replace(/"requestId":"[^"]*"/, '');

describe.each(sampled(titled(aboutIds)))('%s', (_, row) => {
  test('impossible ids, unknown ids and those of another university are one and the same 404', async () => {
    const allowed = columnsWith(row, (verdict) => verdict === 'yes')[0] ?? 'super';
    const cells = await passiveCells(row, [allowed, 'admin of another']);
    const [own = expect.unreachable(), strange = expect.unreachable()] = cells;
    const wrong = [...impossible, ...unknown(own)];
    const statuses = wrong.map(async (id) => [id, (await own.call({ id })).status]);
    expect(await Promise.all(statuses)).toEqual(wrong.map((id) => [id, 404]));

    const replies = [undefined, 'a b', ...unknown(strange)].map(async (id) => textOf(await strange.call({ id })));
    expect(new Set(await Promise.all(replies)).size).toBe(1);
  });
});
