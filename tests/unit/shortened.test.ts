import { expect, test } from 'vitest';
import { firstSentences } from '#shared/domain/first-sentences.ts';
import { shortened } from '#shared/domain/shortened.ts';

test.each([
  ['Épidémie', 8, 'Épidémie'],
  ['Épidémies', 8, 'Épidémi…'],
  // No space stays before the sign.
  ['Rive et Sud', 9, 'Rive et…'],
  ['', 4, ''],
  // A family is one sign, and an accent of its own stays with its letter.
  ['👩‍👩‍👧 au parc', 4, '👩‍👩‍👧 a…'],
  ['e\u0301te\u0301s', 3, 'e\u0301t…'],
])('%j is cut to %i signs as %j', (text, length, expected) => {
  expect(shortened(text, length)).toBe(expected);
});

const text = 'Je modélise des grippes.  Je vais\nvérifier sur place ! Et j’enseigne ?';
test.each([
  [text, 80, 'Je modélise des grippes. Je vais vérifier sur place ! Et j’enseigne ?'],
  [text, 69, 'Je modélise des grippes. Je vais vérifier sur place ! Et j’enseigne ?'],
  [text, 68, 'Je modélise des grippes. Je vais vérifier sur place !'],
  [text, 52, 'Je modélise des grippes.'],
  [text, 24, 'Je modélise des grippes.'],
  [text, 23, 'Je modélise des grippe…'],
  ['  Une ligne sans point  ', 30, 'Une ligne sans point'],
  ['', 30, ''],
])('%j says in %i letters %j', (given, length, expected) => {
  expect(firstSentences(given, 'fr', length)).toBe(expected);
});
