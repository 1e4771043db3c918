import { expect, test } from 'vitest';
import { changeLines } from '#scripts/operations/catalogue/report.ts';

test('the report counts an import’s changes by list and by kind, with a line for each entry', () => {
  const change = (what: 'added' | 'changed' | 'retired', id: string, fields: string[] = []) =>
    ({ list: 'skills', what, id, name: `name ${id}`, fields }) as const;
  expect(
    changeLines([
      change('added', 's90'),
      change('retired', 's2'),
      change('retired', 's3'),
      change('changed', 's4', ['name']),
    ]),
  ).toEqual([
    'skills: 1 added, 1 changed, 2 retired',
    '  added    s90   name s90',
    '  retired  s2    name s2',
    '  retired  s3    name s3',
    '  changed  s4    name s4 (name)',
  ]);
});
