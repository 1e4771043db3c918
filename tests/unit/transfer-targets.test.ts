import { expect, test } from 'vitest';
import { transferTargets } from '#shared/domain/transfer-targets.ts';

const [angers, brest, caen] = [{ id: 'angers' }, { id: 'brest' }, { id: 'caen' }];

test('where there are no cells people go to every other university, and none is missing', () => {
  expect(transferTargets([angers, brest, caen], 'brest')).toEqual({ targets: [angers, caen], areElsewhere: false });
});

test.each([
  ['angers', ['main', 'main', 'b'], ['brest'], true],
  ['caen', ['main', 'main', 'b'], [], true],
  ['caen', ['b', 'b', 'b'], ['angers', 'brest'], false],
] as const)('people of %s, where the cells are %j, go to %j', (from, cells, ids, areElsewhere) => {
  const placed = [angers, brest, caen].map((one, i) => ({ ...one, cell: cells[i] }));
  const { targets, ...rest } = transferTargets(placed, from);
  expect(targets.map(({ id }) => id)).toEqual(ids);
  expect(rest).toEqual({ areElsewhere });
});

test('all are offered if the list lacks the university that people leave: the API refuses what cannot be done', () => {
  const placed = [
    { ...angers, cell: 'main' },
    { ...caen, cell: 'b' },
  ];
  for (const from of ['brest', null])
    expect(transferTargets(placed, from)).toEqual({ targets: placed, areElsewhere: false });
});
