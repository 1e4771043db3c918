import { expect, test } from 'vitest';
import { changesInPlace, filesOf } from '#scripts/operations/restore/cell/files-in-place.ts';
import { fitOf, objectionsTo } from '#scripts/operations/restore/cell/fit.ts';

const at = new Date('2026-11-20T10:00:00.000Z');
const [before, after] = ['2026-11-19T08:00:00.000Z', '2026-11-23T08:00:00.000Z'];

type Given = Parameters<typeof fitOf>[2];
type Move = Given['moves'][number];
type Homes = Record<string, readonly [cell: string, epoch: number]>;

const given = (homes: Homes, people: Record<string, string | undefined> = {}, moves: readonly Move[] = []): Given => ({
  own: 'b',
  at,
  listed: {
    addresses: new Map(),
    people: new Map(Object.entries(people)),
    universities: new Map(Object.entries(homes).map(([id, [cell, epoch]]) => [id, { cell, epoch }])),
  },
  moves,
});
const held = (universities: readonly string[], people: Record<string, string | undefined> = {}) => ({
  universities: new Set(universities),
  people: new Map(
    Object.entries(people).map(([id, university]) => [id, { email: `${id}@Example.test`, hash: id, university }]),
  ),
});
const routes = (of: Record<string, readonly [epoch: number, state: string]> = {}) =>
  new Map(Object.entries(of).map(([id, [epoch, state]]) => [id, { epoch, state }]));
const move = (university: string, from: string, to: string, switchedAt?: string): Move => ({
  ...{ university, from, to, state: 'read-only' as const },
  ...(switchedAt && { switchedAt }),
});

test('a university that moved in since the moment stops a restore before it begins, with the day of its move', () => {
  const moves = [
    move('brest', 'main', 'b', after),
    move('lyon', 'main', 'b', before),
    move('paris', 'b', 'main', after),
  ];
  expect(objectionsTo(given({ brest: ['b', 1], lyon: ['b', 1], paris: ['main', 1] }, {}, moves))).toEqual([
    expect.stringContaining('then lies in another table: brest (2026-11-23). Move them to another cell'),
  ]);
  expect(objectionsTo(given({ lyon: ['b', 1] }, {}, [move('lyon', 'main', 'b', before)]))).toEqual([]);
});

test('a move under way stops it, whichever the direction, and one between other cells does not', () => {
  const moves = (['copying', 'switched'] as const).map((state) => ({ ...move('brest', 'b', 'main'), state }));
  expect(objectionsTo(given({ brest: ['b', 0] }, {}, moves))).toEqual([
    'The move of brest from “b” to “main” is under way: finish it, or give it up, before.',
    'The move of brest from “b” to “main” is under way: finish it, or give it up, before.',
  ]);
  expect(objectionsTo(given({}, {}, [{ ...move('lyon', 'main', 'c'), state: 'held' }]))).toEqual([]);
});

test('whoever lives elsewhere now is left out, with people who have changed their university since, and the route says where', () => {
  const {
    objections,
    elsewhere,
    routes: written,
  } = fitOf(
    held(['brest', 'lyon'], { anna: 'brest', bea: 'lyon', carl: 'brest' }),
    routes(),
    given({ brest: ['b', 0], lyon: ['main', 1], nice: ['main', 1] }, { anna: 'brest', bea: 'lyon', carl: 'nice' }),
  );
  expect(objections).toEqual([]);
  expect([...elsewhere]).toEqual([
    ['lyon', { people: new Set(['bea']), addresses: new Map([['bea@example.test', 'bea']]) }],
    ['nice', { people: new Set(['carl']), addresses: new Map([['carl@example.test', 'carl']]) }],
  ]);
  expect([...written]).toEqual([
    ['lyon', { epoch: 1, state: 'moved', to: 'main' }],
    ['nice', { epoch: 1, state: 'moved', to: 'main' }],
  ]);
});

test('of the same epoch it is opened where a move was under way then, and left alone where none was', () => {
  const homes: Homes = { brest: ['b', 0], lyon: ['b', 2], nice: ['b', 1], paris: ['b', 0] };
  const fit = fitOf(
    held(['brest', 'lyon', 'nice']),
    routes({ brest: [0, 'held'], lyon: [2, 'draining'], nice: [1, 'open'] }),
    given(homes),
  );
  expect(fit.objections).toEqual([]);
  expect([...fit.routes]).toEqual([
    ['brest', { epoch: 0, state: 'open' }],
    ['lyon', { epoch: 2, state: 'open' }],
  ]);
});

test.each([
  ['has no route', routes()],
  ['has an earlier epoch', routes({ brest: [0, 'open'] })],
  ['held a half copy of it', routes({ brest: [1, 'moved'] })],
])('a university that lives here is refused where the table %s', (_what, those) => {
  const { objections } = fitOf(held(['brest']), those, given({ brest: ['b', 1] }));
  expect(objections).toEqual([expect.stringContaining('moved into the cell “b” since then')]);
});

test('a university deleted since comes back as new, but not where it had moved away before', () => {
  const moves = [move('lyon', 'b', 'main', after)];
  const people = { anna: 'brest', bea: 'lyon', carl: 'nice' };
  const fit = fitOf(
    held(['brest', 'lyon', 'nice'], people),
    routes({ brest: [3, 'draining'], lyon: [0, 'open'], nice: [1, 'moved'] }),
    given({}, {}, moves),
  );
  expect([...fit.elsewhere.keys()]).toEqual(['lyon', 'nice']);
  expect([...fit.routes]).toEqual([
    ['brest', { epoch: 0, state: 'open' }],
    ['lyon', 'gone'],
    ['nice', 'gone'],
  ]);
});

test('whoever lives here now, and was then in a university that has left, would be lost: they are named', () => {
  const { objections } = fitOf(
    held(['brest', 'lyon'], { anna: 'lyon' }),
    routes(),
    given({ brest: ['b', 0], lyon: ['main', 1] }, { anna: 'brest' }),
  );
  expect(objections).toEqual([expect.stringContaining('would be lost: anna')]);
});

test('an item names its picture and its document, and nothing of another place', () => {
  expect(filesOf({ _et: { S: 'User' }, avatarUrl: { S: '/files/img/a.webp' } })).toEqual(['files/img/a.webp']);
  expect(filesOf({ _et: { S: 'University' }, logoUrl: { S: '/files/img/l.webp' } })).toEqual(['files/img/l.webp']);
  const resource = { _et: { S: 'Resource' }, id: { S: 'AbCd-camille.x1' } };
  expect(filesOf({ ...resource, type: { S: 'FILE' } })).toEqual(['documents/AbCd-camille/x1']);
  expect(filesOf({ ...resource, type: { S: 'LINK' } })).toEqual([]);
  expect(filesOf({ _et: { S: 'User' }, avatarUrl: { NULL: true } })).toEqual([]);
});

test('in place, what was removed or replaced since comes back, what came since is deleted, and the rest stays', () => {
  const version = (key: string, id: string | null, day: number, isLatest = true) => ({
    ...{ key, id, isLatest },
    at: new Date(Date.UTC(2026, 10, day)),
  });
  const versions = [
    version('kept', 'k1', 1),
    version('removed', 'r1', 1, false),
    version('removed', null, 22),
    version('replaced', 'p1', 1, false),
    version('replaced', 'p2', 22),
    version('came', 'c1', 22),
    version('came and gone', 'g1', 22, false),
    version('came and gone', null, 23),
    version('back from an earlier restore', 'e1', 22),
    version('of another cell', 'o1', 1, false),
    version('of another cell', null, 22),
  ];
  const named = new Set(['kept', 'removed', 'replaced', 'back from an earlier restore']);
  const formerly = new Set(['kept', 'replaced', 'came', 'came and gone']);
  const { back, gone } = changesInPlace(versions, { at, named, formerly });
  expect(back.map(({ key, id }) => [key, id])).toEqual([
    ['removed', 'r1'],
    ['replaced', 'p1'],
  ]);
  expect(gone.map(({ key }) => key)).toEqual(['came']);
});
