import { expect, test } from 'vitest';
import { camille, camilleCv } from '#scripts/demo/content/camille.ts';
import { collegePages, demoCourses } from '#scripts/demo/content/courses.ts';
import { demoLogos } from '#scripts/demo/content/logos.ts';
import { demoPeers, peerProfile } from '#scripts/demo/content/peers.ts';
import { demoPopulation, demoUniversities } from '#scripts/demo/content/people.ts';
import { demoPortraits } from '#scripts/demo/content/portraits.ts';
import { demoResources, sharedResources } from '#scripts/demo/content/resources.ts';
import { doctoralSchools } from '#shared/doctoral-schools.ts';
import { frenchFaults } from '#tests/support/typography.ts';

/** Returns every text nested in a value, except URLs. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const profiles = [camille(2024), ...demoPeers.map((peer) => peerProfile(peer, 2024))];
const resources = [
  ...Object.values(demoResources).flat(),
  ...demoUniversities.flatMap(({ name }, i) => sharedResources(name, collegePages[i] ?? '')),
];

test('the French of the demonstration is set as such', () => {
  const english = profiles
    .flatMap(({ publications }) => publications)
    .filter(({ title }) => /^(Stairs|Thirty)/.test(title));
  const texts = textsIn([profiles, camilleCv, demoCourses, resources]);
  expect(english).toHaveLength(2);
  expect(texts.filter((text) => !textsIn(english).includes(text)).flatMap(frenchFaults)).toEqual([]);
});

test('those who study in France name a doctoral school of the list', () => {
  const named = profiles.map(({ doctorate }) => doctorate.doctoralSchool ?? '');
  const french = named.filter((school) => school.startsWith('['));
  expect(french).toHaveLength(7);
  const known = doctoralSchools.map(({ name }) => name);
  expect(french.filter((school) => !known.includes(school))).toEqual([]);
});

test('every record and picture belongs to an account; no two people look the same, no two universities either', () => {
  const addresses = demoPopulation.map(({ email }) => email);
  for (const email of [...Object.keys(demoPortraits), ...demoPeers.map((peer) => peer.email)]) {
    expect(addresses).toContain(email);
  }
  const looks = Object.values(demoPortraits).map((portrait) => JSON.stringify(portrait));
  expect(looks.length).toBeGreaterThanOrEqual(12);
  expect(new Set(looks).size).toBe(looks.length);
  expect(new Set(demoLogos).size).toBe(4);
});
