import { expect, test } from 'vitest';
import { openBook } from '#scripts/operations/move/book.ts';

const diploma = (name: string) => ({
  PK: { S: 'USER#AbCd-camille' },
  SK: { S: 'DIPLOMA#AbCd-camille.1' },
  _et: { S: 'Diploma' },
  name: { S: name },
});
const person = { PK: { S: 'USER#AbCd-camille' }, SK: { S: 'USER' }, _et: { S: 'User' } };
const key = { PK: person.PK, SK: person.SK };

test('a book tallies what it holds now, in whatever order it was noted', () => {
  const [direct, winding] = [openBook(), openBook()];
  direct.note(person);
  direct.note(diploma('Master'));
  winding.note(diploma('Licence'));
  winding.note(diploma('Licence'));
  winding.note(person);
  expect(winding.forget(key)).toBe(true);
  winding.note(diploma('Master'));
  winding.note(person);
  expect(winding.tally()).toEqual(direct.tally());
  expect(direct.tally()).toMatchObject({ User: { count: 1 }, Diploma: { count: 1 } });
  winding.note(diploma('Doctorat'));
  expect(winding.tally().Diploma?.hash).not.toBe(direct.tally().Diploma?.hash);
  expect(winding.tally().User).toEqual(direct.tally().User);
});

test('a kind of which nothing is left is not tallied, and what was never noted is not forgotten', () => {
  const book = openBook();
  book.note(person);
  expect(book.forget({ ...key, SK: { S: 'OTHER' } })).toBe(false);
  expect(book.tally()).toHaveProperty('User');
  expect(book.forget(key)).toBe(true);
  expect(book.forget(key)).toBe(false);
  expect(book.tally()).toEqual({});
});
