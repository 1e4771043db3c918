import { expect, test } from 'vitest';
import { answeredOf } from '#functions/exports/report/answered.ts';

const row = (answered: boolean, importantFlag: boolean | null = null) => ({
  ...{ name: 'Écouter', description: '', value: answered ? 3 : null, isRetired: false },
  answered,
  importantFlag,
});
const names = { kind: (kind: string) => kind, category: (kind: string, category: number) => `${kind} ${category}` };

test('categories with an answer are printed, a liked entry counting as one; the others are named, whole kinds as such', () => {
  const { answered, silent } = answeredOf(
    [
      {
        kind: 'skill',
        categories: [
          { category: 1, rows: [row(false), row(true)] },
          { category: 2, rows: [row(false)] },
        ],
      },
      { kind: 'activity', categories: [{ category: 1, rows: [row(false, true)] }] },
      {
        kind: 'value',
        categories: [
          { category: 1, rows: [row(false)] },
          { category: 2, rows: [row(false)] },
        ],
      },
    ],
    names,
  );
  expect(answered.map(({ kind, categories }) => [kind, categories.map(({ category }) => category)])).toEqual([
    ['skill', [1]],
    ['activity', [1]],
  ]);
  expect(silent).toEqual(['skill 2', 'value']);
});
