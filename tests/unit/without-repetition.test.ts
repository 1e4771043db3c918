import { expect, test } from 'vitest';
import { withoutRepetition } from '#shared/domain/cv/without-repetition.ts';

test.each([
  ['Space, 12(3), 45-67', '12(3), 45-67'],
  ['Space', null],
  ['Îlots', null],
  ['Spaces of care', 'Spaces of care'],
  ['A spatial model.', 'A spatial model.'],
])('beside title and journal, “%s” says %s', (description, shown) => {
  const article = { id: 'p1', title: 'Îlots', journalName: 'Space', description };
  expect(withoutRepetition(article)).toEqual({ id: 'p1', title: 'Îlots', journalName: 'Space', description: shown });
});

test('without a journal, a description stays whole', () => {
  expect(withoutRepetition({ title: 'Îlots', journalName: null, description: 'null, 3' }).description).toBe('null, 3');
});
