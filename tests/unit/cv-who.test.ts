import { expect, test } from 'vitest';
import { cvEnd, cvWho } from '#shared/domain/cv/cv-who.ts';
import type { Language } from '#shared/lists.ts';

const whoOf = (
  researchDomain: string | null,
  startDate: string | null,
  estimatedEndDate: string | null,
  language: Language = 'fr',
) =>
  cvWho(
    { researchDomain, startDate, estimatedEndDate },
    { language, today: '2026-11-27', labelOf: (domain) => `Étude de ${domain}` },
  );

test.each([
  ['droit', '2024-10-01', '2027-09-30', { key: 'who.inYears', domain: 'étude de droit', year: 3 }],
  // The last day still counts.
  ['droit', '2024-10-01', '2026-11-27', { key: 'who.inYears', domain: 'étude de droit', year: 3 }],
  ['droit', '2024-10-01', '2026-11-26', { key: 'who.done', domain: 'étude de droit', year: null }],
  ['droit', '2024-10-01', null, { key: 'who.inYears', domain: 'étude de droit', year: 3 }],
  ['droit', null, '2027-09-30', { key: 'who.done', domain: 'étude de droit', year: null }],
  [null, '2024-10-01', '2027-09-30', { key: 'who.years', domain: '', year: 3 }],
  [null, '2024-10-01', '2026-11-26', null],
  [null, null, null, null],
])('domain %j from %j to %j is described so', (domain, start, end, who) => {
  expect(whoOf(domain, start, end)).toEqual(who);
});

test.each([
  ['2027-09-30', 'fr', 'septembre 2027'],
  ['2027-09-30', 'en', 'September 2027'],
  ['2026-11-27', 'fr', 'novembre 2026'],
  ['2026-11-26', 'fr', null],
  [null, 'fr', null],
] as const)('an end on %j is announced in %s as %j', (estimatedEndDate, language, month) => {
  expect(cvEnd({ estimatedEndDate }, { language, today: '2026-11-27' })).toBe(month);
});
