import { expect, test } from 'vitest';
import { isAnyShown, nothingShown, shownOf } from '#shared/domain/cv/shown-cv.ts';

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

const item = (id: string, isPublic?: boolean) => ({
  ...{ id, title: id, name: id, company: 'C', university: 'U', city: 'Lyon', startDate: '2022-01-01', endDate: null },
  ...{ authors: 'A', journalName: null, date: null, url: null, description: 'D', isPublic },
});
const items = [item('shown', true), item('hidden', false), item('new')];
const everything = {
  ...own,
  ...{ diplomas: items, experiences: items, publications: items },
  doctorate: { thesisTitle: 'T', appreciatedAspects: 'A', unappreciatedAspects: 'U', smartGoals: 'S' },
};
const rated = { skills: { s1: 4 }, values: { v1: 3 }, activities: { a1: 2 }, proofs };

test.each([
  ['showDiplomas', 'Diplomas'],
  ['showExperiences', 'Experiences'],
  ['showPublications', 'Publications'],
] as const)('%s publishes the items that are public, and no other section', (flag, list) => {
  const seen = shownOf({ ...everything, cv: { ...rated, [flag]: true } });
  const ids = (name: 'Diplomas' | 'Experiences' | 'Publications') => seen?.user[name].map(({ id }) => id);
  for (const name of ['Diplomas', 'Experiences', 'Publications'] as const) {
    expect(ids(name), name).toEqual(name === list ? ['shown'] : []);
  }
  expect(seen).toMatchObject({ doctorate: null, skills: {}, values: {}, activities: {}, proofs: {} });
});

test('showSkills publishes all ratings', () => {
  expect(shownOf({ ...everything, cv: { ...rated, showSkills: true } })).toMatchObject({ ...rated, doctorate: null });
});

test.each([
  [{}, { appreciatedAspects: undefined, unappreciatedAspects: undefined, smartGoals: undefined }],
  [{ showAppreciation: true }, { appreciatedAspects: 'A', unappreciatedAspects: 'U', smartGoals: undefined }],
  [{ showSmart: true }, { appreciatedAspects: undefined, unappreciatedAspects: undefined, smartGoals: 'S' }],
  [
    { showAppreciation: false, showSmart: false },
    { appreciatedAspects: undefined, smartGoals: undefined },
  ],
])('with %j the doctorate shows no more than it should (D24)', (flags, shown) => {
  const cv = { ...rated, showDoctorate: true, ...flags };
  expect(shownOf({ ...everything, cv })?.doctorate).toMatchObject({ thesisTitle: 'T', ...shown });
});

test('appreciation and goals alone publish nothing, not even the name', () => {
  const cv = { ...rated, showAppreciation: true, showSmart: true, showDiplomas: false };
  expect(isAnyShown(cv)).toBe(false);
  expect(shownOf({ ...everything, cv })).toBeNull();
});

test('who publishes nothing has a page without a name and without a list', () => {
  expect(nothingShown()).toMatchObject({
    ...{ doctorate: null, skills: {}, values: {}, activities: {}, proofs: {} },
    user: { firstName: null, lastName: null, Diplomas: [], Experiences: [], Publications: [] },
  });
});
