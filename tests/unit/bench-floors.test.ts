import { expect, test } from 'vitest';
import { belowFloors, type Grades } from '#scripts/tools/bench/floors.ts';

// Exactly at the floors: grades are rounded to three decimals, 0.7926 to 0.793.
const grades: Grades = {
  ...{ everything: 0.7926, 'without cases': 0.737, 'four reactions': 0.838 },
  'cases’ grades exchanged': 0.752,
};
const retrieval = { first: 0.651, inFour: 0.881 };

test.each<[string, Partial<Grades>, Partial<typeof retrieval>, string[]]>([
  ['nothing at the floors', {}, {}, []],
  ['everything', { everything: 0.792, 'cases’ grades exchanged': 0.7 }, {}, ['everything']],
  ['two rows', { 'without cases': 0.736, 'four reactions': 0.837 }, {}, ['without cases', 'four reactions']],
  ['grades of others that do nearly as well', { 'cases’ grades exchanged': 0.753 }, {}, ['cases’ grades exchanged']],
  ['the job found first', {}, { first: 0.65 }, ['self-retrieval']],
  [
    'a row, and the job in the first four',
    { 'without cases': 0 },
    { inFour: 0.88 },
    ['without cases', 'self-retrieval'],
  ],
])('the bench of matching names what is worse than when this version began: %s', (_title, graded, found, named) => {
  expect(belowFloors({ ...grades, ...graded }, { ...retrieval, ...found })).toEqual(named);
});
