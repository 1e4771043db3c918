import { expect, test } from 'vitest';
import { splitMatches } from '#shared/domain/search.ts';

/** Puts the matches in brackets. */
const marked = (text: string, query: string): string =>
  splitMatches(text, query)
    .map(({ piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

test.each([
  [
    '[545] SP2 - Sociétés, Politique, Santé Publique',
    'sante PUBL',
    '[545] SP2 - Sociétés, Politique, [Santé] [Publ]ique',
  ],
  ['Cœur et œuvre', 'oeu', 'C[œu]r et [œu]vre'],
  ['Cœur', 'coe', '[Cœ]ur'],
  ['Banane', 'an nan', 'B[anan]e'],
  ['Santé', '', 'Santé'],
  ['Santé', '  ', 'Santé'],
  ['Sante\u0301', 'é', 'Sant[e]\u0301'],
])('in %j, %j is found', (text, query, found) => {
  expect(marked(text, query)).toBe(found);
});
