import { expect, test } from 'vitest';
import { shownOf } from '#shared/domain/cv/shown-cv.ts';

const proofs = { s1: 'J’ai tout relu.' };
const own = {
  ...{ person: { firstName: 'Léa', lastName: 'Marchand' }, doctorate: {} },
  ...{ diplomas: [], experiences: [], publications: [] },
};
const stars = { skills: { s1: 4 }, values: {}, activities: {} };

test('the sentences of skills are published with their section only', () => {
  expect(shownOf({ ...own, cv: { ...stars, proofs, showSkills: true } })?.proofs).toEqual(proofs);
  expect(shownOf({ ...own, cv: { ...stars, proofs, showDiplomas: true } })?.proofs).toEqual({});
});

test('a CV written before there were sentences is published without any', () => {
  expect(shownOf({ ...own, cv: { ...stars, showSkills: true } })?.proofs).toEqual({});
});
