import { expect, test } from 'vitest';
import { completedAddress } from '#shared/socials.ts';

// Prefixes of each platform's addresses, by hand from reference/socials.tsv.
test.each([
  ['LINKEDIN', 'camille-rousseau', 'https://www.linkedin.com/in/camille-rousseau'],
  ['GOOGLE_SCHOLAR', 'x_9-AbCdEfGh', 'https://scholar.google.com/citations?user=x_9-AbCdEfGh'],
  ['RESEARCH_GATE', ' Camille-Rousseau ', 'https://www.researchgate.net/profile/Camille-Rousseau'],
  ['TWITTER', '@camille_r', 'https://twitter.com/camille_r'],
  ['ACADEMIA_EDU', 'CamilleRousseau', 'https://independent.academia.edu/CamilleRousseau'],
  ['MY_SCIENCE_WORK', 'camille.rousseau', 'https://www.mysciencework.com/profile/camille.rousseau'],
] as const)('on %s, %j is completed', (platform, typed, address) => {
  expect(completedAddress(typed, platform)).toBe(address);
});

test.each([
  ['', ''],
  ['  ', ''],
  [' https://fr.linkedin.com/in/camille ', 'https://fr.linkedin.com/in/camille'],
  ['linkedin.com/in/camille', 'linkedin.com/in/camille'],
  ['facebook.com', 'facebook.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['Camille Rousseau', 'Camille Rousseau'],
])('%j is none of a name alone: it stays', (typed, kept) => {
  expect(completedAddress(typed, 'LINKEDIN')).toBe(kept);
});
