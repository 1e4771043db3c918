import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';

const main = () => screen.getByRole('main');

test.each([
  [
    'fr',
    'Déclaration d’accessibilité',
    ['Qui déclare', 'État de conformité', 'Résultats', 'Contenus non accessibles'],
    ['Établissement de cette déclaration', 'Retour d’information et contact', 'Voies de recours'],
    [
      /n’est pas l’audit d’un tiers/,
      /publie sur son site, à son nom, sa propre déclaration/,
      /partiellement conforme/,
      /1er|novembre/,
    ],
  ],
  [
    'en',
    'Accessibility statement',
    ['Who makes this statement', 'State of compliance', 'Results', 'Content that isn’t accessible'],
    ['How this statement was prepared', 'Feedback and contact', 'If you aren’t satisfied with the answer'],
    [/isn’t an audit by a third party/, /a statement of its own/, /partially compliant/, /prepared on \w+ \d+, 20\d\d/],
  ],
] as const)(
  'the statement says who makes it, what is met, how it was tested and where to turn (%s)',
  async (...told) => {
    const [language, title, first, second, sentences] = told;
    const { text } = await openScreen('/accessibility', { language });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(textsOfAll(main().querySelectorAll('h2'))).toEqual([...first, ...second]);
    for (const sentence of sentences) expect(text()).toMatch(sentence);
    expect([...main().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:contact@talents.example',
      'https://formulaire.defenseurdesdroits.fr/',
      'https://www.defenseurdesdroits.fr/saisir/delegues',
    ]);
    expect(text()).toContain('Libre réponse 71120');
  },
);

test('its figures are those of the grid: met and applicable criteria, and the others of 106', async () => {
  const { text } = await openScreen('/accessibility');
  const [, met = 0, applicable = 0] = (/: (\d+) sur (\d+)\./.exec(text()) ?? []).map(Number);
  const [, others = 0] = (/(\d+) critères sur 106/.exec(text()) ?? []).map(Number);
  expect([applicable + others, met <= applicable, met > 53]).toEqual([106, true, true]);
});

test('a member reads the address of their university beside that of the makers', async () => {
  const replies = { 'users.contactOfUniversity': { email: 'doctorat@port-vieux.example', administrators: [] } };
  await openScreen('/accessibility', { who: candidate, replies });
  const link = await within(main()).findByRole('link', { name: 'doctorat@port-vieux.example' });
  expect(link.getAttribute('href')).toBe('mailto:doctorat@port-vieux.example');
});
