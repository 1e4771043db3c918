import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { findUser, markSeenChange, type StoredUser } from '#functions/data/people/users.ts';
import { fenceBy, fenced } from '#functions/data/universities/routes.ts';
import { mainCell } from '#shared/cells.ts';
import { as, refused } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { allItems } from '#tests/support/contents.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { setRoute, untilItWaits } from '#tests/support/routes.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import { inCell, openTwoCells } from '#tests/support/two-cells.ts';

// What a university's move does to calls of its people (134). Nothing here moves: the tests write the route as the mover does.

openTwoCells();

const here = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);

beforeAll(() => here(seedCatalogue));

type Api = Awaited<ReturnType<typeof as>>;
let person: StoredUser & { universityId: string };
let api: Api;
let id: string;

beforeEach(() =>
  here(async () => {
    const { id: universityId } = await buildUniversity();
    const user = await buildUser({ university: { id: universityId } });
    person = { ...user, universityId };
    api = await as(user);
    ({ id } = await api.portfolios.create({ body: { title: 'Bilan' } }));
  }),
);

const rate = (row: string, value: number) =>
  api.portfolios.rateSkill({ params: { id: `${id}.${row}` }, body: { value } });
const hold = () => setRoute(person.universityId, { state: 'held' });
const open = () => setRoute(person.universityId, { state: 'open' });
const leave = () => setRoute(person.universityId, { state: 'moved', to: 'b' });

/** Ratings by skill. */
const ratings = async (): Promise<Record<string, unknown>> => {
  const rows = await api.portfolios.listSkills({ params: { portfolioId: id } });
  return Object.fromEntries(
    rows.flatMap(({ id: row, value }) => (value === null ? [] : [[row.split('.').at(-1), value]])),
  );
};
const written = async () => {
  const items = (await allItems()).filter(({ PK }) => !/^(THROTTLE|ROUTE|MOVES)/.test(String(PK)));
  return items.map((item) => JSON.stringify(item)).sort();
};

describe('while a university is held', () => {
  test('reads go on, and what they would note besides is left out', () =>
    here(async () => {
      await hold();
      const late = await buildUser({ university: { id: person.universityId } });
      const theirs = await as(late);
      expect((await theirs.users.get({ params: { id: late.id } })).id).toBe(late.id);
      expect((await findUser(late.id))?.lastSeenAt).toBeUndefined();
      await open();
      await theirs.users.get({ params: { id: late.id } });
      expect((await findUser(late.id))?.lastSeenAt).toBeDefined();
    }));

  test('a write waits, and is done once when the university is open again', () =>
    here(async () => {
      await hold();
      const { entries } = await recorded(async (trace) => {
        const rating = rate('s1', 4);
        await untilItWaits(trace, person.universityId);
        expect(await ratings()).toEqual({});
        await open();
        await rating;
      });
      expect(await ratings()).toEqual({ s1: 4 });
      expect(entries.filter(({ operation }) => operation === 'UpdateItem')).toHaveLength(1);
    }));

  test('a write that waits is sent after the university when that has moved, and nothing of it is written', () =>
    here(async () => {
      await hold();
      const before = await written();
      await recorded(async (trace) => {
        const rating = refused(rate('s1', 4));
        await untilItWaits(trace, person.universityId);
        await leave();
        expect(await rating).toMatchObject({ status: 421, code: 'misdirected' });
      });
      expect(await written()).toEqual(before);
    }));

  test('fifty simultaneous ratings are all kept afterwards', () =>
    here(async () => {
      const params = { portfolioId: id };
      const [skills, values] = [
        await api.portfolios.listSkills({ params }),
        await api.portfolios.listValues({ params }),
      ];
      const ratingOf = (i: number) => (i % 5) + 1;
      await hold();
      await recorded(async (trace) => {
        const all = [
          ...skills
            .slice(0, 40)
            .map((row, i) => api.portfolios.rateSkill({ params: row, body: { value: ratingOf(i) } })),
          ...values
            .slice(0, 10)
            .map((row, i) => api.portfolios.rateValue({ params: row, body: { value: ratingOf(i) } })),
        ];
        expect(all).toHaveLength(50);
        await untilItWaits(trace, person.universityId, 60);
        await open();
        await Promise.all(all);
      });
      const kept = async (rows: Promise<{ value: number | null }[]>, many: number) =>
        (await rows).slice(0, many).map(({ value }) => value);
      const expected = (many: number) => Array.from({ length: many }, (_, i) => ratingOf(i));
      expect(await kept(api.portfolios.listSkills({ params }), 40)).toEqual(expected(40));
      expect(await kept(api.portfolios.listValues({ params }), 10)).toEqual(expected(10));
    }));

  test('nobody is transferred to it before it is open again: they would be in no cell', () =>
    here(async () => {
      const comes = await buildUser();
      const boss = await as(await buildUser({ role: 'super', university: null }));
      await hold();
      await recorded(async (trace) => {
        const { universityId } = person;
        const moving = boss.users.move({ params: { id: comes.id }, body: { universityId } });
        await untilItWaits(trace, universityId);
        expect((await findUser(comes.id))?.universityId).toBe(comes.universityId);
        await open();
        await moving;
      });
      expect((await findUser(comes.id))?.universityId).toBe(person.universityId);
    }));

  test('others write as ever', () =>
    here(async () => {
      await hold();
      const other = await buildUser();
      const theirs = await as(other);
      expect((await theirs.portfolios.create({ body: { title: 'Bilan' } })).title).toBe('Bilan');
    }));
});

describe('a university that has moved', () => {
  test('is refused for reads and writes alike, with the cell that has it', () =>
    here(async () => {
      await leave();
      const before = await written();
      const answers = [
        refused(rate('s1', 4)),
        refused(api.portfolios.get({ params: { id } })),
        refused(api.users.get({ params: { id: person.id } })),
      ];
      for (const answer of answers) expect(await answer).toMatchObject({ status: 421, code: 'misdirected' });
      expect(await written()).toEqual(before);
    }));

  test('names the new cell in a header', () =>
    here(async () => {
      await leave();
      const headers = { authorization: `Bearer ${await tokenOf(person)}` };
      const reply = await invoke(new Request(`http://test/api/v0/users/${person.id}`, { headers }));
      expect([reply.status, reply.headers.get('x-cell')]).toEqual([421, 'b']);
    }));

  test('is refused for a super administrator, who belongs to none', () =>
    here(async () => {
      const boss = await as(await buildUser({ role: 'super', university: null }));
      const params = { id: person.universityId };
      expect((await boss.universities.get({ params })).id).toBe(person.universityId);
      await leave();
      expect(await refused(boss.universities.get({ params }))).toMatchObject({ status: 421 });
      expect(await refused(boss.users.get({ params: { id: person.id } }))).toMatchObject({ status: 421 });
      expect(await refused(boss.users.remove({ params: { id: person.id } }))).toMatchObject({ status: 421 });
    }));
});

test('a commit more than a second after the reading reads again, and waits', () =>
  here(async () => {
    const note = () => commit([markSeenChange(person.id, new Date())], { now: new Date() });
    await fenced(async () => {
      fenceBy(person.universityId);
      const first = await recorded(note);
      expect(first.entries.map(({ operation }) => operation)).toEqual(['GetItem', 'UpdateItem']);
      const second = await recorded(note);
      expect(second.entries.map(({ operation }) => operation)).toEqual(['UpdateItem']);
      await hold();
      await recorded(async (trace) => {
        const late = Date.now() + 1_000;
        const clock = vi.spyOn(Date, 'now').mockReturnValue(late);
        const third = note();
        await untilItWaits(trace, person.universityId);
        await open();
        clock.mockRestore();
        expect(await third).toBe(true);
      });
    });
  }));

test('a rating stays one plain update, with the route read beside the caller', () =>
  here(async () => {
    await rate('s1', 1);
    const { entries } = await recorded(() => rate('s1', 2));
    // The catalogue's version is read every five seconds.
    const own = entries.filter(({ keys }) => !keys.some((key) => key.startsWith('CATALOGUE')));
    expect(own.map(({ operation, keys, writeUnits }) => [operation, keys.length, writeUnits])).toEqual([
      ['BatchGetItem', 3, 0],
      ['UpdateItem', 1, 1],
    ]);
  }));
