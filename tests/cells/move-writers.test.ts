import type { GetRecordsCommandOutput } from '@aws-sdk/client-dynamodb-streams';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { move } from '#scripts/operations/move/move.ts';
import { isEveryPoint } from '#tests/support/every-point.ts';
import { elsewhere, home, ofElsewhere, ofHome, putAll, thingsOf } from '#tests/support/moved-university.ts';
import {
  allOf,
  beginsHold,
  byName,
  createTwoTables,
  documents,
  type Item,
  listUniversity,
  moverOn,
  plainOf,
  quickly,
  removeTables,
  type TwoTables,
} from '#tests/support/moving.ts';
import { routedWrites } from '#tests/support/routed-writes.ts';

const client = documents();
type Records = NonNullable<GetRecordsCommandOutput['Records']>;

const begin = async (items: readonly Item[]): Promise<TwoTables> => {
  const two = await createTwoTables();
  await listUniversity(client, two, home);
  await putAll(client, two.tables.main, items);
  return two;
};

/** `npm run check` plays many moves. */
const timeout = 300_000;

test('of what people write during a move nothing is lost, done twice or left in both cells', async () => {
  const people = Array.from({ length: 8 }, (_, i) => `AbCd-person${i}`);
  const two = await begin([...people.flatMap((person) => thingsOf(person, home)), ...ofHome(), ...ofElsewhere()]);
  const { write, settled, refusals } = routedWrites(client, two, home);
  const done = { main: 0, b: 0 };
  let isOver = false;
  const enough = 40;

  /** One after another, each kept in the person's ledger. */
  const work = async (person: string) => {
    const kept: Item[] = [];
    let ratings = 0;
    for (let i = 0; !isOver || done.b < enough; i += 1) {
      const thing = { PK: `USER#${person}`, SK: `DIPLOMA#${person}.${i}`, _et: 'Diploma', name: `${i}` };
      const add = (TableName: string) => client.send(new PutCommand({ TableName, Item: thing }));
      done[await write(add)] += 1;
      kept.push(thing);
      const rated = {
        Key: { PK: `USER#${person}`, SK: `PORTFOLIO#${person}.p` },
        UpdateExpression: 'ADD ratings :one',
        ExpressionAttributeValues: { ':one': 1 },
      };
      await write((TableName) => client.send(new UpdateCommand({ TableName, ...rated })));
      ratings += 1;
      if (i % 3 !== 2) continue;
      const { PK, SK } = kept.shift() ?? {};
      await write((TableName) => client.send(new DeleteCommand({ TableName, Key: { PK, SK } })));
    }
    return { person, kept, ratings };
  };

  const ledgers = people.map(work);
  const { mover } = moverOn(two, { timing: quickly(settled) });
  const moved = await move(home, 'b', mover).finally(() => {
    isOver = true;
  });
  const there = plainOf(await Promise.all(ledgers).then(() => allOf(client, two.tables.b)));
  for (const { person, kept, ratings } of await Promise.all(ledgers)) {
    const theirs = there.filter(({ PK }) => PK === `USER#${person}`);
    expect(theirs.filter(({ _et }) => _et === 'Diploma')).toEqual(byName(kept));
    expect(theirs.find(({ _et }) => _et === 'Portfolio')).toMatchObject({ ratings });
  }
  expect(plainOf(await allOf(client, two.tables.main))).toEqual(byName(ofElsewhere()));
  expect(moved).not.toHaveProperty('late');
  expect(done.main).toBeGreaterThan(enough);
  expect(done.b).toBeGreaterThan(enough);
  expect([refusals.held > 0, refusals.moved > 0]).toEqual([true, true]);
});

test('a write that was under way when the hold began is copied, though the stream shows it late', async () => {
  const two = await begin([...ofHome(), ...ofElsewhere()]);
  const late = { PK: 'USER#AbCd-camille', SK: 'DIPLOMA#AbCd-camille.late', _et: 'Diploma' };
  const [lag, shown]: [number, Records[]] = [8, []];
  let isHeld = false;
  let isWritten = false;
  const timing = quickly(async () => {
    if (!isHeld || isWritten) return;
    isWritten = true;
    await client.send(new PutCommand({ TableName: two.tables.main, Item: late }));
  });
  const { mover } = moverOn(two, {
    timing,
    watch: async ({ operation, input }, send) => {
      const reply = (await send()) as { output: { Records?: Records } };
      isHeld ||= beginsHold(input);
      if (operation === 'GetRecordsCommand') {
        shown.push(reply.output.Records ?? []);
        reply.output.Records = shown.length > lag ? shown.shift() : [];
      }
      return reply;
    },
  });
  await move(home, 'b', mover);
  expect(isWritten).toBe(true);
  expect(await allOf(client, two.tables.b)).toContainEqual(late);
});

type Act = { at: number; person: number; kind: 'put' | 'remove' | 'comes' | 'leaves'; value: number };

const people = ['AbCd-camille', 'EfGh-noor', 'EfGh-ines', 'AbCd-new'];
const act = fc.record({
  /** Before which of the mover's calls. */
  at: fc.nat(45),
  person: fc.nat(people.length - 1),
  kind: fc.constantFrom('put', 'put', 'remove', 'comes', 'leaves'),
  value: fc.nat(3),
}) as fc.Arbitrary<Act>;

const play = async (two: TwoTables, { person, kind, value }: Act): Promise<void> => {
  const id = people[person] ?? '';
  const TableName = two.tables.main;
  const thing = { PK: `USER#${id}`, SK: `DIPLOMA#${id}.${value}` };
  if (kind === 'put') await client.send(new PutCommand({ TableName, Item: { ...thing, _et: 'Diploma', value } }));
  if (kind === 'remove') await client.send(new DeleteCommand({ TableName, Key: thing }));
  if (kind === 'comes') await putAll(client, TableName, thingsOf(id, home));
  if (kind === 'leaves') await putAll(client, TableName, thingsOf(id, elsewhere).slice(0, 1));
};

const homeOf = (items: readonly Item[], id: string) =>
  items.find(({ PK, SK }) => PK === `USER#${id}` && SK === 'USER')?.universityId;

test('whatever is written between any two of its calls, the copy is what the source held', { timeout }, async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 25 }), async (acts) => {
      const two = await begin([...ofHome(), ...ofElsewhere()]);
      let calls = 0;
      let source: Item[] | undefined;
      const { mover } = moverOn(two, {
        watch: async ({ input }, send) => {
          const isHeld = source !== undefined;
          for (const one of isHeld ? [] : acts.filter(({ at }) => at === calls)) {
            await play(two, one);
            played += 1;
          }
          calls += 1;
          const reply = await send();
          if (beginsHold(input)) source ??= plainOf(await allOf(client, two.tables.main));
          return reply;
        },
      });
      await move(home, 'b', mover);
      const all = source ?? [];
      const strangers = people.filter((id) => homeOf(all, id) !== home);
      const isStrange = ({ PK }: Item) =>
        strangers.some((id) => String(PK).includes(id) || String(PK).includes(`#${id.toLowerCase()}@`));
      const others = new Set(
        ofElsewhere()
          .filter(({ PK }) => !String(PK).toLowerCase().includes('ines'))
          .map(({ PK, SK }) => `${PK} ${SK}`),
      );
      const expected = all.filter((item) => !isStrange(item) && !others.has(`${item.PK} ${item.SK}`));
      expect(plainOf(await allOf(client, two.tables.b))).toEqual(byName(expected));
      await removeTables(two);
    }),
    { numRuns: isEveryPoint ? 30 : 4, endOnFailure: true },
  );
  expect(played).toBeGreaterThan(10);
});
