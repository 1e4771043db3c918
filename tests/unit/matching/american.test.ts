import { expect, test } from 'vitest';
import { stemsOf } from '#shared/matching/words/text-stems.ts';

test.each([
  ['organisation and organising', 'organization and organizing'],
  ['analysing polymerisation', 'analyzing polymerization'],
  ['behavioural tumours', 'behavioral tumors'],
  ['centres, fibre, centred', 'centers, fiber, centered'],
  ['palaeontology, haematology, oestrogen', 'paleontology, hematology, estrogen'],
  ['analogue programmes', 'analog programs'],
  ['defence, licences, practise', 'defense, licenses, practice'],
  ['modelling, labelled, counsellors', 'modeling, labeled, counselors'],
  ['sulphur, moulding, grey artefacts, aluminium', 'sulfur, molding, gray artifacts, aluminum'],
])('“%s” has the stems of “%s”', (british, american) => {
  expect(stemsOf(british, 'en')).toEqual(stemsOf(american, 'en'));
});

test.each([
  ['poet', 'pet'],
  ['hour', 'hor'],
])('“%s” and “%s” stay two words', (one, other) => {
  expect(stemsOf(one, 'en')).not.toEqual(stemsOf(other, 'en'));
});

test('French words keep their spelling', () => {
  expect(stemsOf('le centre', 'fr')).not.toEqual(stemsOf('le center', 'fr'));
});
