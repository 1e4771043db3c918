import { beforeAll, describe, expect, test } from 'vitest';
import { cellOf } from '#tests/rights/cell.ts';
import { crossed, idPlaces, placeName, spelled } from '#tests/rights/places.ts';
import { canariesOf, withLogs } from '#tests/rights/secrets.ts';
import { type Column, columns, type Row, rows, sampled, titleOf } from '#tests/rights/table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

/** Super administrators may use every university's ids. */
const allowedIn = ({ verdicts }: Row): Column | undefined =>
  columns.find((column) => verdicts[column] === 'yes' && column !== 'super');
const closed = rows.filter(
  ({ state, verdicts }) => state === 'today' && verdicts.anonymous !== 'yes' && verdicts['user of another'] !== 'yes',
);
const playable = closed.flatMap((row): [string, Row, Column][] => {
  const column = allowedIn(row);
  return column ? [[titleOf(row), row, column]] : [];
});

/** A PUT ignores the id in its body (D25). */
const isDropped = (place: string): boolean => place === 'body.id';

/** Universities are public, and only super administrators move users between them (D25, D72). */
const refusalAt = (place: string): number => (place === 'body.UniversityId' ? 403 : 404);

describe.each(sampled(playable))('%s', (_, row, column) => {
  test('an id of the twin is 404 wherever it stands, changes nothing there and tells nothing of it', async () => {
    const [own, twin] = [await cellOf(row, column), await cellOf(row, column)];
    const [mine, theirs] = [spelled(row.call, own.prepared), spelled(row.call, twin.prepared)];
    const [before, canaries] = [await twin.stored(), await canariesOf(twin)];
    const places = idPlaces(mine).filter((way) => !isDropped(placeName(way)));
    const { result, logs } = await withLogs(() =>
      Promise.all(
        places.map(async (way) => {
          const reply = await own.send(crossed(mine, theirs, way));
          const text = await reply.text();
          const leaks = canaries.filter((canary) => text.includes(canary));
          return [placeName(way), reply.status, leaks] as const;
        }),
      ),
    );
    expect(result).toEqual(places.map((way) => [placeName(way), refusalAt(placeName(way)), []]));
    expect(canaries.filter((canary) => logs().includes(canary))).toEqual([]);
    expect(await twin.stored()).toBe(before);
  });
});
