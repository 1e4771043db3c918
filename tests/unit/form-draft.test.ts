import { expect, test } from 'vitest';
import {
  afterSaving,
  changedNames,
  discardTyped,
  emptyDraft,
  heldIn,
  isEmptyValue,
  keepTyped,
  typedOver,
  typeInto,
} from '#web/lib/forms/form-draft.ts';
import { merging } from '#web/lib/forms/form-merging.ts';

const { twofoldNames } = merging;

test('nothing stands where there is nothing, or only blanks', () => {
  expect([undefined, null, '', ' \n'].map(isEmptyValue)).toEqual([true, true, true, true]);
  expect([0, false, 'a', []].map(isEmptyValue)).toEqual([false, false, false, false]);
});

test.each([
  [null, ' ', []],
  ['Ada', ' Ada ', []],
  ['Ada', 'ada', ['it']],
  ['Ada', '', ['it']],
  [7, '7', []],
  [['a'], ['a'], []],
  [['a'], ['b'], ['it']],
  [true, false, ['it']],
])('over %j the typed %j is a change: %j', (stands, it, names) => {
  expect(changedNames({ typed: { it }, over: { it: stands } }, { it: stands })).toEqual(names);
});

test('a draft says which version it was typed over: another version elsewhere is a conflict, unless both say the same', () => {
  const draft = typeInto(emptyDraft, { title: 'Îlots', plan: 'Rien' }, 'plan', 'Enseigner');
  expect(twofoldNames(draft, { title: 'Îlots', plan: 'Rien' })).toEqual([]);
  expect(twofoldNames(draft, { title: 'Archipels', plan: 'Rien' })).toEqual([]);
  expect(twofoldNames(draft, { title: 'Îlots', plan: 'Chercher' })).toEqual(['plan']);
  expect(twofoldNames(draft, { title: 'Îlots', plan: ' Enseigner' })).toEqual([]);
  expect(changedNames(draft, { title: 'Îlots', plan: 'Enseigner' })).toEqual([]);
});

test('a value typed back to the stored one is no change, also after another version arrived', () => {
  const record = { plan: 'Rien' };
  const typed = typeInto(emptyDraft, record, 'plan', 'Rien ');
  expect(typedOver(typed, record)).toEqual({ plan: 'Rien ' });
  expect([typedOver(typed, { plan: 'Chercher' }), changedNames(typed, { plan: 'Chercher' })]).toEqual([{}, []]);
  const undone = typeInto(typed, record, 'plan', 'Rien');
  expect(undone).toEqual(emptyDraft);
});

test('in a conflict one’s own version replaces the other, or gives way to it', () => {
  const draft = typeInto(emptyDraft, { plan: 'Rien' }, 'plan', 'Enseigner');
  const held = { plan: 'Chercher' };
  const kept = keepTyped(draft, held, 'plan');
  expect([twofoldNames(kept, held), changedNames(kept, held), typedOver(kept, held)]).toEqual([
    [],
    ['plan'],
    { plan: 'Enseigner' },
  ]);
  // A third version conflicts again.
  expect(twofoldNames(kept, { plan: 'Voyager' })).toEqual(['plan']);
  const taken = discardTyped(draft, 'plan');
  expect([changedNames(taken, held), typedOver(taken, held)]).toEqual([[], {}]);
});

test('a saved value counts as the server’s until the record is read again, and later typing stays', () => {
  const record = { a: 'one', b: 'two' };
  const sent = { a: 'five', b: 'two' };
  const typing = typeInto(typeInto(emptyDraft, record, 'a', 'five'), record, 'b', 'six');
  const saved = afterSaving(typing, sent, { revision: 3, since: 'then' });
  expect(saved).toEqual({
    typed: { b: 'six' },
    over: { b: 'two' },
    known: { values: sent, revision: 3, since: 'then' },
  });
  const read = { values: record, revision: 2, since: 'then' };
  expect([heldIn(saved, read), changedNames(saved, sent)]).toEqual([saved.known, ['b']]);
  const again = { values: { a: 'five', b: 'two' }, revision: 3, since: 'now' };
  expect([heldIn(saved, again), changedNames(saved, again.values)]).toEqual([again, ['b']]);
});
