import { expect, test } from 'vitest';
import { chooseCell } from '#scripts/operations/stage/choose-cell.ts';

const stage = (...ids: string[]) => ({
  name: 'dev',
  cells: ids.map((id) => ({ id, wave: 1, kind: 'pooled' as const })),
});

test('a command works in the only cell, and asks which where a stage has several', () => {
  expect(chooseCell(stage('main'), undefined).id).toBe('main');
  expect(chooseCell(stage('main', 'b'), 'b').id).toBe('b');
  expect(() => chooseCell(stage('main', 'b'), undefined)).toThrow(
    'The stage dev has several cells: say which with --cell, one of main, b.',
  );
  expect(() => chooseCell(stage('main'), 'b')).toThrow('The stage dev has no cell “b”: it has main.');
});
